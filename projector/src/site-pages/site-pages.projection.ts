import { factTime } from '@deals/events'
import { foldPerEvent } from '../platform/fold-per-event.ts'
import { sitePagesNow, sitePageVersionId, sitePageVersions } from './site-pages.read-models.ts'

/** So many of the latest versions are listed; their texts are kept all. */
const mostListed = 200

/** What the site says about itself, and what it said before. */
export const sitePagesProjection = foldPerEvent<'page'>({
  name: 'site-pages',
  version: 1,
  collections: [sitePagesNow, sitePageVersions],
  key: (event) => ('slug' in event.data ? event.data.slug : '*'),
  view: 'by-user',
  touches: (event) => {
    if (event.type !== 'SitePageChanged') {
      return []
    }
    const { slug, version } = event.data
    return [
      { collection: sitePagesNow, id: slug },
      ...[version, 1].map((one) => ({ collection: sitePageVersions, id: sitePageVersionId(slug, one) })),
    ]
  },
  folds: {
    SitePageChanged: (documents, event) => {
      const { slug, version, text, what, usual } = event.data
      const { id } = event.meta.actor
      const facts = { version, at: factTime(event), what, ...(id !== null && { actorId: id }) }
      const before = documents.get(sitePagesNow, slug)?.versions ?? []
      documents.put(sitePagesNow, slug, {
        slug,
        version,
        text,
        versions: [facts, ...before].slice(0, mostListed),
      })
      documents.put(sitePageVersions, sitePageVersionId(slug, version), { ...facts, text })
      if (usual !== null) {
        documents.put(sitePageVersions, sitePageVersionId(slug, 1), { version: 1, text: usual })
      }
    },
  },
})
