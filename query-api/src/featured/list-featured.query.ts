import { canRead, type AskedOf, type featuredReads, type PostList } from '@deals/events'
import { bookmarks, featuredPosts, posts, postVotes, stores, users, siteSettings } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'
import { findFeatured } from './featured.lookup.ts'

type Request = AskedOf<typeof featuredReads.listFeatured>

/** GET /api/posts/featured: what stands first on the home page now, of what its reader can pay for. */
export const listFeatured = defineQuery({
  reads: [featuredPosts, posts, postVotes, bookmarks, stores, users, siteSettings],
  isSameForVisitors: true,
  find: async ({ readModels, now }, { currency }: Request) => {
    const docs = await findFeatured(readModels, now)
    return { docs: docs.filter((post) => currency === undefined || post.listedCurrencies.includes(currency)) }
  },
  hydrate: async (asking, { docs }) => ({ docs, cardOf: await postCards(asking, docs) }),
  permit: ({ viewer }, { docs, cardOf }) => ({ cardOf, docs: docs.filter((post) => canRead(viewer, post)) }),
  present: (_asking, { docs, cardOf }): PostList => ({ posts: docs.map((post) => cardOf(post)), total: docs.length }),
})
