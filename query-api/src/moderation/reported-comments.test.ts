import { caseView } from '@deals/events'
import { aComment, aCommentDeletion, aPost, aReport, ann, bob, joining, mo, sue, told } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const site = siteForAll()
const below = (commentId: number, content: string) => aComment({ commentId, rootId: commentId, content })
beforeAll(async () => {
  const onComment = (commentId: number, userId: string) =>
    aReport(
      { postId: 1, commentId, userId, reason: 'harmful' },
      { by: userId, stream: `report-c${commentId}_${userId}` },
    )
  await site.tell(
    ...joining(ann, bob, mo, sue),
    aPost({ postId: 1 }),
    ...[['First.', 11] as const, ['Second.', 12] as const, ['Third.', 13] as const].map(([content, id]) =>
      told({ ...below(id, content), data: { ...below(id, content).data, postId: 1 } }, { by: bob }),
    ),
    onComment(11, mo),
    onComment(12, ann),
    aCommentDeletion({ commentId: 12, postId: 1, cause: 'moderator', reason: 'Insults' }, { by: mo }),
  )
})

it('tells moderators what reported comments say, also when they were removed', async () => {
  const { body } = await site.ask('/api/moderation/posts/1', mo)
  const { comments } = caseView.parse(body)
  expect(comments.map(({ id, content, deletedBy, isOwn }) => [id, content, deletedBy, isOwn])).toEqual(
    expect.arrayContaining([
      [11, 'First.', null, true],
      [12, 'Second.', 'moderator', false],
    ]),
  )
  expect(comments).toHaveLength(2)
  const other = caseView.parse((await site.ask('/api/moderation/posts/1', sue)).body)
  expect(other.comments.find(({ id }) => id === 11)).toMatchObject({ username: bob, isOwn: false })
})
