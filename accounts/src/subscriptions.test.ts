import type { Json } from '@deals/events/platform'
import { Unavailable } from '@deals/storage'
import type { Keyed } from './keyed.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { createSubscriptions, type Subscriptions } from './subscriptions.ts'

const hour = 3_600_000
let clock: { now: number }
let subscriptions: Subscriptions
beforeEach(() => {
  clock = { now: 1_000_000_000 }
  subscriptions = createSubscriptions(openMemoryKeyedStore(), {
    masterKey: Buffer.alloc(32, 7),
    now: () => clock.now,
  })
})
const due = () => subscriptions.lettersDue(10)
const all = () => subscriptions.list('', 10)
const asked = async (email = 'ann@mail.example') => {
  await subscriptions.ask(email, null)
  const [letter] = await due()
  return letter ?? { id: 'none', askedAt: 0 }
}

describe('a subscription', () => {
  it('is asked for by letter, and holds once it is confirmed', async () => {
    const { id } = await asked()
    expect(await subscriptions.get(id)).toMatchObject({ email: 'ann@mail.example', state: 'asked' })
    expect(await subscriptions.confirm(id)).toBe(true)
    expect(await subscriptions.get(id)).toMatchObject({ state: 'confirmed' })
  })

  it('is one for an address however it is written, named by what tells nothing of it', async () => {
    const { id } = await asked('Ann@Mail.example')
    clock.now += hour
    expect((await asked('ann@mail.example')).id).toBe(id)
    expect(id).toMatch(/^[0-9a-f]{40}$/)
    expect((await asked('bob@mail.example')).id).toMatch(/^[0-9a-f]{40}$/)
    expect(await all()).toHaveLength(2)
  })

  it('brings no more than one letter an hour to an address', async () => {
    const first = await asked()
    await subscriptions.takenOver(first)
    clock.now += hour - 1
    await subscriptions.ask('ann@mail.example', null)
    expect(await due()).toEqual([])
    clock.now += 1
    expect((await asked()).askedAt).toBe(clock.now)
  })

  it('brings its letter when it is asked for again after the store went away over the first time', async () => {
    const store = openMemoryKeyedStore()
    let isAway = true
    const table = <T extends Json>(name: string): Keyed<T> => {
      const rows = store.table<T>(name)
      const put: Keyed<T>['put'] = async (...row) => {
        if (name === 'letters-due' && isAway) {
          throw new Unavailable('the store is away')
        }
        return rows.put(...row)
      }
      return { ...rows, put }
    }
    subscriptions = createSubscriptions({ ...store, table }, { masterKey: Buffer.alloc(32, 7), now: () => clock.now })
    await expect(subscriptions.ask('ann@mail.example', null)).rejects.toThrow('away')
    isAway = false
    const letter = await asked()
    expect(letter.askedAt).toBe(clock.now)
    await subscriptions.takenOver(letter)
    await subscriptions.ask('ann@mail.example', null)
    expect(await due()).toEqual([])
  })

  it('that is confirmed is asked for no more', async () => {
    const letter = await asked()
    await subscriptions.takenOver(letter)
    await subscriptions.confirm(letter.id)
    clock.now += hour
    await subscriptions.ask('ann@mail.example', null)
    expect(await due()).toEqual([])
    expect(await subscriptions.get(letter.id)).toMatchObject({ state: 'confirmed' })
  })

  it('keeps a letter that became due while the one before was taken over', async () => {
    const first = await asked()
    clock.now += hour
    const second = await asked()
    await subscriptions.takenOver(first)
    expect(await due()).toEqual([second])
  })

  it('ends without a trace', async () => {
    const { id } = await asked()
    await subscriptions.remove(id)
    expect([await subscriptions.get(id), await subscriptions.confirm(id)]).toEqual([null, false])
    await asked('bob@mail.example')
    await subscriptions.removeAddress('BOB@mail.example')
    expect(await all()).toEqual([])
  })
})
