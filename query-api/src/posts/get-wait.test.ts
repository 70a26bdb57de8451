import { aPost, aPostApproval, aPostSentToReview, ann, bob, firstTime, mo, joining } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = firstTime + 30 * day

const site = siteForEach({ now })
beforeEach(() => site.tell(...joining(ann, bob, mo)))

const held = (postId: number, minutesAgo: number) => [
  aPost({ postId, status: 'ai-review', authorId: ann, urlKey: `u${postId}` }, { at: now - minutesAgo * minute - 1 }),
  aPostSentToReview(
    { postId, from: 'ai-review', to: 'staff-review', feedback: null },
    { at: now - minutesAgo * minute },
  ),
]
const decided = (postId: number, minutesAgo: number) => aPostApproval({ postId }, { at: now - minutesAgo * minute })
const waitOf = async (postId: number, as = ann) => (await site.ask(`/api/posts/${postId}/wait`, as)).body

describe('where a post waits', () => {
  it('is its place among what waits for moderators, the most pressing first', async () => {
    await site.tell(...held(1, 50), ...held(2, 60), ...held(3, 5))
    expect(await Promise.all([1, 2, 3].map((id) => waitOf(id)))).toEqual([
      { position: 2, minutes: null },
      { position: 1, minutes: null },
      { position: 3, minutes: null },
    ])
  })

  it('comes with the middle time of the decisions of a week', async () => {
    const ofLastWeek = [...held(1, 90), decided(1, 70), ...held(2, 40), decided(2, 30), ...held(3, 40), decided(3, 5)]
    await site.tell(...held(9, 20_000), decided(9, 12_000), ...ofLastWeek, ...held(4, 1))
    expect(await waitOf(4)).toEqual({ position: 1, minutes: 20 })
  })

  it('is nothing for a post that does not wait there', async () => {
    await site.tell(aPost({ postId: 1 }))
    expect(await waitOf(1)).toEqual({ position: null, minutes: null })
  })

  it('is for its poster and moderators', async () => {
    await site.tell(...held(1, 5))
    expect((await site.ask('/api/posts/1/wait', bob)).status).toBe(404)
    expect((await site.ask('/api/posts/1/wait')).status).toBe(401)
    expect(await waitOf(1, mo)).toEqual({ position: 1, minutes: null })
    expect((await site.ask('/api/posts/7/wait', ann)).status).toBe(404)
  })
})
