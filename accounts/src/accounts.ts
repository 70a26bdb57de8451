import { usernameKeyOf, type FormerName } from '@deals/events'
import type { JsonObject } from '@deals/events/platform'
import type { Account } from './account.ts'
import { accountEntries, emailIdOf, type AccountEntries } from './account-entries.ts'
import { claimedNames, type Claim, type ClaimedNames } from './claimed-names.ts'
import type { Keyed, KeyedStore } from './keyed.ts'
import { changeEntry, removeEntry, writeEntry } from './settle-entry.ts'

export interface Accounts {
  byName(username: string): Promise<Account | null>
  /** Also by a name that they had, as long as it leads to them. */
  byAnyName(username: string): Promise<Account | null>
  byId(userId: string): Promise<Account | null>
  /** Those who confirmed the address; a few at most. */
  byEmail(email: string): Promise<Account[]>
  /** Puts an account in, whatever stood there. False when the name belongs to another one; nothing is changed then. */
  save(account: Account): Promise<boolean>
  /**
   * Changes the account as it stands at that moment, and answers what it is now; null where there is none, or where the
   * change gives null and so leaves it as it is. The name stays.
   */
  change(userId: string, changed: (account: Account) => Account | null): Promise<Account | null>
  /** Keeps a name for somebody who is about to have it, for a minute. False when it is somebody else's. */
  reserve(name: Name): Promise<boolean>
  /** Gives the account its name and those that it had. False when the name is somebody else's; nothing is changed then. */
  rename(name: Name & { formerNames: FormerName[] }): Promise<boolean>
  /** Gives a name free that was reserved for them, or was theirs. */
  letGo(name: Name): Promise<void>
  /** Those who left and whose time to come back is over, and those whose erasure has begun. */
  closedUntil(time: number): Promise<Account[]>
  /** Removes the account, its name and its drafts. */
  remove(userId: string): Promise<void>
  drafts: Drafts
}

export interface Name {
  readonly userId: string
  readonly username: string
}

/** Unfinished posts, one per person. */
export interface Drafts {
  get(userId: string): Promise<JsonObject | null>
  save(userId: string, draft: JsonObject): Promise<void>
  remove(userId: string): Promise<void>
}

export function createAccounts(store: KeyedStore, { now = Date.now }: { now?: () => number } = {}): Accounts {
  const accounts = store.table<Account>('accounts')
  const names = store.table<Claim>('usernames')
  const drafts = store.table<JsonObject>('drafts')
  const closings = store.table<JsonObject>('closings')
  const emails = store.table<JsonObject>('emails')
  const byId = async (userId: string) => (await accounts.get(userId))?.value ?? null
  const entries = accountEntries({ emails, closings, byId })
  const claims = claimedNames({ names, byId, now })

  return {
    byId,
    byName: async (username) => {
      const account = await claims.holderOf(usernameKeyOf(username))
      return account?.usernameKey === usernameKeyOf(username) ? account : null
    },
    byAnyName: (username) => claims.holderOf(usernameKeyOf(username)),
    byEmail: (email) => findByEmail({ emails, byId }, email),
    save: async (account) => {
      if (!(await claims.claim(account.userId, account.usernameKey))) {
        return false
      }
      const before = await byId(account.userId)
      await entries.enter(account)
      await writeEntry(accounts, account.userId, account)
      await entries.settle(before, account)
      await letAllGo(claims, before)
      return true
    },
    change: changing(accounts, entries),
    ...naming(accounts, claims),
    closedUntil: async (time) => {
      const found = await Promise.all((await closings.list('', mostClosed)).map(({ id }) => byId(id)))
      return found.flatMap((account) => (account !== null && isToBeErased(account, time) ? [account] : []))
    },
    remove: async (userId) => {
      const account = await byId(userId)
      await removeEntry(emails, emailIdOf(account) ?? '')
      await removeEntry(closings, userId)
      await removeEntry(accounts, userId)
      await removeEntry(drafts, userId)
      await letAllGo(claims, account)
    },
    drafts: draftsIn(drafts),
  }
}

function naming(accounts: Keyed<Account>, claims: ClaimedNames): Pick<Accounts, 'reserve' | 'rename' | 'letGo'> {
  return {
    reserve: ({ userId, username }) => claims.claim(userId, usernameKeyOf(username)),
    rename: async ({ userId, username, formerNames }) => {
      const usernameKey = usernameKeyOf(username)
      if (!(await claims.claim(userId, usernameKey))) {
        return false
      }
      await changeEntry(accounts, userId, (account) => ({ ...account, username, usernameKey, formerNames }))
      return true
    },
    letGo: ({ userId, username }) => claims.letGo(userId, usernameKeyOf(username)),
  }
}

/** Of all names that the account had, those that are no longer its own. */
async function letAllGo(claims: ClaimedNames, account: Account | null): Promise<void> {
  const { userId = '', usernameKey = '', formerNames = [] } = account ?? {}
  for (const key of [usernameKey, ...formerNames.map(({ username }) => usernameKeyOf(username))]) {
    await claims.letGo(userId, key)
  }
}

/** Who looks for an account while it is changed finds it under what it was and under what it will be. */
function changing(accounts: Keyed<Account>, { enter, settle }: AccountEntries): Accounts['change'] {
  return async (userId, changed) => {
    const done = await changeEntry(accounts, userId, async (account) => {
      const next = changed(account)
      await enter(next)
      return next
    })
    await (done === null ? undefined : settle(done.before, done.after))
    return done?.after ?? null
  }
}

const draftsIn = (drafts: Keyed<JsonObject>): Drafts => ({
  get: async (userId) => (await drafts.get(userId))?.value ?? null,
  save: (userId, draft) => writeEntry(drafts, userId, draft),
  remove: async (userId) => void (await removeEntry(drafts, userId)),
})

const mostOfOneAddress = 5
/** Nobody leaves in such numbers; who is beyond them is found when those before are gone. */
const mostClosed = 10_000

async function findByEmail(
  { emails, byId }: { emails: Keyed<JsonObject>; byId: Accounts['byId'] },
  email: string,
): Promise<Account[]> {
  const prefix = `${email.toLowerCase()}/`
  const ids = (await emails.list(prefix, mostOfOneAddress)).map(({ id }) => id.slice(prefix.length))
  const found = await Promise.all(ids.map(byId))
  // An entry may outlive a change by a crash; the account alone decides.
  return found.flatMap((account) => (account !== null && emailIdOf(account)?.startsWith(prefix) ? [account] : []))
}

/** What has begun goes on, also where the clock by which it did was ahead: half of it must not stand. */
export const isToBeErased = ({ closing }: Pick<Account, 'closing'>, time: number): boolean =>
  closing !== undefined && (closing.hasBegun === true || closing.until <= time)
