import { createAccountLetters } from './account-letters.ts'
import { createAccounts } from './accounts.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)

async function opened() {
  const clock = { now: start }
  const store = openMemoryKeyedStore()
  const now = () => clock.now
  const accounts = createAccounts(store, { now })
  const account = (userId: string) => ({
    userId,
    username: userId,
    usernameKey: userId,
    passwordHash: '',
    createdAt: 0,
  })
  await accounts.save({ ...account('ann'), email: 'ann@mail.example', emailConfirmedAt: start })
  await accounts.save({ ...account('bob'), email: 'bob@mail.example' })
  return { clock, letters: createAccountLetters(store, { accounts, now }) }
}

describe('a letter about an account', () => {
  it('waits until the queue has it, and is remembered afterwards', async () => {
    const { letters } = await opened()
    await letters.tell('ann', { kind: 'new-device', about: 'Firefox on Linux' })
    const [ref] = await letters.due(10)
    if (ref === undefined) {
      throw new Error('no letter is due')
    }
    const letter = {
      kind: 'new-device',
      to: 'ann@mail.example',
      about: 'Firefox on Linux',
      nonce: null,
      at: start,
      leftAt: null,
    }
    expect(await letters.get(ref)).toEqual(letter)
    await letters.takenOver(ref)
    expect(await letters.due(10)).toEqual([])
    expect(await letters.list('ann')).toEqual([letter])
  })

  it('goes to no address that nobody confirmed', async () => {
    const { letters } = await opened()
    await letters.tell('bob', { kind: 'new-device' })
    await letters.tell('nobody', { kind: 'new-device' })
    expect(await letters.due(10)).toEqual([])
  })

  it('but the one that asks for that does', async () => {
    const { letters } = await opened()
    await letters.tell('bob', { kind: 'confirm-email', to: 'bob@mail.example', nonce: 'abc' })
    const [ref] = await letters.due(10)
    expect(ref && (await letters.get(ref))).toMatchObject({ to: 'bob@mail.example', nonce: 'abc' })
  })

  it('is written once under one name', async () => {
    const { letters } = await opened()
    await letters.tellOnce('ann', { letterId: 'closed', kind: 'account-closed' })
    await letters.tellOnce('ann', { letterId: 'closed', kind: 'account-closed' })
    expect(await letters.due(10)).toHaveLength(1)
  })

  it('no longer holds its link once it has left', async () => {
    const { letters } = await opened()
    await letters.tell('ann', { kind: 'reset-password', nonce: 'secret' })
    const [ref] = await letters.due(10)
    await (ref && letters.hasLeft(ref))
    expect(JSON.stringify(await letters.list('ann'))).not.toContain('secret')
  })

  it('is remembered for 90 days', async () => {
    const { clock, letters } = await opened()
    await letters.tell('ann', { kind: 'new-device', about: 'old' })
    clock.now += 90 * day
    await letters.tell('ann', { kind: 'new-device', about: 'new' })
    expect((await letters.list('ann')).map(({ about }) => about)).toEqual(['new'])
  })

  it('goes with its person', async () => {
    const { letters } = await opened()
    await letters.tell('ann', { kind: 'new-device' })
    await letters.forget('ann')
    expect([await letters.list('ann'), await letters.due(10)]).toEqual([[], []])
  })
})
