import { streamOf, type DomainEvent } from '@deals/events'
import { lastAbout, settledFold, settleInTurn, type Settled } from '../platform/decide-in-turn.ts'
import { loadState, type LogPorts } from '../platform/fold.ts'
import type { Caller, Invocation } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { userFold } from './user.state.ts'

/** The grants that ended last, by member. */
const unseatedFold = settledFold<number>({
  OwnerUnseated: ({ data: { userId, grant } }) => [userId, grant],
  PostMergeBegun: null,
  StoreMergeBegun: null,
})

const grantOf = async (ports: LogPorts, userId: string): Promise<number | null> => {
  const user = await loadState(ports, streamOf.user(userId), userFold)
  return user.status === 'active' ? user.ownerGrant : null
}

const isUnseated = (settled: Settled<number>, userId: string, grant: number) =>
  (lastAbout(settled, userId) ?? -1) >= grant

/**
 * Settles that an owner loses the role: who takes it must still have it in the order of all who take one, so whoever
 * takes the last but one keeps their own. Answers the grant that ends; null where there is none.
 */
export async function unseatOwner(
  ports: LogPorts,
  { caller, by }: { caller: Caller; by: Invocation },
  userId: string,
): Promise<number | null | Refused> {
  let ending: number | null = null
  const refused = await settleInTurn(ports, by, {
    of: 'owners',
    fold: unseatedFold,
    look: async (settled): Promise<DomainEvent[] | Refused> => {
      const [own, grant] = [await grantOf(ports, caller.id), await grantOf(ports, userId)]
      if (own === null || isUnseated(settled, caller.id, own)) {
        return refuse('not-allowed', { message: 'Only an owner grants roles.' })
      }
      ending = grant
      const isDone = grant === null || isUnseated(settled, userId, grant)
      return isDone ? [] : [{ type: 'OwnerUnseated', data: { userId, grant } }]
    },
  })
  return refused ?? ending
}
