import type { AnyRecorded } from '@deals/events'
import type { DocumentRef } from '../platform/projection.ts'
import type { CollectionSchema } from '../platform/read-models.ts'

/** In a collection with a document for each post: that of the event's post, or when an author is erased all of theirs. */
export function postOrAuthors(collection: CollectionSchema, event: AnyRecorded): readonly DocumentRef[] {
  if (event.type === 'UserErased') {
    return [{ collection, where: { field: 'authorId', equals: event.data.userId } }]
  }
  return 'postId' in event.data ? [{ collection, id: String(event.data.postId) }] : []
}
