import { rolesNamed, streamOf, type Position, type RecordedOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend, type Decided } from '../platform/decide-and-append.ts'
import { readHistory } from '../platform/fold.ts'
import { childInvocation, type Caller, type Invocation } from '../platform/invocation.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { userFold } from '../users/user.state.ts'
import { appealFold, type AppealState } from './appeal.state.ts'
import { takeBack } from './decide-on-post.ts'

export function onAppeal(
  context: CommandContext,
  by: Invocation,
  { decisionId, rule }: { decisionId: string; rule: Parameters<typeof decideAndAppend<AppealState>>[2]['decide'] },
): Promise<Decided<AppealState> | Refused> {
  return decideAndAppend(context, by, { stream: streamOf.appeal(decisionId), fold: appealFold, decide: rule })
}

/**
 * Takes an overturned decision back as far as it still stands; how far the log had come, where something was written.
 * It follows from the answer alone, so whoever asks for it, and however often, it is one command.
 */
export async function takeOverturnedBack(context: CommandContext, decisionId: string): Promise<Position | undefined> {
  const history = await readHistory(context, streamOf.appeal(decisionId))
  const opened = history.find((event) => event.type === 'AppealOpened')
  const answer = history.find((event) => event.type === 'AppealDecided')
  if (opened === undefined || answer?.data.outcome !== 'overturned') {
    return undefined
  }
  const { userId, aboutPost: postId } = opened.data
  const child = { by: childInvocation(answer.meta, answer.id), decisionId }
  const taken =
    postId === null
      ? await lift(context, child, userId)
      : await restore(context, { ...child, caller: judgeOf(answer) }, postId)
  return isRefused(taken) ? undefined : taken.position
}

interface Following {
  readonly by: Invocation
  readonly decisionId: string
}

/** Who answered, as they stood then: what follows from the answer is no new decision of theirs. */
const judgeOf = ({ meta: { actor } }: RecordedOf<'AppealDecided'>): Caller => ({
  id: actor.id ?? '',
  username: '',
  roles: rolesNamed(actor.kind),
  trustLevel: 2,
  restricts: [],
})

async function restore(
  context: CommandContext,
  { by, caller, decisionId }: Following & { readonly caller: Caller },
  postId: number,
) {
  const history = await readHistory(context, streamOf.post(postId))
  const version = history.find(({ id }) => id === decisionId)?.revision ?? -1
  return takeBack(context, { caller, by, postId, version })
}

async function lift(context: CommandContext, { by, decisionId }: Following, userId: string) {
  const stream = streamOf.user(userId)
  const history = await readHistory(context, stream)
  const last = history.findLast(({ type }) => type === 'UserSuspended' || type === 'UserReinstated')
  // A later restriction, or none any more, has nothing to do with the appeal.
  // What the appeal was answered is told with the appeal.
  const reinstated = { type: 'UserReinstated' as const, data: { userId, reason: null } }
  return decideAndAppend(context, by, {
    stream,
    fold: userFold,
    decide: () => (last?.id === decisionId ? [reinstated] : []),
  })
}
