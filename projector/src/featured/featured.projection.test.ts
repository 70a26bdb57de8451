import { aFeaturedPost, firstTime, postId, stacy } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { featuredProjection } from './featured.projection.ts'
import { featuredPosts } from './featured.read-models.ts'

const first = aFeaturedPost({}, { by: stacy })

it('a post that is featured is known with its times and who did it, the last time counts', async () => {
  const view = await folded(featuredProjection, first, aFeaturedPost({ endsAt: firstTime + 5 }, { by: stacy }))
  expect(view.all(featuredPosts)).toMatchObject([
    [String(postId), { postId, startsAt: firstTime, endsAt: firstTime + 5, by: 'staff', actorId: stacy }],
  ])
})

it('one that was removed is none', async () => {
  expect((await folded(featuredProjection, first, tell('PostUnfeatured', { postId }))).all(featuredPosts)).toEqual([])
})
