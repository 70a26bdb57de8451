import { grouped } from '../platform/counted.ts'
import { pagePaths } from './page-paths.ts'

/** The texts of the site about itself. */
export const sitePages = ['privacy', 'terms', 'about'] as const
export type SitePage = (typeof sitePages)[number]

interface SitePageWords {
  readonly title: string
  /** Where everybody reads it. */
  readonly path: string
  /** For search engines. */
  readonly description: string
}

export const sitePageWords: Readonly<Record<SitePage, SitePageWords>> = {
  privacy: {
    title: 'Privacy Policy',
    path: pagePaths.privacyPolicy.path,
    description: 'What Dealstream keeps about you, who sees it, and how to erase it.',
  },
  terms: {
    title: 'Terms of Service',
    path: pagePaths.termsOfService.path,
    description: 'What members may expect of Dealstream, and Dealstream of them.',
  },
  about: {
    title: 'About us',
    path: pagePaths.aboutUs.path,
    description: 'What Dealstream is, how deals are ordered, and who decides.',
  },
}

/** Which page an address names, if one. */
export const sitePageNamed = (slug: string): SitePage | undefined => sitePages.find((one) => one === slug)

export const sitePageLimits = { least: 20, most: 20_000, what: 160 } as const

/** Why such a text cannot be put on a page, by field; empty where it can. */
export function hindrancesOfSitePage({ text, what }: { readonly text: string; readonly what: string }) {
  const { least, most, what: mostOfWhat } = sitePageLimits
  const length = tidiedSitePage(text).length
  return {
    ...((length < least || length > most) && {
      text: `A page has ${least} to ${grouped(most)} characters`,
    }),
    ...((what.trim() === '' || what.trim().length > mostOfWhat) && {
      what: `Say in 1 to ${mostOfWhat} characters what changed`,
    }),
  }
}

/** A text as it is kept. */
export const tidiedSitePage = (text: string): string => text.replaceAll('\r\n', '\n').trim()
