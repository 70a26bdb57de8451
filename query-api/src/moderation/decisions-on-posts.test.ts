import { standingView } from '@deals/events'
import { aPost, aPostDeletion, aPostExpiry, ann, bob, firstTime, joining, mo, told } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const day = 86_400_000
const by = (userId: string, hours = 1) => ({ by: userId, at: firstTime + hours * 3_600_000, as: 'moderator' as const })
const site = siteForEach()
beforeEach(() => site.tell(...joining(ann, bob, mo), ...[1, 2, 3, 4].map((postId) => aPost({ postId }))))

const decisions = async () => standingView.parse((await site.ask('/api/user/standing', ann)).body).ofPosts
const merged = told({ type: 'PostMerged', data: { postId: 3, into: 4, from: 'active' } }, by(mo, 3))

it('a poster finds what moderators did to their posts, the latest first, and where a merged one went', async () => {
  await site.tell(
    aPostDeletion({ postId: 1, cause: 'moderator', reason: 'Spam' }, by(mo)),
    aPostExpiry({ postId: 2, cause: 'moderator' }, by(mo, 2)),
    merged,
  )
  expect(await decisions()).toMatchObject([
    { postId: 3, kind: 'PostMerged', role: 'moderator', mergedInto: 4 },
    { postId: 2, kind: 'PostExpired', role: 'moderator', mergedInto: null },
    { postId: 1, kind: 'PostDeleted', reason: 'Spam' },
  ])
})

it('not what others did, what holds no more, or what is long ago', async () => {
  await site.tell(
    aPostExpiry({ postId: 1, cause: 'member' }, { by: bob }),
    aPostExpiry({ postId: 2, cause: 'moderator' }, by(mo)),
    told({ type: 'PostRenewed', data: { postId: 2, from: 'expired' } }, { by: ann, at: firstTime + day }),
    merged,
  )
  expect((await decisions()).map(({ postId }) => postId)).toEqual([3])
  site.clock.now += 31 * day
  expect(await decisions()).toEqual([])
})
