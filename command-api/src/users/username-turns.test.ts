import fc, { type Scheduler } from 'fast-check'
import { streamOf } from '@deals/events'
import { farAway } from '@deals/events/testing'
import { openMemoryKeyedStore } from '@deals/accounts'
import { openMemoryLog } from '@deals/event-log'
import { loadState } from '../platform/fold.ts'
import { invocationOf } from '../platform/invocation.ts'
import { isRefused } from '../platform/refusal.ts'
import { farAwayStore, storeWith } from '../testing/far-away-store.ts'
import { noon, smallSite, type SmallSite } from '../testing/small-site.ts'
import { userFold } from './user.state.ts'
import { usernameCommands } from './username.commands.ts'

jest.setTimeout(120_000)

const minute = 60_000
const password = 'a sentence to sign in with'
const members = ['ann', 'bob']

async function rename({ context }: SmallSite, userId: string, username: string): Promise<boolean> {
  const caller = { id: userId, username: userId, roles: [], trustLevel: 1, restricts: [] } as const
  const { changeUsername } = usernameCommands(context)
  return !isRefused(await changeUsername({ caller, by: invocationOf(caller), username }))
}

const join = async ({ commands }: SmallSite, username: string): Promise<boolean> =>
  !isRefused(await commands.registerUser({ username, password, passwordHash: 'hash', userId: `new-${username}` }))

/** What the log says that members are called, and by what the site finds them. */
async function namesOf({ context }: SmallSite, ids: readonly string[]) {
  return Promise.all(
    ids.map(async (id) => {
      const user = await loadState(context, streamOf.user(id), userFold)
      const name = user.status === 'missing' ? null : user.username
      const found = name === null ? null : await context.accounts.byName(name)
      return { name, isFound: found?.userId === id, account: (await context.accounts.byId(id))?.username ?? null }
    }),
  )
}

it('of all who want one name at once, by another name or by joining, one gets it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      let turns: Scheduler | null = null
      const later = <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) => {
        return (...asked: Asked) => (turns === null ? ask(...asked) : farAway(turns)(ask)(...asked))
      }
      const log = openMemoryLog({ now: () => noon })
      const site = smallSite({
        store: farAwayStore(openMemoryKeyedStore(), () => turns),
        log: { ...log, append: later(log.append), readStream: later(log.readStream) },
      })
      for (const name of members) {
        await site.join(name)
      }
      turns = scheduler
      const got = await scheduler.waitFor(
        Promise.all([rename(site, 'ann', 'King'), rename(site, 'bob', 'KING'), join(site, 'king')]),
      )
      turns = null
      expect(got.filter(Boolean)).toHaveLength(1)
      const [ann, bob, joined] = got
      expect(await namesOf(site, [...members, 'new-king'])).toEqual([
        { name: ann ? 'King' : 'ann', isFound: true, account: ann ? 'King' : 'ann' },
        { name: bob ? 'KING' : 'bob', isFound: true, account: bob ? 'KING' : 'bob' },
        joined ? { name: 'king', isFound: true, account: 'king' } : { name: null, isFound: false, account: null },
      ])
      site.close()
    }),
    { numRuns: 60 },
  )
})

/** A process that ends when it asks the log or the store for the so many-eth time; before that is done, or after. */
function endingSite() {
  let left = Infinity
  let isDoneFirst = false
  const between = <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) => {
    return async (...asked: Asked): Promise<Answer> => {
      left -= 1
      if (left < 0) {
        await (left === -1 && isDoneFirst ? ask(...asked) : undefined)
        throw new Error('the process ended')
      }
      return ask(...asked)
    }
  }
  const log = openMemoryLog({ now: () => site.time.now })
  const site: SmallSite = smallSite({
    store: storeWith(openMemoryKeyedStore(), between),
    log: { ...log, append: between(log.append), readStream: between(log.readStream) },
  })
  const endAfter = (asked: number, doneFirst = false) => {
    ;[left, isDoneFirst] = [asked, doneFirst]
  }
  return { site, endAfter }
}

it.each([false, true])(
  'a process that ends at any moment leaves the old name or the new one, and no name that nobody can have (done first: %s)',
  async (isDoneFirst) => {
    const seen = new Set<string>()
    for (let asked = 0, isWhole = false; !isWhole; asked += 1) {
      const { site, endAfter } = endingSite()
      await site.join('ann')
      endAfter(asked, isDoneFirst)
      isWhole = await rename(site, 'ann', 'anna').catch(() => false)
      endAfter(Infinity)
      // Another process has no part in what this one knew.
      site.context.streams.forget(streamOf.user('ann'))
      site.time.now += minute + 1
      for (const { id } of await site.events('UsernameChanged')) {
        await site.system.followUsername({ userId: 'ann', causationId: id })
      }
      const [ann] = await namesOf(site, ['ann'])
      expect(ann).toMatchObject({ isFound: true, account: ann?.name })
      seen.add(ann?.name ?? '')
      expect([await join(site, 'anna'), await join(site, 'ann')]).toEqual([ann?.name === 'ann', false])
      site.close()
    }
    expect([...seen]).toEqual(['ann', 'anna'])
  },
)
