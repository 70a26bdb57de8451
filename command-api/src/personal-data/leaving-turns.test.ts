import fc, { type Scheduler } from 'fast-check'
import { passTurns } from '@deals/events/testing'
import { openMemoryKeyedStore } from '@deals/accounts'
import { isRefused } from '../platform/refusal.ts'
import { openSession } from '../sessions/open-session.ts'
import { farAwayStore } from '../testing/far-away-store.ts'
import { smallSite } from '../testing/small-site.ts'

const fortnight = 14 * 86_400_000
const visit = { address: '203.0.113.7', label: 'a test' }

/** Ann has left, her time is over, and she signs in while she is erased. */
async function leaving(scheduler: Scheduler, after: number) {
  let turns: Scheduler | null = null
  const site = smallSite({ store: farAwayStore(openMemoryKeyedStore(), () => turns) })
  const { context, system } = site
  await site.join('ann')
  const ann = await site.signIn('ann')
  await ann.delete('/api/user', { posts: 'keep' })
  const account = await context.accounts.byId('ann')
  const round = await context.sessions.round('ann')
  site.time.now += fortnight
  turns = scheduler
  const [opened, erased] = await scheduler.waitFor(
    Promise.all([
      passTurns(scheduler, after).then(
        () => account && openSession(context, account, { visit, method: 'password', round }),
      ),
      system.eraseUser({ userId: 'ann', causationId: 'a clock' }),
    ]),
  )
  turns = null
  const left = await context.accounts.byId('ann')
  const [reopenings, erasures] = [await site.events('AccountReopened'), await site.events('UserErased')]
  site.close()
  return {
    isIn: opened !== null && !isRefused(opened),
    erased,
    left,
    reopenings: reopenings.length,
    erasures: erasures.length,
  }
}

it('whoever signs in while they are erased is back as a whole, or gone as a whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat({ max: 30 }), async (scheduler, after) => {
      const { isIn, erased, left, reopenings, erasures } = await leaving(scheduler, after)
      expect({ erased, reopenings, erasures, isLeft: left !== null }).toEqual(
        isIn
          ? { erased: 'not-needed', reopenings: 1, erasures: 0, isLeft: true }
          : { erased: 'done', reopenings: 0, erasures: 1, isLeft: false },
      )
      expect(left?.closing).toBeUndefined()
    }),
    { numRuns: 60 },
  )
})
