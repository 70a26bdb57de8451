import type { CarriedRecord, View } from '@deals/event-log'

/** A part of what one partition carries, in its order. */
export interface CarriedPiece {
  view: View
  partition: number
  records: readonly CarriedRecord[]
  /** Called between long steps. Throws when the partition was given to another process. */
  beat(): Promise<void>
}

/** Brings events to projectors, each partition to one of them at a time; in doubt, more often than once. */
export interface Carrier {
  /** What operators call it. */
  readonly name: string
  /** How many partitions each view has. */
  readonly partitions: number
  /** Until the signal. */
  carry(receiving: { onPiece: (piece: CarriedPiece) => Promise<void>; signal: AbortSignal }): Promise<void>
  /** Whether this process takes part. */
  isReading(): boolean
}
