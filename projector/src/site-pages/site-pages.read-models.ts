import type { SitePage } from '@deals/events'
import type { CollectionSchema } from '../platform/read-models.ts'

interface VersionFacts {
  version: number
  at: number
  what: string
  actorId?: string
}
/** What a page says now, and who changed what, the latest first. id: the page's slug */
export interface SitePageDoc {
  slug: SitePage
  version: number
  text: string
  versions: readonly VersionFacts[]
}
export const sitePagesNow: CollectionSchema<SitePageDoc> = { name: 'site_pages', fields: {}, indexes: [] }

/** The text of one version. id: `${slug}:${version}` */
export interface SitePageVersionDoc extends Partial<VersionFacts> {
  version: number
  text: string
}
export const sitePageVersions: CollectionSchema<SitePageVersionDoc> = {
  name: 'site_page_versions',
  fields: {},
  indexes: [],
}
export const sitePageVersionId = (slug: SitePage, version: number): string => `${slug}:${version}`
