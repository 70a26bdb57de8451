// What the pages of the site and its service worker agree on: where pages are kept on the device, and how.

/** The page that stands where no other one is kept. */
export const offlinePath = '/offline'

/** Files of a build lie in one cache: code, styles, the typeface, and the page above. */
const filesOf = 'files-'
export const filesCache = (build: string): string => `${filesOf}${build}`
export const isFilesCache = (name: string): boolean => name.startsWith(filesOf)

/** Pages of one person lie in one cache, so that they go together. */
const pagesOf = 'pages-'
export const pagesCache = (owner: string): string => `${pagesOf}${owner}`
export const isPagesCache = (name: string): boolean => name.startsWith(pagesOf)

/** So many pages are kept, the ones that were looked at last, */
export const mostPages = 30
/** and each for so long. */
const longestMs = 7 * 24 * 60 * 60 * 1000

/** Told of a kept page beside its text. */
export const titleHeader = 'x-title'
export const keptAtHeader = 'x-kept-at'

/** Whether a kept page may still be shown. */
export function isFresh(headers: Pick<Headers, 'get'>, now: number): boolean {
  const keptAt = Number(headers.get(keptAtHeader))
  return keptAt > now - longestMs && keptAt <= now + longestMs
}

/** On the element of a page that the device kept: who looks at it now, and what holds now, only the site knows. */
export const keptMark = 'data-kept'
export const isKeptPage = (html: { readonly hasAttribute: (name: string) => boolean }): boolean =>
  html.hasAttribute(keptMark)

const pageBegin = '<html lang="en"'

/** A page with this said on its element, and nothing else. */
export function withAttributes(page: string, attributes: string): string {
  const from = page.indexOf(pageBegin)
  return `${page.slice(0, from)}${pageBegin} ${attributes}${page.slice(page.indexOf('>', from))}`
}

/** What was said of a page that came packed, without its packing. */
export function unpacked(headers: Headers): Headers {
  const said = new Headers(headers)
  said.delete('content-encoding')
  said.delete('content-length')
  return said
}

/** Pages of an account, of work, and forms: what stands there is for nobody else who takes up the device, or worth nothing without the site. */
const neverKept = /^\/(?:staff|account|profile|submit|edit-post|unauthorised|offline)(?:\/|$)|^\/deal-alerts\/alerts\//

export const isKeptPath = (path: string): boolean => !neverKept.test(path)

/** What a page asks of the service worker: to keep these files, which the browser has loaded before the worker was there. */
export interface KeepFiles {
  readonly keep: readonly string[]
}

/** What the service worker tells every open page when somebody signs in or out. */
export const sessionChanged = 'session-changed'
