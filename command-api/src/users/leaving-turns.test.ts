import fc, { type Scheduler } from 'fast-check'
import type { Json } from '@deals/events'
import { farAway, passTurns } from '@deals/events/testing'
import { openMemoryKeyedStore, type Keyed, type KeyedStore } from '@deals/accounts'
import { isRefused } from '../platform/refusal.ts'
import { openSession } from '../sessions/open-session.ts'
import { smallSite } from '../testing/small-site.ts'

const fortnight = 14 * 86_400_000
const visit = { address: '203.0.113.7', label: 'a test' }

/** A store on another machine, while somebody says when it answers. */
function farAwayStore(store: KeyedStore, turns: () => Scheduler | null): KeyedStore {
  const later = <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) => {
    return async (...asked: Asked): Promise<Answer> => {
      const scheduler = turns()
      return scheduler === null ? ask(...asked) : farAway(scheduler)(ask)(...asked)
    }
  }
  return {
    ...store,
    table: <T extends Json>(name: string): Keyed<T> => {
      const { get, put, delete: remove, fill, list } = store.table<T>(name)
      return { get: later(get), put: later(put), delete: later(remove), fill, list: later(list) }
    },
  }
}

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
