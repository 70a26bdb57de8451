import {
  answerTo,
  canModerateComments,
  factTime,
  type CommentHistory,
  type EventTypeIn,
  type PerEvent,
} from '@deals/events'
import { comments, users } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { readPostId } from '../posts/post.access.ts'
import { findMembers } from '../users/members.hydrator.ts'

type Step = CommentHistory['steps'][number]

/** GET /api/comments/{id}/history: what a comment said, from its own stream. */
export const getCommentHistory = defineQuery({
  reads: [comments, users],
  mayAsk: canModerateComments,
  find: async ({ readModels }, { id }: { id: string }) => {
    const commentId = readPostId(id)
    const comment = commentId === null ? null : await readModels.collection(comments).get(String(commentId))
    return comment ?? notFound('Comment')
  },
  hydrate: async (asking, comment) => {
    const events = await asking.postLog.commentEvents(comment.commentId)
    const members = await findMembers(
      asking,
      events.flatMap(({ meta }) => meta.actor.id ?? []),
    )
    return { comment, events, members }
  },
  present: (_asking, { comment, events, members }): CommentHistory => ({
    postId: comment.postId,
    steps: events.flatMap((event) => {
      const told = answerTo(steps, event)
      const { id } = event.meta.actor
      const by = id === null ? 'the site' : members.nameOf(id)
      return told === null ? [] : [{ at: iso(factTime(event)), by, ...told }]
    }),
  }),
})

/** What each event of its stream says of a comment. */
const steps: PerEvent<EventTypeIn<'comment'>, Pick<Step, 'kind' | 'content' | 'reason'>> = {
  CommentPosted: ({ data: { content } }) => ({ kind: 'posted', content, reason: null }),
  CommentEdited: ({ data: { content } }) => ({ kind: 'edited', content, reason: null }),
  CommentDeleted: ({ data: { reason } }) => ({ kind: 'deleted', content: null, reason }),
  CommentRestored: () => ({ kind: 'restored', content: null, reason: null }),
}
