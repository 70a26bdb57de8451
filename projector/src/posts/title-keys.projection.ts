import {
  keptAuthorId,
  titleKeysOf,
  eventsOfSuggestions,
  eventsOfAdvice,
  eventsOfLocks,
  eventsOfFollowing,
  eventsOfTurns,
} from '@deals/events'
import { byPost, changesFor, foldPerEvent, nothingAt } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { postOrAuthors } from './post-touches.ts'
import { titleKeys, type TitleKeysDoc } from './title-keys.read-models.ts'

/** By what posts with alike titles are found. */
export const titleKeysProjection = foldPerEvent<'post', 'UserErased'>({
  name: 'title-keys',
  version: 1,
  collections: [titleKeys],
  key: byPost,
  touches: (event) => postOrAuthors(titleKeys, event),
  folds: {
    PostSubmitted: (documents, { data: { postId, authorId, title } }) =>
      put(documents, { postId, authorId, isDeleted: false }, title),
    PostEdited: (documents, event) =>
      change(documents, event.data.postId, (doc) => {
        const { title } = changesFor(event, doc.authorId)
        if (title !== undefined) {
          put(documents, doc, title)
        }
      }),
    PostKept: (documents, { data: { postId, title } }) =>
      change(documents, postId, (doc) => put(documents, { ...doc, authorId: keptAuthorId }, title)),
    PostDeleted: (documents, { data }) => turn(documents, data.postId, true),
    PostRestored: (documents, { data }) => turn(documents, data.postId, false),
    PostDecisionUndone: (documents, { data: { postId, to } }) => turn(documents, postId, to === 'deleted'),
    UserErased: removing(titleKeys),
    ...nothingAt(...eventsOfSuggestions, ...eventsOfAdvice, ...eventsOfLocks, ...eventsOfFollowing, ...eventsOfTurns),
    ...nothingAt('PostApproved', 'PostMerged'),
  },
})

type Standing = Pick<TitleKeysDoc, 'postId' | 'authorId' | 'isDeleted'>

function put(documents: Documents, { postId, authorId, isDeleted }: Standing, title: string): void {
  const doc = { postId, authorId, isDeleted, ...titleKeysOf(title) }
  documents.put(titleKeys, String(postId), doc)
}

function change(documents: Documents, postId: number, how: (doc: TitleKeysDoc) => void): void {
  const doc = documents.get(titleKeys, String(postId))
  if (doc !== null) {
    how(doc)
  }
}

const turn = (documents: Documents, postId: number, isDeleted: boolean): void =>
  change(documents, postId, (doc) => documents.put(titleKeys, String(postId), { ...doc, isDeleted }))
