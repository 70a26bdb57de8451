import { performance } from 'node:perf_hooks'
import type { Logger } from './logger.ts'

/** A step as large as this is none by which clocks are kept right. */
const jumpMs = 10 * 60_000
/** How long a clock that was set ahead, or a machine that slept, is not believed in what cannot be taken back. */
export const doubtMs = 60 * 60_000

export interface Clocks {
  readonly clock: { now(): number }
  readonly logger: Pick<Logger, 'warn'>
  /** Goes on evenly, whatever the clock is set to. */
  readonly steady?: () => number
}

/**
 * Keeps what cannot be taken back from being done by a clock that was just set ahead: an operator, or the next answer of
 * a time server, sets it back within the hour, or it was right.
 */
export function doubtAfterJumps({ clock, logger, steady = () => performance.now() }: Clocks) {
  const ahead = () => clock.now() - steady()
  let trusted = ahead()
  let doubtedAt: number | null = null
  const isDoubted = (): boolean => {
    const jump = ahead() - trusted
    if (jump <= jumpMs) {
      doubtedAt = null
      trusted = ahead()
      return false
    }
    if (doubtedAt === null) {
      doubtedAt = steady()
      const minutes = Math.round(jump / 60_000)
      logger.warn({ minutes }, 'the clock was set ahead: for an hour no deal ends and no account is erased by it')
    }
    if (steady() - doubtedAt < doubtMs) {
      return true
    }
    trusted = ahead()
    doubtedAt = null
    return false
  }
  return (task: () => Promise<void>) => (): Promise<void> => (isDoubted() ? Promise.resolve() : task())
}
