import { commentsOfUser, publicProfile } from '@deals/events'
import {
  aComment,
  aCommentDeletion,
  aPost,
  aPostDeletion,
  aPostSentToReview,
  aRole,
  aUser,
  ann,
  bob,
  mo,
} from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const hal = 'hal'
const site = siteForAll()
beforeAll(() =>
  site.tell(
    ...[ann, bob, mo, hal].map((userId) => aUser({ userId, username: userId })),
    aRole({ userId: mo, role: 'moderator' }),
    ...[1, 2, 3, 4].flatMap((id) => [
      aPost({ postId: id }),
      aComment({ commentId: id, rootId: id, postId: id, authorId: hal }, { by: hal }),
    ]),
    aPostSentToReview({ postId: 2 }),
    aPostDeletion({ postId: 3 }),
    aCommentDeletion({ commentId: 4, postId: 4, authorId: hal }, { by: hal }),
  ),
)

it.each<[string | undefined, number]>([
  [undefined, 1],
  [hal, 1],
  [bob, 1],
  [ann, 3],
  [mo, 3],
])('the comments of a member that %s may read are counted and listed: %s of four', async (viewer, readable) => {
  const { total, comments } = commentsOfUser.parse((await site.ask('/api/users/hal/comments', viewer)).body)
  const { commentCount } = publicProfile.parse((await site.ask('/api/users/hal', viewer)).body)
  expect([comments.length, total, commentCount]).toEqual([readable, readable, readable])
})
