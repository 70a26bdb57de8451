import type { CheckedAppend } from './checked-append.ts'
import type { Revision } from './event-log.ts'

/**
 * What becomes of an append whose stream stands at `actual`. A repeated append is known by its ids: when the events
 * right after the expected revision are the ones offered, they were written before and all is well.
 */
export function decideAppend(
  { expected, events }: CheckedAppend,
  actual: Revision,
  idAt: (revision: Revision) => string | undefined,
): 'append' | 'duplicate' | 'wrong-revision' {
  const before = expected === 'none' ? -1 : expected
  if (before === 'any' || before === actual) {
    return 'append'
  }
  const areThere = before < actual && events.every(({ id }, index) => idAt(before + 1 + index) === id)
  return areThere ? 'duplicate' : 'wrong-revision'
}

/** Revision of the last event of an append that was found to be a duplicate. */
export function lastOfDuplicate({ expected, events }: CheckedAppend): Revision {
  return typeof expected === 'number' ? expected + events.length : events.length - 1
}
