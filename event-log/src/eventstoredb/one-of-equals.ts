import type { CheckedAppend } from '../checked-append.ts'
import type { Appended, AppendOptions } from '../event-log.ts'

/** How an append is to be made. */
export type AppendWishes = Omit<AppendOptions, 'expected' | 'deadlineMs'> & { readonly deadlineMs: number }
type Append = (offered: CheckedAppend, options: AppendWishes) => Promise<Appended>

/**
 * Lets one of several equal appends of this process go to the server while the others wait for what becomes of it: the
 * server would leave them without an answer.
 */
export function oneOfEquals(append: Append): Append {
  const underWay = new Map<string, Promise<Appended>>()
  return async (offered, options) => {
    const key = keyOf(offered)
    const until = performance.now() + options.deadlineMs
    for (let first = underWay.get(key); first !== undefined; first = underWay.get(key)) {
      const appended = await first.catch(() => undefined)
      if (appended !== undefined) {
        return { ...appended, duplicate: true }
      }
    }
    const mine = append(offered, { ...options, deadlineMs: Math.max(1, until - performance.now()) })
    underWay.set(key, mine)
    return mine.finally(() => underWay.delete(key))
  }
}

const keyOf = ({ stream, expected, events }: CheckedAppend): string =>
  [stream, expected, ...events.map(({ id }) => id)].join(' ')
