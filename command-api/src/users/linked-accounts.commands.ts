import { canSeeLinkedAccounts, streamOf, type LinkedAccountList, type LinkedAccountView } from '@deals/events'
import type { LinkedAccount } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { loadState } from '../platform/fold.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuse } from '../platform/refusal.ts'
import { restrictionsOf, userFold } from './user.state.ts'

export interface ListLinked {
  readonly caller: Pick<Caller, 'roles'>
  readonly username: string
}

const mostListed = 100

/** Which accounts may be one person's. */
export function linkedAccountCommands(context: CommandContext) {
  return {
    listLinked: async ({ caller, username }: ListLinked): Promise<Outcome<LinkedAccountList>> => {
      if (!canSeeLinkedAccounts(caller)) {
        return refuse('not-allowed', { message: 'Only super users and owners see which accounts are linked.' })
      }
      const account = await context.accounts.byAnyName(username)
      if (account === null || account.closing !== undefined) {
        return refuse('user-not-found')
      }
      const { accounts, crowded } = await context.signIns.linkedTo(account.userId)
      const views = await Promise.all(accounts.slice(0, mostListed).map((linked) => viewOf(context, linked)))
      return done({
        accounts: views.flatMap((view) => view ?? []),
        total: accounts.length,
        crowded: { devices: crowded.device, addresses: crowded.address },
      })
    },
  }
}

/** Null for somebody who is gone. */
async function viewOf(context: CommandContext, { userId, shared }: LinkedAccount): Promise<LinkedAccountView | null> {
  const user = await loadState(context, streamOf.user(userId), userFold)
  if (user.status === 'missing' || user.status === 'erased') {
    return null
  }
  const { username, roles, registeredAt, status } = user
  const restricts = restrictionsOf(user, context.clock.now())
  const until = restricts.length === 0 ? null : (user.suspension?.until ?? null)
  return {
    id: userId,
    username: status === 'closed' ? null : username,
    roles: [...roles],
    joinedAt: iso(registeredAt),
    restricts: [...restricts],
    until: until === null ? null : iso(until),
    device: sharedView(shared.device),
    address: sharedView(shared.address),
  }
}

const sharedView = (shared: LinkedAccount['shared']['device']) =>
  shared === undefined
    ? null
    : { places: shared.places, times: shared.times, firstAt: iso(shared.first), lastAt: iso(shared.last) }

const iso = (time: number) => new Date(time).toISOString()
