import { setTimeout as delay } from 'node:timers/promises'
import type { EventLog } from '@deals/event-log'

type Reading = Pick<EventLog, 'readAll'>

/** After each page whoever reads rests for so many times of what they took for it, but never for long. */
const restsFor = 4
const longestWorkMs = 100

/** A log for work that can wait: others have the thread most of the time, and a stop ends it between two pages. */
export function inNoHurry(log: Reading, signal: AbortSignal): Reading {
  let given = performance.now()
  return {
    async readAll(asked) {
      const worked = Math.min(longestWorkMs, performance.now() - given)
      await delay(worked * restsFor, undefined, { signal })
      const page = await log.readAll(asked)
      given = performance.now()
      return page
    },
  }
}
