import { isPublicStatus, type AskedOf, type PostList, type postReads } from '@deals/events'
import { bookmarks, postVotes, stores, users, siteSettings } from '@deals/projector/read-models'
import { defineQuery } from '../platform/pipeline.ts'
import { notUnderstood } from '../platform/refusals.ts'
import { findSimilar, similarCollections } from './similar.hydrator.ts'
import { postCards } from './post-cards.hydrator.ts'
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
    const alike = await findSimilar(asking, { ...like, sinceDays, limit: limit * 4 })
    const others = alike.map((one) => one.post).filter((one) => one.postId !== post?.postId)
    return { docs: others.filter(({ status }) => isPublicStatus(status)).slice(0, limit) }
  },
  hydrate: async (asking, { docs }) => ({ docs, cardOf: await postCards(asking, docs) }),
  permit: (_asking, hydrated) => ({ ...hydrated, docs: hydrated.docs.filter(({ status }) => isPublicStatus(status)) }),
  present: (_asking, { docs, cardOf }): PostList => ({ posts: docs.map((post) => cardOf(post)), total: docs.length }),
})
