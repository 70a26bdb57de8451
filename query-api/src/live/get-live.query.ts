import { canRead, livePost, type AskedOf, type Live, type liveReads, type LivePost } from '@deals/events'
import { bookmarks, posts, postVotes, stores, users, siteSettings } from '@deals/projector/read-models'
import { countUnread, noticeCollections } from '../notifications/member-notices.lookup.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { postCards } from '../posts/post-cards.hydrator.ts'

type Request = AskedOf<typeof liveReads.getLive>

/** GET /api/live: what of a page may have changed since it was opened. */
export const getLive = defineQuery({
  reads: [posts, postVotes, bookmarks, stores, users, ...noticeCollections, siteSettings],
  find: async (asking, { posts: ids }: Request) => {
    if (asking.viewer === null) {
      return notSignedIn
    }
    const [found, unread] = await Promise.all([
      asking.readModels.collection(posts).many([...new Set(ids)]),
      countUnread(asking, asking.viewer.id),
    ])
    return { docs: [...found.values()], unread }
  },
  hydrate: async (asking, found) => ({ ...found, cardOf: await postCards(asking, found.docs) }),
  permit: ({ viewer }, hydrated) => ({ ...hydrated, docs: hydrated.docs.filter((post) => canRead(viewer, post)) }),
  present: (_asking, { docs, unread, cardOf }): Live => ({
    unread,
    posts: docs.map((post) => livePost.parse(cardOf(post))),
  }),
})

/** The posts that are not as they were, and the count. */
export function liveNews({ unread, posts: now }: Live, before: Live): Live | null {
  const known = new Map(before.posts.map((post) => [post.id, JSON.stringify(post)]))
  const changed = now.filter((post: LivePost) => known.get(post.id) !== JSON.stringify(post))
  return changed.length === 0 && unread === before.unread ? null : { unread, posts: changed }
}
