import { isFresh, isPagesCache, keptAtHeader, titleHeader } from '../../lib/kept-pages.ts'

/** A page that the device keeps. */
export interface SavedPage {
  readonly path: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What the device keeps of the site, the page that was looked at last first. */
export async function savedPages(now = Date.now()): Promise<SavedPage[]> {
  if (!('caches' in globalThis)) {
    return []
  }
  const names = (await caches.keys()).filter(isPagesCache)
  const all = await Promise.all(names.map((name) => caches.open(name).then((cache) => pagesIn(cache, now))))
  return all.flat().sort((one, other) => other.at - one.at)
}

async function pagesIn(cache: Cache, now: number): Promise<SavedPage[]> {
  const requests = await cache.keys()
  const pages = await Promise.all(
    requests.map(async (request) => {
      const headers = (await cache.match(request))?.headers
      return headers === undefined || !isFresh(headers, now) ? [] : [savedPage(request.url, headers)]
    }),
  )
  return pages.flat()
}

function savedPage(address: string, headers: Headers): SavedPage {
  const { pathname, search } = new URL(address)
  return {
    path: pathname + search,
    title: decodeURIComponent(headers.get(titleHeader) ?? '') || pathname,
    at: Number(headers.get(keptAtHeader)),
  }
}
