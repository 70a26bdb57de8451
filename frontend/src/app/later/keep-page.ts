import { QueryStatus } from '@reduxjs/toolkit/query'
import { siteName, escapeHtml } from '@deals/events'
import { jsonForHtml } from '../../lib/json-for-html.ts'
import {
  isFilesCache,
  isKeptPath,
  isPagesCache,
  keptAtHeader,
  keptMark,
  mostPages,
  offlinePath,
  pagesCache,
  titleHeader,
  unpacked,
  withAttributes,
} from '../../lib/kept-pages.ts'
import { serverStateId } from '../parse-server-state.ts'
import type { AppState, AppStore } from '../store.ts'

/** Answers that nothing on the page uses are not kept with it; null while some are on their way or did not come. */
export function stateToKeep(state: AppState): AppState | null {
  const isUsed = (key: string) => Object.keys(state.api.subscriptions[key] ?? {}).length > 0
  const used = Object.entries(state.api.queries).filter(([key]) => isUsed(key))
  if (used.some(([, query]) => query?.status !== QueryStatus.fulfilled)) {
    return null
  }
  return { ...state, api: { ...state.api, queries: Object.fromEntries(used), mutations: {}, subscriptions: {} } }
}

/** The page of the site that is kept for all, with other answers in the place of what is drawn on it. */
export function pageWith(shell: string, state: AppState, html: HTMLElement): string {
  const [begin = ''] = shell.split('<div id="root">')
  const attributes = [...html.attributes].filter(({ name }) => name !== 'lang' && name !== 'data-hydrated')
  const said = [...attributes.map(({ name, value }) => `${name}="${escapeHtml(value)}"`), `${keptMark}="1"`]
  const head = withAttributes(begin, said.join(' '))
  const script = `<script type="application/json" id="${serverStateId}">${jsonForHtml(state)}</script>`
  return `${head}<div id="root"></div>\n    ${script}\n  </body>\n</html>\n`
}

/** The kept page whose code is the code of the open one; another build could not read its answers. */
async function shellOfThisBuild(): Promise<Response | undefined> {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src') ?? ''
  for (const cacheName of (await caches.keys()).filter(isFilesCache)) {
    const shell = await caches.match(offlinePath, { cacheName })
    if (shell !== undefined && (await shell.clone().text()).includes(`src="${entry}"`)) {
      return shell
    }
  }
  return undefined
}

/** Keeps the open page, as it is, for when there is no network. */
export async function keepPage(store: AppStore, owner: string, path: string): Promise<'kept' | 'later' | 'not'> {
  const { documentElement: html, title } = document
  if (!isKeptPath(new URL(path, location.origin).pathname) || !navigator.onLine) {
    return 'not'
  }
  const state = stateToKeep(store.getState())
  if (state === null) {
    return 'later'
  }
  const shell = await shellOfThisBuild()
  if (shell === undefined) {
    return 'later'
  }
  await fetchUnusedCode()
  const headers = unpacked(shell.headers)
  headers.set(titleHeader, encodeURIComponent(title.replace(` · ${siteName}`, '')))
  headers.set(keptAtHeader, String(Date.now()))
  const page = new Response(pageWith(await shell.text(), state, html), { headers })
  await putPage(await caches.open(pagesCache(owner)), path, page)
  return 'kept'
}

/** Words of members stand as the server drew them, without the code that reads them; a kept page draws them itself. */
async function fetchUnusedCode(): Promise<void> {
  if (document.querySelector('main [data-muted]') !== null) {
    await import('../../ui/MarkdownText.tsx')
  }
}

async function putPage(cache: Cache, path: string, page: Response): Promise<void> {
  // Looked at last, it goes last.
  await cache.delete(path)
  await cache.put(path, page)
  const all = await cache.keys()
  await Promise.all(all.slice(0, -mostPages).map((one) => cache.delete(one)))
}

/** Forgets what others looked at on this device. */
export async function forgetOthers(owner: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => isPagesCache(name) && name !== pagesCache(owner))
  await Promise.all(others.map((name) => caches.delete(name)))
}
