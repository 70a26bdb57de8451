import { isPublicStatus, type AskedOf, type PostList, type postReads } from '@deals/events'
import { bookmarks, postVotes, stores, users, siteSettings, type PostDoc } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notUnderstood } from '../platform/refusals.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import { findSimilar, similarCollections, type LookAlike } from './similar.hydrator.ts'
import { postCards, sharedCards, type SharedCards } from './post-cards.hydrator.ts'
import { findReadablePost } from './post.access.ts'

const sinceDays = 365

type Request = AskedOf<typeof postReads.listSimilar>

/** GET /api/posts/similar */
export const listSimilar = defineQuery({
  reads: [...similarCollections, postVotes, bookmarks, stores, users, siteSettings],
  isSameForVisitors: true,
  find: async (asking, { postId, title, store, limit }: Request) => {
    if (postId === '' && title === '') {
      return notUnderstood('A postId or a title is needed')
    }
    const post = postId === '' ? null : await findReadablePost(asking, postId)
    if (post !== null && 'refused' in post) {
      return post
    }
    const like =
      post === null
        ? { urlKey: null, storeSlug: store || null, title }
        : { urlKey: post.urlKey ?? null, storeSlug: null, title: post.title }
    return findShared(asking, like, { but: post?.postId, limit })
  },
  hydrate: async (asking, { docs, cards }) => ({ docs, cardOf: await postCards(asking, docs, cards) }),
  permit: (_asking, hydrated) => ({ ...hydrated, docs: hydrated.docs.filter(({ status }) => isPublicStatus(status)) }),
  present: (_asking, { docs, cardOf }): PostList => ({ posts: docs.map((post) => cardOf(post)), total: docs.length }),
})

/** Such posts as they are for everybody. */
interface SharedPosts {
  docs: readonly PostDoc[]
  cards: SharedCards
}

const sharedPosts = whileUnchanged<SharedPosts>({ most: 5_000, sizeOf: ({ docs }) => docs.length + 1 })

function findShared(
  { readModels, now }: Asking,
  like: Pick<LookAlike, 'urlKey' | 'storeSlug' | 'title'>,
  { but, limit }: { but: number | undefined; limit: number },
): Promise<SharedPosts> {
  return sharedPosts({ readModels, now, key: JSON.stringify([like, but, limit]) }, async () => {
    const alike = await findSimilar({ readModels, now }, { ...like, sinceDays, limit: limit * 4 })
    const others = alike.map(({ post }) => post).filter(({ postId }) => postId !== but)
    const docs = others.filter(({ status }) => isPublicStatus(status)).slice(0, limit)
    return { docs, cards: await sharedCards({ readModels, now }, docs) }
  })
}
