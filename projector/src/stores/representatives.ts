import { factTime, knownAs, pagePaths, type NotificationKind, type RecordedOf } from '@deals/events'
import { ownerOfText } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents } from '../platform/projection.ts'
import {
  storeNotices,
  storeRepresentatives,
  storeRequests,
  stores,
  type RepresentativeDoc,
} from './stores.read-models.ts'

type Asked = RecordedOf<'RepresentativeAsked'>
type Declined = RecordedOf<'RepresentativeDeclined'>
type Decided = RecordedOf<'RepresentativeVerified' | 'RepresentativeRevoked'> | Declined

const requestId = ({ data: { slug, userId } }: Asked | Decided): string => `${slug}:${userId}`
const actId = (event: Asked | Decided): string => `${requestId(event)}:${event.revision}`
const noticeId = (event: Asked | Decided): string => `${knownAs(event)}-member-${event.data.userId}`

export const refsOfRepresentative = (event: Asked | Decided): DocumentRef[] => [
  { collection: storeRequests, id: requestId(event) },
  { collection: storeRepresentatives, id: actId(event) },
  { collection: storeNotices, id: noticeId(event) },
]

/** What is sealed for somebody else was written while the member was being erased. */
const isThere = (event: Asked | Decided): boolean => ownerOfText(event, event.data.userId) === event.data.userId

export function keepRequest(documents: Documents, event: Asked): void {
  if (isThere(event)) {
    documents.put(storeRequests, requestId(event), {
      ...event.data,
      state: 'open',
      at: factTime(event),
    })
  }
}

export function declineRequest(documents: Documents, event: Declined): void {
  const request = documents.get(storeRequests, requestId(event))
  if (request !== null && isThere(event)) {
    const { reason } = event.data
    const declined = { ...request, state: 'declined' as const, declinedAt: factTime(event), reason }
    documents.put(storeRequests, requestId(event), declined)
  }
}

export const endRequest = (documents: Documents, event: Decided): void =>
  documents.remove(storeRequests, requestId(event))

const kinds = {
  RepresentativeVerified: 'verified',
  RepresentativeDeclined: 'declined',
  RepresentativeRevoked: 'revoked',
} as const satisfies Record<Decided['type'], RepresentativeDoc['kind']>

/** Keeps a decision for staff, and tells the member; why they were verified is for staff alone. */
export function keepDecision(documents: Documents, event: Decided): void {
  const store = documents.get(stores, event.data.slug)
  if (store === null || !isThere(event)) {
    return
  }
  const { slug, userId, reason } = event.data
  const [kind, at] = [kinds[event.type], factTime(event)]
  const act = { slug, userId, kind, reason, at, actorId: event.meta.actor.id ?? undefined }
  documents.put(storeRepresentatives, actId(event), act)
  documents.put(storeNotices, noticeId(event), {
    slug,
    userId,
    kind: `representative-${kind}` satisfies NotificationKind,
    count: 1,
    detail: store.name,
    ...(isTold(event) && { reason }),
    url: pagePaths.store.to(slug),
    createdAt: at,
    position: event.position,
  })
}

const isTold = ({ type, data }: Decided): boolean =>
  type === 'RepresentativeDeclined' || ('isTold' in data && data.isTold)
