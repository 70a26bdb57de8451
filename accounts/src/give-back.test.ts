import { createAccountLetters } from './account-letters.ts'
import { createAccounts } from './accounts.ts'
import { createFactors } from './factors.ts'
import { giveBack } from './give-back.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { createSessions } from './sessions.ts'
import { createTickets } from './tickets.ts'

const now = () => 1_000
const [hers, thiefs] = ['ann@mail.example', 'thief@mail.example']

/** An account as somebody leaves it who had its password: a factor and an address of their own, signed in. */
async function taken(address: string | null = thiefs) {
  const store = openMemoryKeyedStore()
  const accounts = createAccounts(store, { now })
  const factors = createFactors(store, { masterKey: Buffer.alloc(32, 7), now })
  const accountLetters = createAccountLetters(store, { accounts, now })
  const parts = { sessions: createSessions(store, { now }), tickets: createTickets(store, { now }), accountLetters }
  const held = address === null ? {} : { email: address, emailConfirmedAt: 1 }
  const passwordHash = await hashPassword('that the thief knows')
  await accounts.save({ userId: 'ann', username: 'Ann', usernameKey: 'ann', passwordHash, createdAt: 1, ...held })
  await factors.addPasskey('ann', 'Mine', { credentialId: 'key', publicKey: 'abc', counter: 0, transports: [] })
  await factors.codes.renew('ann')
  const { token } = await parts.sessions.start('ann', 'Chrome')
  const undo = await parts.tickets.issue('ann', { does: 'undo-email', until: 9_000, email: thiefs })
  return { accounts, factors, ...parts, now, token, undo }
}
const lettersOf = async ({ accountLetters }: Awaited<ReturnType<typeof taken>>) =>
  (await accountLetters.list('ann')).map(({ kind, to, about }) => [kind, to, about]).toSorted()

it('ends the password, the factors, the sessions and the links of letters, and says so to the address that stays', async () => {
  const site = await taken(hers)
  expect(await giveBack(site, { userId: 'ann', email: null })).toBe(1)
  const account = await site.accounts.byId('ann')
  expect(account).toMatchObject({ email: hers, emailConfirmedAt: 1 })
  expect(await verifyPassword(account?.passwordHash, 'that the thief knows')).toBe(false)
  expect(await site.factors.isAsked('ann')).toBe(false)
  expect(await site.factors.codes.left('ann')).toBe(0)
  expect(await site.factors.ofCredential('key')).toBeNull()
  expect(await site.sessions.find(site.token)).toBeNull()
  expect(await site.sessions.round('ann')).toBe(1)
  expect(await site.tickets.find(site.undo, 'undo-email')).toBeNull()
  expect(await lettersOf(site)).toEqual([['account-given-back', hers, 'Ann']])
})

it.each([thiefs, null])('gives it another address in place of %s, and no way back from there', async (before) => {
  const site = await taken(before)
  await giveBack(site, { userId: 'ann', email: hers })
  expect(await site.accounts.byId('ann')).toMatchObject({ email: hers, emailConfirmedAt: now() })
  expect((await site.accounts.byEmail(hers)).map(({ userId }) => userId)).toEqual(['ann'])
  expect(await site.accounts.byEmail(thiefs)).toEqual([])
  expect(await site.tickets.list('ann')).toEqual([])
  const given = ['account-given-back', hers, 'Ann']
  expect(await lettersOf(site)).toEqual(before === null ? [given] : [given, ['address-given-up', thiefs, 'Ann']])
})

it('does the same when it is given again', async () => {
  const site = await taken()
  await giveBack(site, { userId: 'ann', email: hers })
  expect(await giveBack(site, { userId: 'ann', email: hers })).toBe(0)
  expect(await site.accounts.byId('ann')).toMatchObject({ email: hers })
})
