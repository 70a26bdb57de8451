import { z } from 'zod'
import { defineEvent } from '../platform/event.ts'
import { sitePages } from './site-pages.ts'

export const SitePageChanged = defineEvent({
  type: 'SitePageChanged',
  category: 'page',
  about: 'Staff wrote another version of a page of the site about itself.',
  schema: z.object({
    slug: z.enum(sitePages),
    version: z.number(),
    text: z.string(),
    /** What changed, in a line. */
    what: z.string(),
    /** What everybody read until then, where that was the usual text: no event tells of it. */
    usual: z.string().nullable(),
  }),
})
export const sitePageEvents = [SitePageChanged] as const
