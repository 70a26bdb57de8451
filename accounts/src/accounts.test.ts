import { usernameKeyOf } from '@deals/events'
import { confirmedEmailOf, type Account } from './account.ts'
import { createAccounts } from './accounts.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'

const start = Date.UTC(2026, 0, 1)

function anAccount(username: string, over: Partial<Account> = {}): Account {
  return {
    userId: `id-of-${username}`,
    username,
    usernameKey: usernameKeyOf(username),
    passwordHash: 'hash',
    createdAt: start,
    ...over,
  }
}

function opened() {
  const clock = { now: start }
  const store = openMemoryKeyedStore()
  return { clock, store, accounts: createAccounts(store, { now: () => clock.now }) }
}

describe('an account', () => {
  it('is found by its id and by its name in any case', async () => {
    const { accounts } = opened()
    const ann = anAccount('Ann_1', { email: 'ann@example.com' })
    expect(await accounts.save(ann)).toBe(true)
    expect(await accounts.byId(ann.userId)).toEqual(ann)
    expect(await accounts.byName('aNN_1')).toEqual(ann)
    expect(await accounts.byName('bob')).toBeNull()
    expect(await accounts.byId('nobody')).toBeNull()
  })

  it('keeps its name for itself', async () => {
    const { accounts } = opened()
    await accounts.save(anAccount('ann'))
    expect(await accounts.save(anAccount('ANN', { userId: 'another' }))).toBe(false)
    expect(await accounts.byId('another')).toBeNull()
    expect(await accounts.byName('ann')).toMatchObject({ userId: 'id-of-ann' })
  })

  it('can be changed', async () => {
    const { accounts } = opened()
    await accounts.save(anAccount('ann'))
    expect(await accounts.save(anAccount('ann', { passwordHash: 'other' }))).toBe(true)
    expect(await accounts.byName('ann')).toMatchObject({ passwordHash: 'other' })
  })

  it('that is renamed gives its old name free', async () => {
    const { accounts } = opened()
    await accounts.save(anAccount('ann'))
    await accounts.save(anAccount('anna', { userId: 'id-of-ann' }))
    expect(await accounts.byName('ann')).toBeNull()
    expect(await accounts.byName('anna')).toMatchObject({ userId: 'id-of-ann' })
    expect(await accounts.save(anAccount('ann', { userId: 'another' }))).toBe(true)
  })

  it('that is removed leaves nothing behind', async () => {
    const { accounts } = opened()
    await accounts.save(anAccount('ann'))
    await accounts.drafts.save('id-of-ann', { title: 'half a deal' })
    await accounts.remove('id-of-ann')
    expect(await accounts.byId('id-of-ann')).toBeNull()
    expect(await accounts.byName('ann')).toBeNull()
    expect(await accounts.drafts.get('id-of-ann')).toBeNull()
    expect(await accounts.save(anAccount('ann', { userId: 'another' }))).toBe(true)
  })

  it('of two who want the same name at once is made once', async () => {
    const { accounts } = opened()
    const saved = await Promise.all(['a', 'b', 'c'].map((userId) => accounts.save(anAccount('ann', { userId }))))
    expect(saved.filter(Boolean)).toHaveLength(1)
    expect((await accounts.byName('ann'))?.userId).toBe(['a', 'b', 'c'][saved.indexOf(true)])
  })
})

describe('a name that was claimed by a registration that never ended', () => {
  it('is free again after a while', async () => {
    const { accounts, clock, store } = opened()
    await store.table<{ userId: string; at: number }>('usernames').put('ann', { userId: 'crashed', at: start }, 0)
    expect(await accounts.byName('ann')).toBeNull()
    expect(await accounts.save(anAccount('ann'))).toBe(false)
    clock.now += 61_000
    expect(await accounts.save(anAccount('ann'))).toBe(true)
  })
})

it('a draft is kept per person until it is removed', async () => {
  const { drafts } = opened().accounts
  await drafts.save('ann', { title: 'a' })
  await drafts.save('ann', { title: 'ab' })
  expect(await drafts.get('ann')).toEqual({ title: 'ab' })
  expect(await drafts.get('bob')).toBeNull()
  await drafts.remove('ann')
  expect(await drafts.get('ann')).toBeNull()
})

describe('an address', () => {
  const confirmed = (username: string, email = 'us@mail.example') =>
    anAccount(username, { email, emailConfirmedAt: start })

  it('finds those who confirmed it, in any case, and nobody else', async () => {
    const { accounts } = opened()
    await accounts.save(confirmed('ann'))
    await accounts.save(confirmed('bob', 'US@mail.example'))
    await accounts.save(anAccount('cat', { email: 'us@mail.example' }))
    expect((await accounts.byEmail('Us@Mail.example')).map(({ username }) => username)).toEqual(['ann', 'bob'])
    expect(confirmedEmailOf(await accounts.byId('id-of-cat'))).toBeNull()
  })

  it('finds nobody any more who changed it or left', async () => {
    const { accounts } = opened()
    await accounts.save(confirmed('ann'))
    await accounts.save(confirmed('bob'))
    await accounts.save(confirmed('ann', 'ann@mail.example'))
    await accounts.remove('id-of-bob')
    expect(await accounts.byEmail('us@mail.example')).toEqual([])
    expect(await accounts.byEmail('ann@mail.example')).toHaveLength(1)
  })
})
