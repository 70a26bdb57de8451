import type { SystemQueries } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { smallSiteForEach } from '../testing/small-site.ts'
import { createCallers } from './find-caller.ts'

let isAway: boolean
let asked: number
const standing: SystemQueries['standing'] = async () => {
  asked += 1
  if (isAway) {
    throw new Unavailable('locked')
  }
  return { trustLevel: 2, reportsUpheld: 0, reportsDecided: 0 }
}
const site = smallSiteForEach({ answers: { standing } })
beforeEach(async () => {
  isAway = false
  await site.join('bob')
  asked = 0
})
const trustOfBob = async ({ callerOf }: ReturnType<typeof createCallers>) => (await callerOf('bob'))?.trustLevel

it('trust that was known last holds while nobody tells it, and is asked for now and then', async () => {
  const callers = createCallers(site.context)
  expect(await trustOfBob(callers)).toBe(2)
  isAway = true
  site.time.now += 10_001
  expect([await trustOfBob(callers), await trustOfBob(callers), asked]).toEqual([2, 2, 2])
  site.time.now += 10_001
  expect([await trustOfBob(callers), asked]).toEqual([2, 3])
})

it('whose trust nobody knows counts as new until somebody tells it', async () => {
  const callers = createCallers(site.context)
  isAway = true
  expect([await trustOfBob(callers), await trustOfBob(callers)]).toEqual([0, 0])
  isAway = false
  expect(await trustOfBob(callers)).toBe(2)
})
