import {
  filesCache,
  isFilesCache,
  isFresh,
  isPagesCache,
  keptMark,
  offlinePath,
  unpacked,
  withAttributes,
} from '../src/lib/kept-pages.ts'
import { filesOf } from './kinds.ts'

/** A page that is open while a build is published still finds the files of its own. */
const mostBuilds = 2

const picturesCache = 'pictures'
const mostPictures = 120

/** Fetches the page that stands where none is kept, as anybody sees it, and all its files: the browser has most of them already. */
export async function keepOfflinePage(build: string): Promise<void> {
  const cache = await caches.open(filesCache(build))
  const page = await fetch(offlinePath, { credentials: 'omit' })
  if (!page.ok) {
    throw new Error(`${offlinePath} answered ${page.status}`)
  }
  const text = await page.text()
  await cache.addAll(filesOf(text))
  const marked = new Response(withAttributes(text, `${keptMark}="1"`), { headers: unpacked(page.headers) })
  await cache.put(offlinePath, marked)
}

/** What older builds left. Their pages go at once, as they are drawn by code that nobody may have any more. */
export async function dropOlderBuilds(build: string): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => isFilesCache(name) && name !== filesCache(build))
  await Promise.all(older.slice(0, 1 - mostBuilds).map((name) => caches.delete(name)))
  await forgetPages()
}

/** Forgets what somebody looked at. */
export async function forgetPages(): Promise<void> {
  const names = (await caches.keys()).filter(isPagesCache)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The kept copy of a page, if there is one that is not too old. */
export async function keptPage(url: string): Promise<Response | undefined> {
  for (const name of (await caches.keys()).filter(isPagesCache)) {
    const page = await (await caches.open(name)).match(url)
    if (page !== undefined && isFresh(page.headers, Date.now())) {
      return page
    }
  }
  return undefined
}

/** The page that says that another one is not kept. */
export const offlinePage = (build: string) => caches.match(offlinePath, { cacheName: filesCache(build) })

/** A file of a build: what has been fetched once never changes under its name. */
export async function fileOf(request: Request, build: string): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndKeep(request, await caches.open(filesCache(build)))
}

/** A picture; of many the oldest goes. */
export async function pictureOf(request: Request): Promise<Response> {
  const cache = await caches.open(picturesCache)
  return (await cache.match(request)) ?? keepFew(cache, await fetchAndKeep(request, cache))
}

async function keepFew(cache: Cache, answer: Response): Promise<Response> {
  const all = await cache.keys()
  await Promise.all(all.slice(0, -mostPictures).map((one) => cache.delete(one)))
  return answer
}

async function fetchAndKeep(request: Request, cache: Cache): Promise<Response> {
  const answer = await fetch(request)
  const isForAll = answer.status === 200 && answer.headers.get('cache-control')?.includes('public') === true
  if (isForAll) {
    await cache.put(request, answer.clone())
  }
  return answer
}
