import { fold } from '../platform/fold.ts'

export interface SitePageState {
  readonly version: number
  /** Null where nobody wrote another text than the usual one. */
  readonly text: string | null
}

export const sitePageFold = fold<'page', SitePageState>(
  { version: 1, text: null },
  { SitePageChanged: (_state, { data: { version, text } }) => ({ version, text }) },
)
