import { offlinePath, sessionChanged } from '../src/lib/kept-pages.ts'
import { dropOlderBuilds, fileOf, forgetPages, keepOfflinePage, keptPage, offlinePage, pictureOf } from './keeping.ts'
import { kindOf } from './kinds.ts'
import { openNotice, showNotice } from './notices.ts'
import { filesToKeep } from './parse-message.ts'

declare const self: ServiceWorkerGlobalScope
/** Which build this is; put in by vite.worker.config.ts. */
declare const __BUILD__: string

/** So long the site may take before a kept page is shown in its place. */
const patienceMs = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage(__BUILD__).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // The browser asks for pages while the worker starts, so that nobody waits for both.
  const ready = [dropOlderBuilds(__BUILD__), self.registration.navigationPreload?.enable()]
  event.waitUntil(Promise.all(ready).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  switch (kindOf(event.request, self.location.origin)) {
    case 'page':
      event.respondWith(pageOf(event))
      break
    case 'session-form':
      event.waitUntil(forgetSession())
      break
    case 'file':
      event.respondWith(fileOf(event.request, __BUILD__))
      break
    case 'picture':
      event.respondWith(pictureOf(event.request))
      break
    case undefined:
      break
  }
})

self.addEventListener('message', (event) => {
  const files = filesToKeep(event.data)
  const keep = async (path: string) => {
    const request = new Request(path)
    const kind = kindOf(request, self.location.origin)
    await (kind === 'file' ? fileOf(request, __BUILD__) : kind === 'picture' ? pictureOf(request) : undefined)
  }
  event.waitUntil(Promise.allSettled(files.map(keep)))
})

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(event.notification))
})

/** The site's own answer where there is one in time, else the kept copy, else a page that says so. */
async function pageOf(event: FetchEvent): Promise<Response> {
  const { request } = event
  const asked = answerOf(event)
  // Who was not waited for may fail unheard.
  asked.catch(() => undefined)
  try {
    return await Promise.race([asked, late().then(async () => (await keptPage(request.url)) ?? asked)])
  } catch {
    return (await keptPage(request.url)) ?? withoutPage(new URL(request.url))
  }
}

async function answerOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

const late = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs))

/** The page that stands in has an address of its own: the site's code draws what the address says. */
async function withoutPage({ pathname, search }: URL): Promise<Response> {
  if (pathname !== offlinePath) {
    return Response.redirect(`${offlinePath}?from=${encodeURIComponent(pathname + search)}`, 302)
  }
  return (await offlinePage(__BUILD__)) ?? Response.error()
}

/** Whoever comes next sees nothing of whoever was here, in pages that are kept and in those that are open. */
async function forgetSession(): Promise<void> {
  await forgetPages()
  const pages = await self.clients.matchAll()
  pages.forEach((page) => page.postMessage(sessionChanged))
}
