import fc, { type Scheduler } from 'fast-check'
import type { Json } from '@deals/events/platform'
import { farAway } from '@deals/events/testing'
import type { Account } from './account.ts'
import { createAccounts, type Accounts } from './accounts.ts'
import type { Keyed, KeyedStore } from './keyed.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'

const start = Date.UTC(2026, 0, 1)
const ann: Account = { userId: 'ann', username: 'ann', usernameKey: 'ann', passwordHash: 'old', createdAt: start }
const addresses = ['one@mail.example', 'two@mail.example']

/** A store on another machine: every question takes effect, and is answered, when the scheduler says so. */
function farAwayStore(store: KeyedStore, turns: Scheduler): KeyedStore {
  const later = farAway(turns)
  return {
    ...store,
    table: <T extends Json>(name: string): Keyed<T> => {
      const { get, put, delete: remove, fill, list } = store.table<T>(name)
      return { get: later(get), put: later(put), delete: later(remove), fill, list: later(list) }
    },
  }
}

type Change = (account: Account) => Account
const setPassword =
  (passwordHash: string): Change =>
  (account) => ({ ...account, passwordHash })
const hold =
  (email: string): Change =>
  (account) => ({ ...account, email, emailConfirmedAt: start })
const drop: Change = ({ email: _email, emailConfirmedAt: _at, ...account }) => account
const close: Change = (account) => ({ ...account, closing: { until: start, posts: 'keep' } })
const reopen: Change = ({ closing: _closing, ...account }) => account

const anyChange = fc.constantFrom<Change>(
  ...['new', 'newer'].map(setPassword),
  ...addresses.map(hold),
  ...[drop, close, reopen],
)

/** What the account would be by these changes one after the other. */
const inTurn = (changes: readonly Change[]): Account => changes.reduce((account, change) => change(account), ann)

const foundBy = async (accounts: Accounts) => ({
  addresses: await Promise.all(addresses.map(async (email) => (await accounts.byEmail(email)).length)),
  closed: (await accounts.closedUntil(start)).length,
})

describe('changes of one account at once', () => {
  it('all take effect, one after the other, and it is found by what it is in the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChange, { minLength: 2, maxLength: 4 }),
        fc.scheduler(),
        async (changes, scheduler) => {
          const store = openMemoryKeyedStore()
          const near = createAccounts(store)
          await near.save(ann)
          const far = createAccounts(farAwayStore(store, scheduler))
          await scheduler.waitFor(Promise.all(changes.map((change) => far.change('ann', change))))
          const account = await near.byId('ann')
          expect(permutationsOf(changes).map(inTurn)).toContainEqual(account)
          expect(await foundBy(near)).toEqual({
            addresses: addresses.map((email) => (account?.email === email ? 1 : 0)),
            closed: account?.closing === undefined ? 0 : 1,
          })
        },
      ),
      { numRuns: 1_500 },
    )
  })

  it('leave it alone where it is gone, or where there is nothing to change', async () => {
    const accounts = createAccounts(openMemoryKeyedStore())
    expect(await accounts.change('ann', setPassword('new'))).toBeNull()
    await accounts.save(ann)
    expect(await accounts.change('ann', () => null)).toBeNull()
    expect(await accounts.byId('ann')).toEqual(ann)
  })
})

function permutationsOf<Value>(values: readonly Value[]): Value[][] {
  return values.length === 0
    ? [[]]
    : values.flatMap((value, at) => permutationsOf(values.toSpliced(at, 1)).map((rest) => [value, ...rest]))
}
