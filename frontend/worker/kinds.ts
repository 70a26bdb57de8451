/** What the worker does with a request; what is undefined goes its way as if there were no worker. */
export type Kind = 'page' | 'session-form' | 'file' | 'picture'

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}

/** Forms after which somebody else may sit at the device. */
const sessionForm = /^\/(?:login|logout|register|reset-password)(?:\/|$)/
/** Files whose names change with what is in them, and the typeface. */
const file = /^\/(?:assets|fonts)\//
/** What only staff may see is kept on no device. */
const picture = /^\/images\/(?!screenshots\/)/

/** The kind of a request, from the origin of the site. Calls of the API are of none. */
export function kindOf({ method, mode, url }: Asked, origin: string): Kind | undefined {
  const { origin: whose, pathname } = new URL(url)
  if (whose !== origin) {
    return undefined
  }
  if (mode === 'navigate') {
    return method === 'GET' ? 'page' : method === 'POST' && sessionForm.test(pathname) ? 'session-form' : undefined
  }
  if (method !== 'GET') {
    return undefined
  }
  return file.test(pathname) ? 'file' : picture.test(pathname) ? 'picture' : undefined
}

/** The files that a page of the site names. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/(?:assets|fonts)\/[\w.-]+)"/g)].map(([, path = '']) => path)),
]
