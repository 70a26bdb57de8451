import { formerNameKeptMs, usernameKeyOf } from '@deals/events'
import type { Account } from './account.ts'
import { createAccounts } from './accounts.ts'
import type { Claim } from './claimed-names.ts'
import type { KeyedStore } from './keyed.ts'
import { openedFor, type OpenedKeyedStore } from './testing/opened-for.ts'

let worlds = 0
const minute = 60_000

/** What names of accounts promise, over every store of them. */
export function describeUsernames(adapter: string, open: () => Promise<OpenedKeyedStore>): void {
  describe(`usernames: ${adapter}`, () => {
    const opened = openedFor('usernames', adapter, open)

    /** Names and people of one test alone, so that tests may share a store. */
    const aWorld = (store: KeyedStore = opened().store) => {
      worlds += 1
      const world = worlds
      const clock = { now: Date.UTC(2026, 0, 1, 12) }
      const accounts = createAccounts(store, { now: () => clock.now })
      const own = (name: string) => `${name}_${world}`
      const account = (username: string, userId = username): Account => ({
        userId: own(userId),
        username: own(username),
        usernameKey: usernameKeyOf(own(username)),
        passwordHash: 'hash',
        createdAt: clock.now,
      })
      const name = (userId: string, username: string) => ({ userId: own(userId), username: own(username) })
      const rename = async (userId: string, username: string, until: number | null = clock.now + formerNameKeptMs) => {
        const before = await accounts.byId(own(userId))
        const former = { username: before?.username ?? '', changedAt: clock.now, until }
        return accounts.rename({
          ...name(userId, username),
          formerNames: [...(before?.formerNames ?? []), former],
        })
      }
      const ownerOf = async (username: string) => (await accounts.byName(own(username)))?.userId.replace(own(''), '')
      const ledTo = async (username: string) => (await accounts.byAnyName(own(username)))?.userId.replace(own(''), '')
      const claims = store.table<Claim>('usernames')
      const claimed = async (username: string) => (await claims.get(usernameKeyOf(own(username)))) !== null
      return { clock, accounts, own, account, name, rename, ownerOf, ledTo, claimed }
    }

    it('find their owner by the new name at once, and lead on by the old one, which signs nobody in', async () => {
      const { accounts, account, rename, own } = aWorld()
      await accounts.save(account('ann'))
      expect(await rename('ann', 'Anna')).toBe(true)
      expect(await accounts.byName(own('anna'))).toMatchObject({ userId: own('ann'), username: own('Anna') })
      expect(await accounts.byName(own('ann'))).toBeNull()
      expect((await accounts.byAnyName(own('ann')))?.userId).toBe(own('ann'))
    })

    it('that somebody had are nobody else’s for 90 days, and free afterwards', async () => {
      const { clock, accounts, account, name, rename, ownerOf, ledTo } = aWorld()
      await accounts.save(account('ann'))
      await rename('ann', 'anna')
      clock.now += formerNameKeptMs - 1
      expect(await accounts.save(account('Ann', 'bob'))).toBe(false)
      expect(await accounts.reserve(name('carla', 'ann'))).toBe(false)
      expect(await ledTo('ann')).toBe('ann')
      clock.now += 1
      expect(await ledTo('ann')).toBeUndefined()
      expect(await accounts.save(account('Ann', 'bob'))).toBe(true)
      expect([await ownerOf('ann'), await ownerOf('anna')]).toEqual(['bob', 'ann'])
    })

    it('change their case, and stay their owner’s', async () => {
      const { accounts, account, rename, own, claimed } = aWorld()
      await accounts.save(account('ann'))
      expect(await rename('ann', 'ANN', null)).toBe(true)
      expect((await accounts.byName(own('ann')))?.username).toBe(own('ANN'))
      await accounts.letGo({ userId: own('ann'), username: own('ann') })
      expect(await claimed('ann')).toBe(true)
    })

    it('that were reserved and never given are free again after a minute', async () => {
      const { clock, accounts, account, name, ownerOf } = aWorld()
      await accounts.save(account('ann'))
      expect(await accounts.reserve(name('ann', 'anna'))).toBe(true)
      clock.now += minute
      expect(await accounts.save(account('anna', 'bob'))).toBe(false)
      clock.now += 1
      expect(await accounts.save(account('anna', 'bob'))).toBe(true)
      expect([await ownerOf('anna'), await ownerOf('ann')]).toEqual(['bob', 'ann'])
    })

    it('that were reserved are reserved anew by the same member, and let go at once', async () => {
      const { clock, accounts, account, name } = aWorld()
      await accounts.save(account('ann'))
      await accounts.reserve(name('ann', 'anna'))
      clock.now += minute
      await accounts.reserve(name('ann', 'anna'))
      clock.now += minute
      expect(await accounts.reserve(name('bob', 'anna'))).toBe(false)
      await accounts.letGo(name('bob', 'anna'))
      expect(await accounts.reserve(name('bob', 'anna'))).toBe(false)
      await accounts.letGo(name('ann', 'anna'))
      expect(await accounts.reserve(name('bob', 'anna'))).toBe(true)
    })

    it('are one member’s of all who want them at once', async () => {
      const { accounts, account, name, rename, ownerOf } = aWorld()
      const people = ['ann', 'bob', 'carla', 'dan']
      for (const one of people) {
        await accounts.save(account(one))
      }
      const reserved = await Promise.all(people.map((one) => accounts.reserve(name(one, 'king'))))
      expect(reserved.filter(Boolean)).toHaveLength(1)
      const given = await Promise.all(people.map((one) => rename(one, 'king')))
      expect(given).toEqual(reserved)
      expect(await ownerOf('king')).toBe(people[reserved.indexOf(true)])
    })

    it('go with their account, also those that it had, and nobody else’s', async () => {
      const { clock, accounts, account, rename, ownerOf, claimed, own } = aWorld()
      await accounts.save(account('ann'))
      await rename('ann', 'anna')
      clock.now += formerNameKeptMs
      await accounts.save(account('ann', 'bob'))
      await rename('ann', 'annika')
      await accounts.remove(own('ann'))
      expect([await claimed('anna'), await claimed('annika'), await ownerOf('ann')]).toEqual([false, false, 'bob'])
    })
  })
}
