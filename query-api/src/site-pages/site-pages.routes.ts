import type { sitePageReads } from '@deals/events'
import type { Answers } from '../platform/endpoint.ts'
import { getSitePage, getSitePageVersion } from './get-site-page.query.ts'

export const sitePageAnswers: Answers<typeof sitePageReads> = {
  getSitePage: { query: getSitePage },
  getSitePageVersion: { query: getSitePageVersion },
}
