import { editsAtOnce, knownAs, type AnyRecorded, type Position } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { childInvocation } from '../platform/invocation.ts'
import { isRefused } from '../platform/refusal.ts'
import { memberClaim } from '../platform/write-limits.ts'
import { isRepresentative } from '../stores/store.stream.ts'
import { applySuggestion } from './apply-suggestion.ts'
import type { EditPost } from './edit-post.ts'
import type { EditRequest } from './edit-circumstances.ts'
import type { ExistingPost } from './post.state.ts'
import { decideOnPost } from './post.stream.ts'

interface Applying {
  readonly request: EditRequest
  readonly command: EditPost
  readonly post: ExistingPost
  readonly suggestionId: string
  /** The event that suggested it. */
  readonly cause: AnyRecorded
}

/** Makes of a suggestion an edit where its poster is away, as often as its member may; answers how far the log came then, null where it waits. */
export async function applyWhileAway(context: CommandContext, applying: Applying): Promise<Position | null> {
  const { request, command, post, suggestionId, cause } = applying
  const { caller, by, postId } = request
  if (!editsAtOnce(caller)) {
    return null
  }
  const taken = await context.limits.take([memberClaim('apply', caller)])
  if (!taken.isFree) {
    return null
  }
  const away = await awayFacts(context, caller.id, post)
  const decided = await decideOnPost(context, {
    by: childInvocation(by, cause.id),
    postId,
    rule: (state) => applySuggestion({ ...command, suggestionId, suggestedAs: knownAs(cause), away }, state),
  })
  if (isRefused(decided) || decided.events.length === 0) {
    await taken.giveBack()
    return null
  }
  return decided.position
}

async function awayFacts(context: CommandContext, callerId: string, { authorId, fields }: ExistingPost) {
  const [{ until }, ...speaks] = await Promise.all([
    context.queries.lastVisit({ userId: authorId }),
    ...[callerId, authorId].map((userId) => isRepresentative(context, fields.storeSlug, userId)),
  ])
  return { posterSeenAt: until ?? 0, isAssociated: speaks.some(Boolean) }
}
