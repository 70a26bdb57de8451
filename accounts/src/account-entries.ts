import type { JsonObject } from '@deals/events/platform'
import { confirmedEmailOf, type Account } from './account.ts'
import type { Keyed } from './keyed.ts'
import { removeEntry } from './settle-entry.ts'

interface Lists {
  emails: Keyed<JsonObject>
  closings: Keyed<JsonObject>
  byId: (userId: string) => Promise<Account | null>
}

/** Under what an account is found beside its id and its name. */
export function accountEntries({ emails, closings, byId }: Lists) {
  const entriesOf = (account: Account | null) => {
    const address = emailIdOf(account)
    return [
      ...(address === null ? [] : [{ table: emails, id: address }]),
      ...(account?.closing === undefined ? [] : [{ table: closings, id: account.userId }]),
    ]
  }
  const enter = async (account: Account | null): Promise<void> => {
    await Promise.all(entriesOf(account).map(({ table, id }) => table.put(id, {}, 0)))
  }
  return {
    enter,
    /** After the account was written: who changed it at the same time may have removed what it needs now. */
    settle: async (before: Account | null, after: Account): Promise<void> => {
      const kept = entriesOf(after).map(({ id }) => id)
      const over = entriesOf(before).filter(({ id }) => !kept.includes(id))
      await Promise.all(over.map(({ table, id }) => removeEntry(table, id)))
      await enter(await byId(after.userId))
    },
  }
}
export type AccountEntries = ReturnType<typeof accountEntries>

/** Under what the person is found by a confirmed address. */
export function emailIdOf(account: Account | null): string | null {
  const email = confirmedEmailOf(account)
  return email === null || account === null ? null : `${email.toLowerCase()}/${account.userId}`
}
