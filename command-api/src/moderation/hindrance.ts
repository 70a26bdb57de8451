import { streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { loadState } from '../platform/fold.ts'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { ownPost } from '../posts/post.access.ts'
import { reportFold } from '../reports/report.state.ts'
import { heldAgainst } from '../review/case.state.ts'
import { loadHeld } from '../review/case.stream.ts'

interface Judged {
  readonly postId: number
  readonly authorId?: string
}

/** Why this moderator does not decide about this post now: it is theirs, they reported it, or somebody else looks at it. */
export async function hindranceTo(
  context: CommandContext,
  caller: Caller,
  { postId, authorId }: Judged,
): Promise<Refused | null> {
  if (authorId === caller.id) {
    return ownPost
  }
  const [report, { held }] = await Promise.all([
    loadState(context, streamOf.report(postId, caller.id), reportFold),
    loadHeld(context, postId),
  ])
  if (report.isReported && report.decided === null) {
    return refuse('not-allowed', { message: 'You reported this post, so somebody else decides about it.' })
  }
  const holderId = heldAgainst(held, caller.id, context.clock.now())
  if (holderId === null) {
    return null
  }
  const holder = await context.accounts.byId(holderId)
  return refuse('conflict', { message: `Being reviewed by ${holder?.username ?? 'another moderator'}.` })
}
