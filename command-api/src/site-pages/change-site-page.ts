import {
  canWriteSitePages,
  hindrancesOfSitePage,
  tidiedSitePage,
  usualSitePages,
  type DomainEvent,
  type SitePage,
  type Viewer,
} from '@deals/events'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { SitePageState } from './site-page.state.ts'

export interface ChangeSitePage {
  readonly caller: Pick<Viewer, 'roles'>
  readonly slug: SitePage
  /** The version that was read. */
  readonly version: number
  readonly text: string
  readonly what: string
}

/** A page gets its next version; the same text again is none. */
export function changeSitePage(
  { caller, slug, version, text, what }: ChangeSitePage,
  state: SitePageState,
): DomainEvent[] | Refused {
  if (!canWriteSitePages(caller)) {
    return refuse('not-allowed', { message: 'Only staff write the pages of the site.' })
  }
  const fields = hindrancesOfSitePage({ text, what })
  if (Object.keys(fields).length > 0) {
    return refuse('invalid', { fields })
  }
  const wanted = tidiedSitePage(text)
  if (wanted === (state.text ?? usualSitePages[slug])) {
    return []
  }
  if (version !== state.version) {
    return refuse('conflict', {
      message: `Somebody else wrote version ${state.version} meanwhile. Your text is still here: look at theirs first.`,
    })
  }
  const usual = state.text === null ? usualSitePages[slug] : null
  return [
    { type: 'SitePageChanged', data: { slug, version: state.version + 1, text: wanted, what: what.trim(), usual } },
  ]
}
