import type { JsonObject } from '@deals/events/platform'
import type { Account } from './account.ts'
import { accountEntries, emailIdOf, type AccountEntries } from './account-entries.ts'
import type { Keyed, KeyedStore } from './keyed.ts'
import { changeEntry, removeEntry, writeEntry } from './settle-entry.ts'

export interface Accounts {
  byName(username: string): Promise<Account | null>
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
  /** Those who left and whose time to come back is over. */
  closedUntil(time: number): Promise<Account[]>
  /** Removes the account, its name and its drafts. */
  remove(userId: string): Promise<void>
  drafts: Drafts
}

/** Unfinished posts, one per person. */
export interface Drafts {
  get(userId: string): Promise<JsonObject | null>
  save(userId: string, draft: JsonObject): Promise<void>
  remove(userId: string): Promise<void>
}

/** The form in which names are compared. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFKC').toLowerCase()
}

export function createAccounts(store: KeyedStore, { now = Date.now }: { now?: () => number } = {}): Accounts {
  const accounts = store.table<Account>('accounts')
  const names = store.table<Claim>('usernames')
  const drafts = store.table<JsonObject>('drafts')
  const closings = store.table<JsonObject>('closings')
  const emails = store.table<JsonObject>('emails')
  const byId = async (userId: string) => (await accounts.get(userId))?.value ?? null
  const entries = accountEntries({ emails, closings, byId })

  return {
    byId,
    byName: async (username) => {
      const [key, owner] = [usernameKeyOf(username), await names.get(usernameKeyOf(username))]
      const account = owner === null ? null : await byId(owner.value.userId)
      // A name may outlive its account by a crash; then it is nobody's.
      return account?.usernameKey === key ? account : null
    },
    byEmail: (email) => findByEmail({ emails, byId }, email),
    save: async (account) => {
      if (!(await claimName({ names, byId, now: now() }, account))) {
        return false
      }
      const before = await byId(account.userId)
      await entries.enter(account)
      await writeEntry(accounts, account.userId, account)
      await entries.settle(before, account)
      if (before !== null && before.usernameKey !== account.usernameKey) {
        await removeEntry(names, before.usernameKey)
      }
      return true
    },
    change: changing(accounts, entries),
    closedUntil: async (time) => {
      const found = await Promise.all((await closings.list('', mostClosed)).map(({ id }) => byId(id)))
      return found.flatMap((account) => (account !== null && isOver(account, time) ? [account] : []))
    },
    remove: async (userId) => {
      const account = await byId(userId)
      await removeEntry(emails, emailIdOf(account) ?? '')
      await removeEntry(closings, userId)
      await removeEntry(accounts, userId)
      await removeEntry(drafts, userId)
      if (account !== null) {
        await removeEntry(names, account.usernameKey)
      }
    },
    drafts: draftsIn(drafts),
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
  remove: (userId) => removeEntry(drafts, userId),
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

const isOver = ({ closing }: Account, time: number): boolean => closing !== undefined && closing.until <= time

/** Who took a name, and when (ms). */
type Claim = { userId: string; at: number }

/** A claim without an account is somebody's crash once it is older than any registration takes. */
const abandonedAfterMs = 60_000

interface Claims {
  names: Keyed<Claim>
  byId: Accounts['byId']
  now: number
}

/** Takes the name unless a living account has it or is about to. */
async function claimName({ names, byId, now }: Claims, { userId, usernameKey }: Account): Promise<boolean> {
  const owner = await names.get(usernameKey)
  if (owner?.value.userId === userId) {
    return true
  }
  if (owner !== null) {
    const account = await byId(owner.value.userId)
    const isAbandoned = account?.usernameKey !== usernameKey && now - owner.value.at > abandonedAfterMs
    if (!isAbandoned) {
      return false
    }
  }
  return names.put(usernameKey, { userId, at: now }, owner?.rev ?? 0)
}
