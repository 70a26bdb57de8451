import {
  ERASED_TEXT,
  keptAuthorId,
  eventsOfSuggestions,
  eventsOfAdvice,
  eventsOfLocks,
  eventsOfFollowing,
  eventsOfTurns,
} from '@deals/events'
import { byPost, changesFor, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import { postOrAuthors } from './post-touches.ts'
import { postBodies } from './posts.read-models.ts'

/** The long texts, apart from the posts, so that a vote never rewrites one. */
export const postBodiesProjection = foldPerEvent<'post', 'UserErased'>({
  name: 'post-bodies',
  version: 1,
  collections: [postBodies],
  key: byPost,
  touches: (event) => postOrAuthors(postBodies, event),
  folds: {
    PostSubmitted: (documents, { data: { postId, authorId, content } }) =>
      documents.put(postBodies, String(postId), { authorId, content }),
    PostEdited: (documents, event) => {
      const id = String(event.data.postId)
      const body = documents.get(postBodies, id)
      const content = body === null ? undefined : changesFor(event, body.authorId).content
      if (body !== null && content !== undefined) {
        documents.put(postBodies, id, { ...body, content })
      }
    },
    PostKept: (documents, { data: { postId, content } }) =>
      documents.put(postBodies, String(postId), { authorId: keptAuthorId, content }),
    ...nothingAt(...eventsOfSuggestions, ...eventsOfAdvice, ...eventsOfLocks, ...eventsOfFollowing, ...eventsOfTurns),
    ...nothingAt('PostApproved', 'PostDeleted', 'PostRestored', 'PostMerged', 'PostDecisionUndone'),
    UserErased: (documents) => {
      for (const [id, body] of documents.matching(postBodies)) {
        documents.put(postBodies, id, { ...body, content: ERASED_TEXT })
      }
    },
  },
})
