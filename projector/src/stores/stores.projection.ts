import { factTime, storeNameKey, type AnyRecorded, type EventTypeIn, type StoreFields } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import type { DocumentRef, Documents, StoredDocument } from '../platform/projection.ts'
import { removing } from '../platform/removing.ts'
import { declineRequest, endRequest, keepDecision, keepRequest, refsOfRepresentative } from './representatives.ts'
import { storeNotices, storeRepresentatives, storeRequests, stores, type StoreDoc } from './stores.read-models.ts'

/** What goes when the member leaves whom it is about. */
const ofMembers = [storeRepresentatives, storeRequests, storeNotices]

/** The shops that posts name. */
export const storesProjection = foldPerEvent<'store', 'UserErased'>({
  name: 'stores',
  version: 6,
  collections: [stores, storeRepresentatives, storeRequests, storeNotices],
  key: (event) => ('slug' in event.data ? event.data.slug : '*'),
  view: 'by-user',
  ownerOf,
  touches,
  folds: {
    StoreRegistered: (documents, event) => {
      const { slug, name, hosts, status, affiliateDisclosed } = event.data
      const known = { slug, name, nameKey: storeNameKey(name), hosts, status, affiliateDisclosed }
      const store = { ...known, version: event.revision, createdAt: factTime(event) }
      documents.put(stores, slug, withChanges(store, event.data))
    },
    StoreChanged: (documents, event) => change(documents, event, (store) => withChanges(store, event.data.changes)),
    StorePaused: (documents, event) => {
      const { until } = event.data
      change(documents, event, ({ pausedUntil: _before, ...rest }) =>
        until === null ? rest : { ...rest, pausedUntil: until },
      )
    },
    StoreMerged: (documents, event) =>
      change(documents, event, (store) => {
        const { into, reason } = event.data
        return { ...store, status: 'merged', hosts: [], merged: { into, ...ownOf(store), reason } }
      }),
    StoreMergeUndone: (documents, event) =>
      change(documents, event, ({ merged: _before, ...store }) => ({
        ...store,
        ...ownOf({ ...store, merged: _before }),
      })),
    StoreGathered: (documents, event) =>
      change(documents, event, ({ gathered: _before, ...store }) => {
        const { hosts, gathered } = event.data
        const after = gathered.length === 0 ? store : { ...store, gathered: gathered.map(({ slug }) => slug) }
        return store.merged === undefined ? { ...after, hosts } : { ...after, merged: { ...store.merged, hosts } }
      }),
    RepresentativeAsked: keepRequest,
    RepresentativeDeclined: (documents, event) => {
      change(documents, event, (store) => store)
      declineRequest(documents, event)
      keepDecision(documents, event)
    },
    RepresentativeVerified: (documents, event) => {
      change(documents, event, (store) => withRepresentatives(store, [...othersThan(store, event), event.data.userId]))
      endRequest(documents, event)
      keepDecision(documents, event)
    },
    RepresentativeRevoked: (documents, event) => {
      change(documents, event, (store) => withRepresentatives(store, othersThan(store, event)))
      keepDecision(documents, event)
    },
    UserErased: removing(...ofMembers),
  },
})

/** A notice is named by its event, and belongs with its store. */
function ownerOf({ id, doc }: StoredDocument): string | null {
  const slug = doc?.['slug']
  return typeof slug === 'string' ? slug : (id.split(':')[0] ?? null)
}

function touches(event: AnyRecorded): readonly DocumentRef[] {
  switch (event.type) {
    case 'UserErased': {
      const where = { field: 'userId', equals: event.data.userId }
      return ofMembers.map((collection) => ({ collection, where }))
    }
    case 'RepresentativeAsked':
    case 'RepresentativeDeclined':
    case 'RepresentativeVerified':
    case 'RepresentativeRevoked':
      return [{ collection: stores, id: event.data.slug }, ...refsOfRepresentative(event)]
    default:
      return 'slug' in event.data ? [{ collection: stores, id: event.data.slug }] : []
  }
}

const othersThan = ({ representatives = [] }: StoreDoc, { data }: { data: { userId: string } }): string[] =>
  representatives.filter((userId) => userId !== data.userId)

function withRepresentatives({ representatives: _before, ...store }: StoreDoc, after: string[]): StoreDoc {
  return after.length === 0 ? store : { ...store, representatives: after }
}

type AboutStore = Extract<AnyRecorded, { data: { slug: string }; type: EventTypeIn<'store'> }>

/** Changes a store that is known. */
function change(
  documents: Documents,
  { data: { slug }, revision }: AboutStore,
  how: (store: StoreDoc) => StoreDoc,
): void {
  const store = documents.get(stores, slug)
  if (store !== null) {
    documents.put(stores, slug, { ...how(store), version: revision })
  }
}

/** How a store stands by itself, whether or not it leads to another one. */
function ownOf({ status, hosts, merged }: StoreDoc) {
  if (merged !== undefined) {
    return { status: merged.status, hosts: merged.hosts }
  }
  return { status: status === 'merged' ? ('active' as const) : status, hosts }
}

/** What stands after a change: undefined is no change, null takes away. */
const after = <T>(change: T | null | undefined, before: T | undefined): T | undefined =>
  change === undefined ? before : (change ?? undefined)

function withChanges(store: StoreDoc, changes: Partial<StoreFields>): StoreDoc {
  const name = changes.name ?? store.name
  return {
    ...store,
    name,
    nameKey: storeNameKey(name),
    url: after(changes.url, store.url),
    iconUrl: after(changes.iconUrl, store.iconUrl),
    hosts: changes.hosts ?? store.hosts,
    description: after(changes.description, store.description),
    status: changes.status ?? store.status,
    affiliateDisclosed: changes.affiliateDisclosed ?? store.affiliateDisclosed,
  }
}
