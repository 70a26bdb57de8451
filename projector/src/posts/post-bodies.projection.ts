import { ERASED_TEXT } from '@deals/events'
import { byPost, foldPerEvent } from '../platform/fold-per-event.ts'
import { postBodies, type PostBodyDoc } from './posts.read-models.ts'

/** The long texts, apart from the posts, so that a vote never rewrites one. */
export const postBodiesProjection = foldPerEvent({
  name: 'post-bodies',
  version: 1,
  collections: [postBodies],
  key: byPost,
  touches: (event) =>
    event.type === 'UserErased'
      ? [{ collection: postBodies, where: { field: 'authorId', equals: event.data.userId } }]
      : 'postId' in event.data
        ? [{ collection: postBodies, id: String(event.data.postId) }]
        : [],
  folds: {
    PostSubmitted: (documents, { data: { postId, authorId, content } }) =>
      documents.put<PostBodyDoc>(postBodies, String(postId), { authorId, content }),
    PostEdited: (documents, { data: { postId, changes } }) => {
      const body = documents.get<PostBodyDoc>(postBodies, String(postId))
      if (body !== null && changes.content !== undefined) {
        documents.put<PostBodyDoc>(postBodies, String(postId), { ...body, content: changes.content })
      }
    },
    UserErased: (documents) => {
      for (const [id, body] of documents.matching<PostBodyDoc>(postBodies)) {
        documents.put<PostBodyDoc>(postBodies, id, { ...body, content: ERASED_TEXT })
      }
    },
  },
})
