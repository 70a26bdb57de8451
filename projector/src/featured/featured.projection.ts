import { byPost, foldPerEvent } from '../platform/fold-per-event.ts'
import { featuredPosts } from './featured.read-models.ts'

/** The posts that staff put first, each until its end. */
export const featuredProjection = foldPerEvent<'featured'>({
  name: 'featured',
  version: 1,
  collections: [featuredPosts],
  key: byPost,
  touches: ({ data }) => ('postId' in data ? [{ collection: featuredPosts, id: String(data.postId) }] : []),
  folds: {
    PostFeatured: (documents, { data, position, meta: { actor } }) =>
      documents.put(featuredPosts, String(data.postId), {
        ...data,
        position,
        by: actor.kind,
        ...(actor.id !== null && { actorId: actor.id }),
      }),
    PostUnfeatured: (documents, { data }) => documents.remove(featuredPosts, String(data.postId)),
  },
})
