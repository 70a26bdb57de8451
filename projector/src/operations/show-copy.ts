import type { CopyLogOptions } from '@deals/event-log'
import { percentOf, speedometer } from '../platform/progress.ts'
import type { Desk } from './desk.ts'

/** Where the log cannot count its events beforehand, a line for so many of them. */
const eventsPerLine = 10_000

/** One line for each tenth of the way. */
export function showingProgress({ print }: Pick<Desk, 'print'>): NonNullable<CopyLogOptions['onProgress']> {
  const speed = speedometer()
  let [shown, before] = [0, 0]
  return ({ events, total }) => {
    speed.passed(events - before)
    before = events
    const percent = percentOf({ events, total })
    const step = Math.floor(percent === null ? events / eventsPerLine : percent / 10)
    if (step > shown) {
      shown = step
      print(`${percent === null ? '' : `${step * 10}%  `}${events} events  ${Math.round(speed.perSecond())}/s`)
    }
  }
}
