import type { Json, Position } from '@deals/events'

/** What stands in the open: how the key is drawn and told from others. */
export interface Header {
  format: 1
  id: string
  salt: string
  proof: string
}

/** A stretch of the event log in one file. */
export interface Segment {
  file: string
  events: number
  /** It holds what is after this place of the log, up to the other one. */
  after: Position
  upTo: Position
  /** Its last event, by which the same log is known again. */
  lastId: string
}

/** Where a read model stood when a backup began, to be told whether a fold of the backup says the same. */
export interface Standing {
  projection: string
  code: string
  position: Position
  digest: string
}

/** One backup that was taken to its end. */
export interface Run {
  nr: number
  /** When it began (ms). */
  at: number
  /** The log is in it up to here. */
  head: Position
  accounts: readonly string[]
  entries: number
  /** A file that lists the pictures of posts. */
  pictures: string
  /** One that lists the screenshots of bug reports; backups that are older than it lack it. */
  screenshots?: string
  standings: readonly Standing[]
}

export interface Catalogue {
  /** Which log it is. */
  log: string
  segments: readonly Segment[]
  runs: readonly Run[]
}

/** An entry of the accounts' store. */
export interface Entry {
  table: string
  id: string
  value: Json
}

/** The key that locks the keys is an entry of no table. */
export const masterKeyEntry = { table: '', id: 'master key' } as const

/** A number in a name, so that names sort as the numbers do. */
export const numbered = (nr: number): string => String(nr).padStart(6, '0')

/** Whether it is a header of ours; newer programs write another one. */
export const isHeader = (value: unknown): value is Header =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 1 &&
  'id' in value &&
  typeof value.id === 'string' &&
  'salt' in value &&
  typeof value.salt === 'string' &&
  'proof' in value &&
  typeof value.proof === 'string'
