import { z } from 'zod'
import { boundedText } from '../platform/call-fields.ts'
import { call } from '../platform/http-call.ts'
import { sitePageLimits, sitePages } from './site-pages.ts'

const slug = z.enum(sitePages)
const versionFacts = z.object({
  version: z.number(),
  changedAt: z.string(),
  /** What changed, in a line; null for the text that the site began with. */
  what: z.string().nullable(),
})
export const sitePageView = versionFacts.extend({
  slug,
  text: z.string(),
  /** The latest first, the one in force among them. */
  versions: z.array(
    versionFacts.extend({
      /** Who wrote it; only staff read that. */
      by: z.string().nullable(),
    }),
  ),
})
export type SitePageView = z.infer<typeof sitePageView>
export const sitePageVersionView = versionFacts.extend({
  slug,
  text: z.string(),
  /** The text of the version before. */
  before: z.string().nullable(),
})
export type SitePageVersionView = z.infer<typeof sitePageVersionView>

export const sitePageForm = z.strictObject({
  version: z.int('Say which version was read').min(1, 'Say which version was read'),
  // A little above what is allowed, so that the rule's own sentence is read.
  text: boundedText('The text is far too long', 2 * sitePageLimits.most),
  what: boundedText('Say in a line what changed'),
})

export const sitePageReads = {
  getSitePage: call('GET /api/pages/:slug', {
    about: 'What the site says about itself (privacy, terms, about), with the list of its versions.',
    who: 'anybody',
    answers: sitePageView,
  }),
  getSitePageVersion: call('GET /api/pages/:slug/versions/:version', {
    about: 'One version of such a page, with the text before it.',
    who: 'anybody',
    answers: sitePageVersionView,
  }),
}
export const sitePageCalls = {
  changeSitePage: call('PUT /api/staff/pages/:slug', {
    about: 'Writes the next version of a page, on the version that was read.',
    who: 'staff',
    body: sitePageForm,
    answers: z.object({ version: z.number() }),
    refuses: ['conflict', 'not-found'],
  }),
}
