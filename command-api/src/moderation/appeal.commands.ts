import {
  canSanctionMember,
  factTime,
  isPoster,
  ReadModelsBehind,
  streamOf,
  type AppealRequest,
  type AnyRecorded,
} from '@deals/events'
import { Unavailable } from '@deals/storage'
import type { CommandContext } from '../context.ts'
import { tellWho } from '../platform/decided-already.ts'
import { loadState, readHistory } from '../platform/fold.ts'
import type { Caller, ByMember } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { loadPost } from '../posts/post.stream.ts'
import { userFold } from '../users/user.state.ts'
import { appealDecision, decideAppeal, type Appealed, type DecideAppeal } from './appeal-decision.ts'
import { appealFold, type AppealState } from './appeal.state.ts'
import { onAppeal, takeOverturnedBack } from './appeal.stream.ts'

export interface AppealAnswer {
  readonly state: 'open' | 'upheld' | 'overturned'
}

export function appealCommands(context: CommandContext) {
  return {
    /** A member asks that another moderator looks at a decision. */
    openAppeal: async ({ caller, by, ...words }: ByMember & AppealRequest): Promise<Outcome<AppealAnswer>> => {
      const appealed = await appealedIn(context, caller, words)
      if (isRefused(appealed)) {
        return appealed
      }
      const command = { caller, text: words.text, now: context.clock.now(), appealed }
      const decided = await onAppeal(context, by, {
        decisionId: appealed.decisionId,
        rule: (state) => appealDecision(command, state),
      })
      return isRefused(decided) ? decided : done({ state: 'open' as const }, decided.position)
    },
    /** Another moderator decides; what is overturned is taken back. */
    decideAppeal: async ({ by, ...command }: ByMember & DecideAppeal): Promise<Outcome<AppealAnswer>> => {
      const { caller, decisionId, outcome } = command
      const outOfReach = await refuseOutOfReach(context, caller, decisionId)
      const rule = (state: AppealState) => {
        const answer = decideAppeal(command, state)
        return isRefused(answer) || answer.length === 0 ? answer : (outOfReach ?? answer)
      }
      const decided = await onAppeal(context, by, { decisionId, rule })
      if (isRefused(decided)) {
        return tellWho(context, caller.id, decided)
      }
      // The job that follows the answer does what cannot be done while the read side does not tell which reports wait again.
      const reached = await takeOverturnedBack(context, decisionId).catch(unlessAway)
      return done({ state: outcome }, reached ?? decided.position)
    },
  }
}

function unlessAway(error: unknown): undefined {
  if (!(error instanceof Unavailable || error instanceof ReadModelsBehind)) {
    throw error
  }
}

/** The decision that a request names, as far as it is about the one who asks. */
function appealedIn(context: CommandContext, caller: Caller, words: AppealRequest): Promise<Appealed | Refused> {
  const { postId, sanctionId } = words
  if (postId !== undefined && sanctionId === undefined) {
    return ofPost(context, caller, postId)
  }
  return sanctionId !== undefined && postId === undefined
    ? ofSanction(context, caller, sanctionId)
    : Promise.resolve(refuseField('postId', 'Name a post, or a decision about yourself'))
}

async function ofPost(context: CommandContext, caller: Caller, postId: number): Promise<Appealed | Refused> {
  const post = await loadPost(context, postId)
  if (post.status === 'missing' || !isPoster(caller, post)) {
    return refuse('post-not-found')
  }
  const { lastDecision, status } = post
  const { isByModerator, byId, version } = lastDecision
  if (!isByModerator || byId === null || !['deleted', 'expired'].includes(status)) {
    return refuse('conflict', { message: 'Only what a moderator took from the site can be appealed.' })
  }
  const decision = (await readHistory(context, streamOf.post(postId))).find(({ revision }) => revision === version)
  return decision === undefined
    ? refuse('post-not-found')
    : appealedOf(decision, { about: 'post', aboutPost: postId, byId })
}

async function ofSanction(context: CommandContext, caller: Caller, id: string): Promise<Appealed | Refused> {
  const history = await readHistory(context, streamOf.user(caller.id))
  const decision = history.find((event) => event.id === id && ['UserWarned', 'UserSuspended'].includes(event.type))
  const byId = decision?.meta.actor.id ?? null
  return decision === undefined || byId === null
    ? refuse('appeal-not-found', { message: 'There is no such decision about you.' })
    : appealedOf(decision, { about: 'sanction', aboutPost: null, byId })
}

function appealedOf(
  decision: AnyRecorded,
  { about, aboutPost, byId }: Pick<Appealed, 'about' | 'aboutPost'> & { byId: string },
): Appealed {
  return { decisionId: decision.id, about, aboutPost, decidedById: byId, decidedAt: factTime(decision) }
}

/** Nobody lifts what was decided about their equals or those above them. */
async function refuseOutOfReach(context: CommandContext, caller: Caller, decisionId: string): Promise<Refused | null> {
  const appeal = await loadState(context, streamOf.appeal(decisionId), appealFold)
  if (appeal.status === 'missing' || appeal.about === 'post') {
    return null
  }
  const user = await loadState(context, streamOf.user(appeal.userId), userFold)
  return user.status === 'missing' || canSanctionMember(caller, user)
    ? null
    : refuse('not-allowed', { message: 'You may not decide about this member.' })
}
