import { findCategory, type AskedOf, type postReads, type WhyForYou } from '@deals/events'
import {
  bookmarks,
  comments,
  memberVisits,
  posts,
  postVotes,
  recommendationTerms,
  stores,
} from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { affinityOf, likedParts, type Interaction } from './affinity.ts'
import { findForYou } from './list-for-you.query.ts'
import { findPost, refuseReading } from './post.access.ts'

type Request = AskedOf<typeof postReads.getWhyForYou>

/** GET /api/posts/{id}/why-for-you: the numbers that the order of the page "For You" is made of. */
export const getWhyForYou = defineQuery({
  reads: [posts, postVotes, bookmarks, comments, memberVisits, recommendationTerms, stores],
  find: (asking, { id }: Request) => findPost(asking, id),
  hydrate: async (asking, post) => {
    const [{ docs, interactions }, store] = await Promise.all([
      findForYou(asking, []),
      post.storeSlug === undefined ? null : asking.readModels.collection(stores).get(post.storeSlug),
    ])
    const at = docs.findIndex(({ postId }) => postId === post.postId)
    return { post, store, interactions, place: at === -1 ? null : at + 1 }
  },
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.post) ?? hydrated,
  present: ({ now }, { post, place, interactions, store }): WhyForYou => {
    const parts = likedParts(post, affinityOf(interactions, now))
    const { categorySlug, storeSlug } = post
    return {
      place,
      best: post.best,
      category: {
        ...parts.category,
        name: findCategory(categorySlug)?.name ?? categorySlug,
        did: countsOf(interactions.filter((one) => one.categorySlug === categorySlug)),
      },
      store: store && {
        ...parts.store,
        name: store.name,
        did: countsOf(interactions.filter((one) => one.storeSlug === storeSlug)),
      },
    }
  },
})

/** How often each was done. */
function countsOf(interactions: readonly Interaction[]): WhyForYou['category']['did'] {
  const counts = { bookmark: 0, 'up-vote': 0, comment: 0, 'down-vote': 0, dismissal: 0 }
  interactions.forEach(({ kind }) => (counts[kind] += 1))
  return counts
}
