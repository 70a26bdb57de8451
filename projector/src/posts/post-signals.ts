import { factTime, type RecordedOf } from '@deals/events'
import type { Folds } from '../platform/fold-per-event.ts'
import type { Documents } from '../platform/projection.ts'
import { changePost } from './post-changes.ts'
import type { PostDoc } from './posts.read-models.ts'
import { postSignals, type PostSignalDoc } from './signals.read-models.ts'

type SignalEvent = RecordedOf<'AvailabilityConfirmed' | 'AvailabilityDenied'>

/** What members say about a deal being available; of each member the newest word counts. */
export const signalFolds = {
  AvailabilityConfirmed: (documents, event) => signal(documents, event, 'confirmed'),
  AvailabilityDenied: (documents, event) => signal(documents, event, 'denied'),
} satisfies Folds

export const signalId = ({ data: { postId, userId } }: SignalEvent): string => `${postId}:${userId}`

function signal(documents: Documents, event: SignalEvent, says: PostSignalDoc['says']): void {
  const { postId, userId, weight } = event.data
  const at = factTime(event)
  const before = documents.get(postSignals, signalId(event))
  const said: PostSignalDoc = { postId, userId, says, weight, at }
  documents.put(postSignals, signalId(event), said)
  changePost(documents, postId, (post) => {
    const isCounted = before !== null && before.at >= (post.renewedAt ?? 0)
    const counts = isCounted ? add(post, before.says, -1) : post
    return { ...add(counts, says, 1), ...(says === 'confirmed' && { lastConfirmedAt: at }) }
  })
}

type Counts = Pick<PostDoc, 'confirmed' | 'denied'>

const add = ({ confirmed, denied }: Counts, says: keyof Counts, by: number): Counts =>
  says === 'confirmed' ? { confirmed: confirmed + by, denied } : { confirmed, denied: denied + by }
