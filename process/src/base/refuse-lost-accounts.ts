import type { KeyedStore } from '@deals/accounts'
import type { EventLog, LogEvent } from '@deals/event-log'
import { beforeFirst } from '@deals/events'
import { StoreProblem } from '@deals/storage'

const pageSize = 1000

/**
 * Refuses accounts that are empty beside a log whose members are not: everybody would be signed out for good, their names
 * would be handed out again, and what they wrote would look erased. Throws StoreProblem with one sentence.
 */
export async function refuseLostAccounts(
  { log, keyed }: { log: EventLog; keyed: KeyedStore },
  { place }: { place: string },
): Promise<void> {
  const [accounts, keys] = [await isEmpty(keyed, 'accounts'), await isEmpty(keyed, 'keys')]
  if ((accounts || keys) && (await hasMembers(log))) {
    const lost = accounts ? 'no account' : 'no sealing key'
    throw new StoreProblem(
      `The event log has members, and ${place} holds ${lost}: restore it from the backup that belongs to this log, ` +
        'or go on without it by starting once with ACCOUNTS_LOST=accept.',
    )
  }
}

const isEmpty = async (keyed: KeyedStore, table: string): Promise<boolean> =>
  (await keyed.table(table).list('', 1)).length === 0

/** Members that have not left: whoever was erased has no account. */
async function hasMembers(log: EventLog): Promise<boolean> {
  const members = new Set<unknown>()
  let after = beforeFirst
  for (let isOver = false; !isOver;) {
    const batch = await log.readAll({ after, limit: pageSize, categories: ['user'] })
    batch.events.forEach((event) => count(members, event))
    after = batch.upTo
    isOver = batch.live
  }
  return members.size > 0
}

function count(members: Set<unknown>, { type, data: { userId } }: LogEvent): void {
  if (type === 'UserRegistered') {
    members.add(userId)
  } else if (type === 'UserErased') {
    members.delete(userId)
  }
}
