import type { JsonObject } from '@deals/events/platform'
import type { KeyedStore } from './keyed.ts'
import { createSignIns } from './sign-ins.ts'
import { openedFor, type OpenedKeyedStore } from './testing/opened-for.ts'

const day = 86_400_000
const masterKey = Buffer.alloc(32, 7)
const signedIn = { label: 'Firefox', method: 'password', outcome: 'signed-in' } as const
let worlds = 0

/** What finding linked accounts promises, over every store of them. */
export function describeLinkedAccounts(adapter: string, open: () => Promise<OpenedKeyedStore>): void {
  describe(`linked accounts: ${adapter}`, () => {
    const opened = openedFor('linked accounts', adapter, open)

    /** People, devices and addresses of one test alone, so that tests may share a store. */
    const aWorld = (store: KeyedStore = opened().store) => {
      worlds += 1
      const world = worlds
      const clock = { now: Date.UTC(2026, 0, 1, 12) }
      const signIns = createSignIns(store, { masterKey, now: () => clock.now })
      const own = (name: string) => `${name}${world}`
      const addressOf = (last: number) => `2001:db8:${world.toString(16)}:${last.toString(16)}::/64`
      const signIn = (name: string, device: string, address: number) =>
        signIns.note(own(name), { ...signedIn, device: own(device), address: addressOf(address) })
      const linkedTo = async (name: string) => {
        const { accounts, crowded } = await signIns.linkedTo(own(name))
        return { accounts: accounts.map((one) => ({ ...one, userId: one.userId.replace(own(''), '') })), crowded }
      }
      const namesLinkedTo = async (name: string) => (await linkedTo(name)).accounts.map(({ userId }) => userId)
      return { clock, signIns, own, addressOf, signIn, linkedTo, namesLinkedTo }
    }

    it('are those that signed in on the same device or from the same address, with how often and when', async () => {
      const { clock, signIn, linkedTo } = aWorld()
      await signIn('ann', 'laptop', 1)
      clock.now += day
      await signIn('rita', 'laptop', 2)
      clock.now += day
      await signIn('rita', 'laptop', 1)
      const [first, last] = [clock.now - day, clock.now]
      expect((await linkedTo('ann')).accounts).toEqual([
        {
          userId: 'rita',
          shared: {
            device: { places: 1, times: 2, first, last },
            address: { places: 1, times: 1, first: last, last },
          },
        },
      ])
      expect((await linkedTo('rita')).accounts).toMatchObject([{ userId: 'ann', shared: { device: { times: 1 } } }])
      expect((await linkedTo('bob')).accounts).toEqual([])
    })

    it('come with the most likely first: devices, then addresses, then how often', async () => {
      const { signIn, namesLinkedTo } = aWorld()
      await signIn('ann', 'laptop', 1)
      await signIn('ann', 'phone', 2)
      await signIn('once', 'theirs', 1)
      await signIn('often', 'ours', 1)
      await signIn('often', 'ours', 1)
      await signIn('moving', 'yours', 1)
      await signIn('moving', 'yours', 2)
      await signIn('sitting', 'laptop', 9)
      expect(await namesLinkedTo('ann')).toEqual(['sitting', 'moving', 'often', 'once'])
    })

    it('are not those who only tried to sign in, nor those from an address that nobody knows', async () => {
      const { signIns, own, addressOf, signIn, namesLinkedTo } = aWorld()
      await signIn('ann', 'laptop', 1)
      const refused = { ...signedIn, outcome: 'refused', device: own('laptop'), address: addressOf(1) } as const
      await signIns.note(own('mallory'), refused)
      expect(await namesLinkedTo('ann')).toEqual([])
      await signIns.note(own('bob'), { ...signedIn, address: 'unknown', device: own('desk') })
      await signIns.note(own('cem'), { ...signedIn, address: 'unknown', device: own('sofa') })
      expect(await namesLinkedTo('bob')).toEqual([])
    })

    it('are forgotten 90 days after they were seen together last, also of those who never come again', async () => {
      const { clock, signIns, own, signIn, namesLinkedTo } = aWorld()
      await signIn('ann', 'laptop', 1)
      await signIn('rita', 'laptop', 1)
      clock.now += 90 * day - 1
      expect(await namesLinkedTo('ann')).toEqual(['rita'])
      clock.now += 1
      expect(await namesLinkedTo('ann')).toEqual([])
      clock.now += 2 * day
      await signIn('ann', 'laptop', 1)
      expect(await namesLinkedTo('ann')).toEqual([])
      expect(await signIns.seenOf(own('ann'))).toMatchObject([{ times: 1 }, { times: 1 }])
      expect(await rowsOf(opened().store, own('rita'))).toEqual([])
    })

    it('are not told of a place that more than 50 share', async () => {
      const { signIn, linkedTo } = aWorld()
      await signIn('ann', 'laptop', 1)
      await signIn('rita', 'laptop', 2)
      for (let one = 0; one < 49; one += 1) {
        await signIn(`reader-${one}`, `device-${one}`, 1)
      }
      expect((await linkedTo('ann')).accounts).toHaveLength(50)
      expect((await linkedTo('ann')).crowded).toEqual({ device: 0, address: 0 })
      await signIn('reader-50', 'device-50', 1)
      const { accounts, crowded } = await linkedTo('ann')
      expect(accounts.map(({ userId }) => userId)).toEqual(['rita'])
      expect(crowded).toEqual({ device: 0, address: 1 })
    })

    it('hold the hundred last devices of a person, and none of them for an address', async () => {
      const { clock, signIns, own, signIn, namesLinkedTo } = aWorld()
      await signIn('early', 'device-0', 1)
      await signIn('late', 'device-100', 2)
      await signIn('neighbour', 'home', 3)
      for (let one = 0; one <= 100; one += 1) {
        clock.now += 1000
        await signIn('ann', `device-${one}`, 3)
      }
      expect(await namesLinkedTo('ann')).toEqual(['late', 'neighbour'])
      expect(await signIns.seenOf(own('ann'))).toHaveLength(101)
      expect(await rowsOf(opened().store, own('ann'))).toHaveLength(202)
    })

    it('count every sign-in, however many come at once', async () => {
      const { signIns, own, signIn } = aWorld()
      await Promise.all(Array.from({ length: 8 }, () => signIn('ann', 'laptop', 1)))
      expect((await signIns.seenOf(own('ann'))).map(({ times }) => times)).toEqual([8, 8])
    })

    it('go with their person, and nobody else', async () => {
      const { signIns, own, signIn, namesLinkedTo } = aWorld()
      await signIn('ann', 'laptop', 1)
      await signIn('anna', 'laptop', 1)
      await signIn('rita', 'laptop', 1)
      await signIns.forget(own('ann'))
      expect(await rowsOf(opened().store, own('ann'))).toEqual([])
      expect(await namesLinkedTo('ann')).toEqual([])
      expect(await namesLinkedTo('rita')).toEqual(['anna'])
    })

    it('are found by hashes that say nothing without the key of the site', async () => {
      const { own, addressOf, signIn, signIns } = aWorld()
      await signIn('ann', 'laptop', 1)
      const kept = await rowsOf(opened().store, own('ann'))
      expect(kept).toHaveLength(4)
      expect(JSON.stringify(kept)).not.toContain(own('laptop'))
      expect(JSON.stringify(kept)).not.toContain(addressOf(1))
      const elsewhere = createSignIns(opened().store, { masterKey: Buffer.alloc(32, 8) })
      await elsewhere.note(own('rita'), { ...signedIn, device: own('laptop'), address: addressOf(1) })
      expect((await signIns.linkedTo(own('ann'))).accounts).toEqual([])
      const marksOf = (ids: string[]) => ids.map((id) => id.replace(own('ann'), '').replace(own('rita'), ''))
      const others = marksOf(await rowsOf(opened().store, own('rita')))
      expect(marksOf(kept).filter((mark) => others.includes(mark))).toEqual([])
    })
  })
}

/** Every row by which somebody could be linked, whichever way it is found. */
async function rowsOf(store: KeyedStore, userId: string): Promise<string[]> {
  const tables = ['sign-in-marks', 'sign-in-marks-of-users'].map((name) => store.table<JsonObject>(name))
  const all = (await Promise.all(tables.map((table) => table.list('', 100_000)))).flat()
  return all.map(({ id }) => id).filter((id) => id.split('/').includes(userId))
}
