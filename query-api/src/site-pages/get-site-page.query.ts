import {
  canWriteSitePages,
  sitePageNamed,
  usualSince,
  usualSitePages,
  type SitePageVersionView,
  type SitePageView,
} from '@deals/events'
import {
  sitePagesNow,
  sitePageVersionId,
  sitePageVersions,
  users,
  type SitePageVersionDoc,
} from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notFound } from '../platform/refusals.ts'
import { findMembers } from '../users/members.hydrator.ts'

const first = { version: 1, changedAt: usualSince, what: null }

/** GET /api/pages/{slug}: what the site says about itself; the usual text where staff wrote no other one. */
export const getSitePage = defineQuery({
  reads: [sitePagesNow, users],
  isSameForVisitors: true,
  find: async ({ readModels }, { slug: named }: { slug: string }) => {
    const slug = sitePageNamed(named)
    return slug === undefined ? notFound('Page') : { slug, doc: await readModels.collection(sitePagesNow).get(slug) }
  },
  hydrate: async (asking, { slug, doc }) => {
    const writers = canWriteSitePages(asking.viewer) ? (doc?.versions ?? []) : []
    return {
      slug,
      doc,
      members: await findMembers(
        asking,
        writers.flatMap(({ actorId }) => actorId ?? []),
      ),
    }
  },
  permit: everybodyMay,
  present: ({ viewer }, { slug, doc, members }): SitePageView => {
    const written = (doc?.versions ?? []).map(({ version, at, what, actorId }) => ({
      version,
      changedAt: iso(at),
      what,
      by: actorId === undefined || !canWriteSitePages(viewer) ? null : members.nameOf(actorId),
    }))
    const versions = [...written, { ...first, by: null }]
    const { version, changedAt, what } = versions[0] ?? first
    return { slug, version, changedAt, what, text: doc?.text ?? usualSitePages[slug], versions }
  },
})

/** GET /api/pages/{slug}/versions/{version} */
export const getSitePageVersion = defineQuery({
  reads: [sitePageVersions],
  isSameForVisitors: true,
  find: async ({ readModels }, { slug: named, version: asked }: { slug: string; version: string }) => {
    const slug = sitePageNamed(named)
    const version = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 0
    if (slug === undefined || version === 0) {
      return notFound('Page')
    }
    const ids = [version, version - 1].map((one) => sitePageVersionId(slug, one))
    const found = await readModels.collection(sitePageVersions).many(ids)
    const usual: SitePageVersionDoc | undefined = version === 1 ? { version, text: usualSitePages[slug] } : undefined
    const doc = found.get(ids[0] ?? '') ?? usual
    return doc === undefined ? notFound('Page') : { slug, doc, before: found.get(ids[1] ?? '')?.text ?? null }
  },
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: (_asking, { slug, doc: { version, at, what, text }, before }): SitePageVersionView => ({
    slug,
    version,
    text,
    before,
    changedAt: at === undefined ? usualSince : iso(at),
    what: what ?? null,
  }),
})
