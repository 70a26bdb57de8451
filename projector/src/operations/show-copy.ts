import type { CopyLogOptions } from '@deals/events/log'
import { percentOf, speedometer } from '../platform/progress.ts'
import type { Desk } from './desk.ts'

/** One line for each tenth of the way. */
export function showingProgress({ print }: Pick<Desk, 'print'>): NonNullable<CopyLogOptions['onProgress']> {
  const speed = speedometer()
  let [shown, before] = [0, 0]
  return ({ position, head, events }) => {
    speed.passed(events - before)
    before = events
    const tenth = Math.floor(percentOf(position, head) / 10)
    if (tenth > shown) {
      shown = tenth
      print(`${tenth * 10}%  ${events} events  ${Math.round(speed.perSecond())}/s`)
    }
  }
}
