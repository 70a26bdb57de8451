import { factTime, type StoreFields } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import { stores, type StoreDoc } from './stores.read-models.ts'

/** The shops that posts name. */
export const storesProjection = foldPerEvent<'store'>({
  name: 'stores',
  version: 1,
  collections: [stores],
  key: (event) => ('slug' in event.data ? event.data.slug : '*'),
  view: 'by-user',
  touches: (event) => ('slug' in event.data ? [{ collection: stores, id: event.data.slug }] : []),
  folds: {
    StoreRegistered: (documents, event) => {
      const { slug, name, hosts, status, affiliateDisclosed } = event.data
      const store = { slug, name, nameKey: keyOf(name), hosts, status, affiliateDisclosed, createdAt: factTime(event) }
      documents.put<StoreDoc>(stores, slug, withChanges(store, event.data))
    },
    StoreChanged: (documents, { data: { slug, changes } }) => {
      const store = documents.get<StoreDoc>(stores, slug)
      if (store !== null) {
        documents.put<StoreDoc>(stores, slug, withChanges(store, changes))
      }
    },
    StorePaused: (documents, { data: { slug, until } }) => {
      const store = documents.get<StoreDoc>(stores, slug)
      if (store !== null) {
        const { pausedUntil: _before, ...rest } = store
        documents.put<StoreDoc>(stores, slug, until === null ? rest : { ...rest, pausedUntil: until })
      }
    },
  },
})

const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase()

/** What stands after a change: undefined is no change, null takes away. */
const after = <T>(change: T | null | undefined, before: T | undefined): T | undefined =>
  change === undefined ? before : (change ?? undefined)

function withChanges(store: StoreDoc, changes: Partial<StoreFields>): StoreDoc {
  const name = changes.name ?? store.name
  return {
    ...store,
    name,
    nameKey: keyOf(name),
    url: after(changes.url, store.url),
    iconUrl: after(changes.iconUrl, store.iconUrl),
    hosts: changes.hosts ?? store.hosts,
    description: after(changes.description, store.description),
    status: changes.status ?? store.status,
    affiliateDisclosed: changes.affiliateDisclosed ?? store.affiliateDisclosed,
  }
}
