import { factTime, knownAs, type NotificationKind, type RecordedOf } from '@deals/events'
import { ownerOfText } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import {
  storeNotices,
  storeRepresentatives,
  stores,
  type RepresentativeDoc,
  type StoreDoc,
  type StoreNoticeDoc,
} from './stores.read-models.ts'

type Verified = RecordedOf<'RepresentativeVerified'>
type AboutRepresentative = Verified | RecordedOf<'RepresentativeRevoked'>

const idOf = ({ data: { slug, userId } }: AboutRepresentative): string => `${slug}:${userId}`
const noticeId = (event: AboutRepresentative): string => `${knownAs(event)}-member-${event.data.userId}`

export const refsOfRepresentative = (event: AboutRepresentative): DocumentRef[] => [
  { collection: storeRepresentatives, id: idOf(event) },
  { collection: storeNotices, id: noticeId(event) },
]

/** What is sealed for somebody else was written while the member was being erased. */
const isThere = (event: AboutRepresentative): boolean => ownerOfText(event, event.data.userId) === event.data.userId

export function keepWhy(documents: Documents, event: Verified): void {
  if (isThere(event)) {
    const told = { ...event.data, at: factTime(event), actorId: event.meta.actor.id ?? undefined }
    documents.put<RepresentativeDoc>(storeRepresentatives, idOf(event), told)
  }
}

export const forgetWhy = (documents: Documents, event: AboutRepresentative): void =>
  documents.remove(storeRepresentatives, idOf(event))

/** The reason is for staff alone. */
export function tellMember(documents: Documents, event: AboutRepresentative, kind: NotificationKind): void {
  const { slug, userId } = event.data
  const store = documents.get<StoreDoc>(stores, slug)
  if (store !== null && isThere(event)) {
    documents.put<StoreNoticeDoc>(storeNotices, noticeId(event), {
      slug,
      userId,
      kind,
      count: 1,
      detail: store.name,
      url: `/store/${slug}`,
      createdAt: factTime(event),
      position: event.position,
    })
  }
}
