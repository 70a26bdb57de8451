import type { KeepFiles } from '../../lib/kept-pages.ts'

/** Only a built page has a worker: in development every file would be an old one. */
export const isBuilt = (): boolean => document.querySelector('script[type="module"][src^="/assets/"]') !== null

/** What the page has loaded of this site's files and pictures. */
function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
}

/**
 * Has the browser run the service worker of the site. It takes over this page too, and is told what the page loaded
 * before it was there. Where a browser has or allows none, the site is as it was.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker: workers } = navigator
  const isFirst = workers.controller === null
  await workers.register('/sw.js')
  const { active } = await workers.ready
  if (isFirst) {
    const message: KeepFiles = { keep: [...new Set(loadedFiles())] }
    active?.postMessage(message)
  }
}

/** Whether pages can be kept here at all: not over an open line, and not where the browser keeps nothing. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis && isBuilt()
