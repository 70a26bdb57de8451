import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { createTickets } from './tickets.ts'

const hour = 3_600_000
const clock = { now: 0 }
const opened = () => {
  clock.now = Date.UTC(2026, 0, 1)
  const store = openMemoryKeyedStore()
  return { store, tickets: createTickets(store, { now: () => clock.now }) }
}
const reset = () => ({ does: 'reset-password', until: clock.now + hour, email: null }) as const

describe('a ticket', () => {
  it('is used once, also by two at once', async () => {
    const { tickets } = opened()
    const ref = await tickets.issue('ann', reset())
    expect(await tickets.find(ref, 'reset-password')).toMatchObject({ does: 'reset-password' })
    const used = await Promise.all([1, 2, 3].map(() => tickets.use(ref, 'reset-password')))
    expect(used.filter((ticket) => ticket !== null)).toHaveLength(1)
    expect(await tickets.find(ref, 'reset-password')).toBeNull()
  })

  it('is good for its own use, its own person and its time', async () => {
    const { tickets } = opened()
    const ref = await tickets.issue('ann', reset())
    expect(await tickets.use(ref, 'undo-email')).toBeNull()
    expect(await tickets.use({ ...ref, userId: 'bob' }, 'reset-password')).toBeNull()
    expect(await tickets.use({ ...ref, nonce: 'guessed' }, 'reset-password')).toBeNull()
    clock.now += hour
    expect(await tickets.use(ref, 'reset-password')).toBeNull()
  })

  it('takes the place of the one before', async () => {
    const { tickets } = opened()
    const first = await tickets.issue('ann', reset())
    const other = await tickets.issue('ann', { ...reset(), does: 'undo-email', email: 'ann@mail.example' })
    const second = await tickets.issue('ann', reset())
    expect(await tickets.find(first, 'reset-password')).toBeNull()
    expect(await tickets.find(second, 'reset-password')).not.toBeNull()
    expect(await tickets.find(other, 'undo-email')).not.toBeNull()
  })

  it('for an address stays beside one for another, until those that fit are withdrawn', async () => {
    const { tickets } = opened()
    const undo = (email: string) => tickets.issue('ann', { ...reset(), does: 'undo-email', email })
    const [again, first, later] = [await undo('a@b.example'), await undo('a@b.example'), await undo('c@d.example')]
    const areGood = async () =>
      (await Promise.all([again, first, later].map((ref) => tickets.find(ref, 'undo-email')))).map(Boolean)
    expect(await areGood()).toEqual([false, true, true])
    await tickets.withdraw('ann', 'undo-email', ({ email }) => email === 'c@d.example')
    expect(await areGood()).toEqual([false, true, false])
  })

  it('lies in the store as nobody can use it', async () => {
    const { store, tickets } = opened()
    const { nonce } = await tickets.issue('ann', reset())
    expect(JSON.stringify(await store.table('tickets').list('', 10))).not.toContain(nonce)
  })

  it('goes with its person', async () => {
    const { store, tickets } = opened()
    await tickets.issue('ann', reset())
    await tickets.issue('anna', reset())
    await tickets.forget('ann')
    expect((await store.table('tickets').list('', 10)).map(({ id }) => id.split('/')[0])).toEqual(['anna'])
  })
})
