import {
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostSentToReview,
  ann,
  bob,
  firstTime,
  mo,
  joining,
} from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = firstTime + 20 * day
const site = siteForAll({ now })
beforeAll(async () => {
  const by = (days: number, minutes = 0) => ({ by: mo, at: now - days * day + minutes * minute })
  const reviewed = (postId: number, days: number, minutes: number) => [
    aPostSentToReview({ postId, to: 'staff-review' }, by(days)),
    aPostApproval({ postId, from: 'staff-review' }, by(days, minutes)),
  ]
  await site.tell(
    ...joining(ann, bob, mo),
    ...[1, 2, 3, 4, 5].map((postId) => aPost({ postId })),
    aPost({ postId: 6, authorId: bob }, { by: bob }),
    ...reviewed(1, 9, 400),
    ...reviewed(2, 5, 9),
    aPostDeletion({ postId: 3, cause: 'moderator', reason: 'Spam' }, by(4)),
    ...reviewed(4, 3, 20),
    ...reviewed(6, 2, 5),
    aPostSentToReview({ postId: 5, to: 'staff-review' }, by(1)),
  )
})
const queue = async (rest = '') => (await site.ask(`/api/moderation/queue?${rest}`, mo)).body

it('tells with each row what was decided last about posts of its poster, three at most', async () => {
  const told = ['approved', 'removed', 'approved'].map((outcome) => ({ outcome }))
  expect(await queue()).toMatchObject({ items: [{ postId: 5, poster: { username: ann, decisions: told } }] })
  expect((await site.ask('/api/moderation/posts/6', mo)).body).toMatchObject({
    poster: { username: bob, decisions: [{ outcome: 'approved' }] },
  })
})

it('tells how long reviews of seven days took once nothing waits', async () => {
  expect(await queue()).toMatchObject({ total: 1, medianMinutes: null })
  expect(await queue('tab=ai-review')).toMatchObject({ total: 0, medianMinutes: 9 })
})
