import { beforeFirst, keptAuthorId, streamOf, type DomainEvent } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { systemInvocation } from '../platform/invocation.ts'
import { isRefused, sentenceOf } from '../platform/refusal.ts'
import { postFold, type PostState } from '../posts/post.state.ts'

export interface LeavePosts {
  readonly userId: string
  readonly posts: 'keep' | 'delete'
  readonly cause: { readonly causationId: string; readonly correlationId?: string }
}

const pageSize = 1000

/** What a member who leaves chose for their posts: they stay as nobody's, or go where nobody answered. */
export async function leavePosts(context: CommandContext, { userId, posts, cause }: LeavePosts): Promise<void> {
  for (const postId of await postsOf(context, userId)) {
    const { comments } = await context.queries.voteTotal({ postId, userId })
    const rule = posts === 'keep' ? keepPost : comments === 0 ? deleteUnanswered : null
    if (rule !== null) {
      const decided = await decideAndAppend(context, systemInvocation(`leave-post-${posts}`, cause), {
        stream: streamOf.post(postId),
        fold: postFold,
        decide: (state) => rule(userId, state),
        // The texts must outlive the key of the one who wrote them.
        subject: () => keptAuthorId,
      })
      if (isRefused(decided)) {
        throw new Error(sentenceOf(decided))
      }
    }
  }
}

function keepPost(userId: string, state: PostState): DomainEvent[] {
  if (state.status === 'missing' || state.status === 'deleted' || state.authorId !== userId) {
    return []
  }
  const { title, content, subtitle } = state.fields
  return [{ type: 'PostKept', data: { postId: state.postId, authorId: userId, title, content, subtitle } }]
}

function deleteUnanswered(userId: string, state: PostState): DomainEvent[] {
  if (state.status === 'missing' || state.status === 'deleted') {
    return []
  }
  const { postId, status: from } = state
  return [{ type: 'PostDeleted', data: { postId, authorId: userId, from, cause: 'erased', reason: null } }]
}

/** Page by page through the log, so that others get their turn in between. */
async function postsOf({ log }: CommandContext, userId: string): Promise<number[]> {
  const found: number[] = []
  for (let after = beforeFirst, isLive = false; !isLive;) {
    const batch = await log.readAll({ after, limit: pageSize })
    found.push(
      ...batch.events.flatMap(({ type, data }) => {
        const { postId, authorId } = data
        return type === 'PostSubmitted' && authorId === userId && typeof postId === 'number' ? [postId] : []
      }),
    )
    after = batch.upTo
    isLive = batch.live
  }
  return found
}
