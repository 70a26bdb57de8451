import { canManageStores, streamOf, type AnswerOf, type DomainEvent, type storeCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import type { ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { askToRepresent, declineRepresentative, setRepresentative, type SetRepresentative } from './representatives.ts'
import { storeFold, type StoreState } from './store.state.ts'

interface AboutStore extends ByMember {
  readonly slug: string
}
interface AboutMember extends AboutStore {
  readonly username: string
  readonly reason: string
}
type OfMember = Omit<SetRepresentative, 'isVerified'>
type Rule<Asked> = (asked: Asked, state: StoreState) => DomainEvent[] | Refused

export function representativeCommands(context: CommandContext) {
  return {
    /** Staff verify that a member speaks for a store, or take that back. */
    setRepresentative: (command: AboutMember & { verified: boolean }) =>
      decideAbout(context, command, (asked, state) =>
        setRepresentative({ ...asked, isVerified: command.verified }, state),
      ),
    /** Staff decline a member who asked. */
    declineRepresentative: (command: AboutMember) =>
      decideAbout(context, { ...command, verified: false }, declineRepresentative),
    /** A member asks to be verified. */
    askToRepresent: async (
      command: AboutStore & { statement: string; proof: string },
    ): Promise<Outcome<AnswerOf<typeof storeCalls.askToRepresent>>> => {
      const now = context.clock.now()
      const decided = await decideOnStore(context, command, (state) => askToRepresent({ ...command, now }, state))
      if (isRefused(decided)) {
        return decided
      }
      const { after, position } = decided
      const asked = after.status === 'missing' ? [] : after.asked
      const at = asked.find(({ userId }) => userId === command.caller.id)?.at ?? now
      const answer = { state: 'open' as const, askedAt: new Date(at).toISOString(), reason: null, againAt: null }
      return done(answer, position)
    },
  }
}

const decideOnStore = (
  context: CommandContext,
  { by, slug }: AboutStore,
  decide: (state: StoreState) => DomainEvent[] | Refused,
): Promise<Decided<StoreState> | Refused> =>
  decideAndAppend(context, by, { stream: streamOf.store(slug), fold: storeFold, decide })

async function decideAbout(
  context: CommandContext,
  command: AboutMember & { verified: boolean },
  rule: Rule<OfMember>,
): Promise<Outcome<{ username: string; verified: boolean }>> {
  const { caller, username, verified, reason } = command
  if (!canManageStores(caller)) {
    return refuse('not-allowed', { message: 'Only staff verify who speaks for a store.' })
  }
  const account = await context.accounts.byAnyName(username)
  if (account === null) {
    return refuseField('username', 'There is no such member')
  }
  const asked = { userId: account.userId, callerId: caller.id, reason }
  const decided = await decideOnStore(context, command, (state) => rule(asked, state))
  return isRefused(decided) ? decided : done({ username: account.username, verified }, decided.position)
}
