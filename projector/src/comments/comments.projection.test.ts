import * as say from '@deals/events/testing'
import { ann, bob, commentId, mo } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { controversyOf } from './comment-votes.ts'
import { commentsProjection } from './comments.projection.ts'
import { comments, readByAll, readByNobody, type CommentDoc } from './comments.read-models.ts'

const commentAfter = async (...history: say.Told[]) =>
  (await folded(commentsProjection, say.aComment(), ...history)).doc<CommentDoc>(comments, commentId)
const answer = say.aComment({ commentId: 9, parentId: commentId, depth: 1, authorId: ann })

describe('a comment', () => {
  it('knows how many answers it has, deleted ones too', async () => {
    const deleted = say.aCommentDeletion({ commentId: 9, parentId: commentId })
    expect(await commentAfter(answer, deleted)).toMatchObject({ replyCount: 1, depth: 0 })
  })

  it('that is deleted keeps its place and shows nothing, and comes back as it was', async () => {
    const deleted = say.aCommentDeletion({ cause: 'moderator', reason: 'Rude' }, { by: mo })
    const gone = await commentAfter(deleted)
    expect(gone).toMatchObject({ deletedBy: 'moderator', deletedReason: 'Rude' })
    expect(gone).not.toHaveProperty('content')
    const restored = say.aCommentRestoration({ commentId })
    expect(await commentAfter(deleted, restored)).toEqual(await commentAfter())
  })

  it('is marked as edited but in the time of grace', async () => {
    expect(await commentAfter(say.aCommentEdit())).toMatchObject({ content: 'Bought two pairs.', edited: true })
    expect(await commentAfter(say.aCommentEdit({ grace: true }))).toMatchObject({ edited: false })
  })

  it('sums the newest vote of each member', async () => {
    const votes = [
      say.aCommentVote({ userId: ann }),
      say.aCommentVote({ userId: mo }),
      say.aCommentVote({ userId: mo, value: -1, previous: 1 }),
    ]
    expect(await commentAfter(...votes)).toMatchObject({ votes: 0, ups: 1, downs: 1, voteTotal: 2, controversy: 2 })
    const cleared = { commentId, postId: say.postId, userId: mo, authorId: bob, previous: -1 as const }
    const after = await commentAfter(...votes, tell('CommentVoteCleared', cleared))
    expect(after).toMatchObject({ votes: 1, ups: 1, downs: 0, controversy: 0 })
    expect(after?.wilson).toBeCloseTo(0.3785, 3)
  })

  it('was of help once ten votes more were for it than against, as long as it stands', async () => {
    const votes = (count: number, value: 1 | -1 = 1) =>
      Array.from({ length: count }, (_, at) => say.aCommentVote({ userId: `m${value}${at}`, value }))
    const deleted = say.aCommentDeletion({ cause: 'moderator' }, { by: mo })
    const restored = say.aCommentRestoration({ commentId })
    const isHelpful = async (...history: say.Told[]) => (await commentAfter(...history))?.helpful ?? false
    expect(await isHelpful(...votes(9))).toBe(false)
    expect(await isHelpful(...votes(1, -1), ...votes(10))).toBe(false)
    expect(await isHelpful(...votes(10))).toBe(true)
    expect(await isHelpful(...votes(10), ...votes(5, -1))).toBe(true)
    expect(await isHelpful(...votes(10), deleted)).toBe(false)
    expect(await isHelpful(...votes(10), deleted, ...votes(1, -1), restored)).toBe(true)
  })

  it('is read by whoever reads its post, and by nobody once it was deleted', async () => {
    const [held, deleted] = [say.aPostSentToReview(), say.aPostDeletion({ from: 'active' })]
    const gone = say.aCommentDeletion({ commentId })
    const readBy = async (...history: say.Told[]) => (await commentAfter(...history))?.readBy
    expect(await readBy()).toBe(readByAll)
    expect(await readBy(held)).toBe(ann)
    expect(await readBy(held, say.aPostApproval())).toBe(readByAll)
    expect(await readBy(deleted, say.aPostRestoration({ to: 'staff-review' }))).toBe(ann)
    expect(await readBy(held, tell('PostMerged', { postId: say.postId, into: 9, from: 'staff-review' }))).toBe(
      readByAll,
    )
    expect(await readBy(gone, held)).toBe(readByNobody)
    expect(await readBy(gone, held, say.aCommentRestoration({ commentId }))).toBe(ann)
    expect(await readBy(held, gone, say.aPostApproval(), say.aCommentRestoration({ commentId }))).toBe(readByAll)
  })

  it('that was being written while its post was held is read by no more than the others', async () => {
    const { doc } = await folded(commentsProjection, say.aPostSentToReview(), say.aComment())
    expect(doc<CommentDoc>(comments, commentId)?.readBy).toBe(ann)
  })

  it('of somebody who left keeps its place without its text', async () => {
    const erased = tell('UserErased', { userId: bob, requestId: 'r' })
    expect(await commentAfter(erased)).toMatchObject({ content: '[removed]', authorId: bob })
  })
})

it.each([
  [0, 9, 0],
  [9, 0, 0],
  [4, 4, 8],
  [9, 1, 10 ** (1 / 9)],
  [1, 9, 10 ** (1 / 9)],
])('%s votes for and %s against are as controversial as %s', (ups, downs, expected) => {
  expect(controversyOf(ups, downs)).toBeCloseTo(expected, 10)
})
