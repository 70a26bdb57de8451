import { streamOf, type TrustLevel } from '@deals/events'
import { isLately } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import { unknownStanding } from '../platform/asked-questions.ts'
import { knownState } from '../platform/fold.ts'
import type { Caller } from '../platform/invocation.ts'
import type { KnownStream } from '../platform/known-streams.ts'
import type { SignedIn } from '../platform/answer-call.ts'
import { restrictionsOf, userFold, type UserState } from '../users/user.state.ts'

const trustKeptMs = 10_000
const mostKept = 10_000

/** Who is behind a session or an id: roles and suspensions as the log has them now, trust as the read side knows it. */
export function createCallers(context: CommandContext) {
  const trustOf = rememberedTrust(context)
  const folded = new WeakMap<KnownStream, UserState>()
  const callerOf = async (userId: string): Promise<Caller | null> => {
    const user = await knownState(context, { stream: streamOf.user(userId), fold: userFold, folded }, isFree)
    if (user.status !== 'active') {
      return null
    }
    const { username, roles } = user
    const restricts = restrictionsOf(user, context.clock.now())
    return { id: userId, username, roles, trustLevel: await trustOf(userId), restricts }
  }
  return {
    callerOf,
    signedIn: async (token: string): Promise<SignedIn | null> => {
      const session = await context.sessions.find(token)
      const caller = session === null ? null : await callerOf(session.userId)
      return session === null || caller === null ? null : { caller, sessionId: session.id }
    },
  }
}
export type Callers = ReturnType<typeof createCallers>

/** Nobody is kept from anything by what is no longer so. */
const isFree = (user: UserState) => user.status === 'active' && user.suspension === null

/** Trust changes over days; asking the read side for it at every click would be a question too many. */
function rememberedTrust({ queries, clock }: CommandContext): (userId: string) => Promise<TrustLevel> {
  const known = new Map<string, { level: TrustLevel; at: number }>()
  return async (userId) => {
    const kept = known.get(userId)
    if (kept !== undefined && isLately(kept.at, clock.now(), trustKeptMs)) {
      return kept.level
    }
    const standing = await queries.standing({ userId })
    // What was known last holds as long again, so that nobody waits in vain at each click.
    const level = standing === unknownStanding ? kept?.level : standing.trustLevel
    if (level === undefined) {
      return unknownStanding.trustLevel
    }
    if (known.size > mostKept) {
      known.clear()
    }
    known.set(userId, { level, at: clock.now() })
    return level
  }
}
