import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router-dom'
import { pages } from '../src/app/pages.ts'
import type { PageEntry } from '../src/app/pages.ts'
import { mayOpen } from '../src/app/RequireSignIn.tsx'
import type { AppStore } from '../src/app/store.ts'
import { announcementsApi } from '../src/features/announcements/announcements.endpoints.ts'
import { preferencesApi } from '../src/features/preferences/preferences.endpoints.ts'
import { sessionsApi } from '../src/features/sessions/sessions.endpoints.ts'
import type { PageContext, PageHead } from '../src/screens/shared/page.ts'

/** A page with everything asked for that its first picture needs. */
export interface OpenedPage {
  readonly entry: PageEntry
  readonly head: PageHead
}

/** Longer than this a reader does not wait for the last answer; what is missing then, the browser asks for. */
const patience = 3_000

async function withPatience(answers: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tired = new Promise((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([answers, tired])
  clearTimeout(timer)
}

async function askWhoIsThere(store: AppStore, hasSession: boolean) {
  if (!hasSession) {
    await store.dispatch(sessionsApi.util.upsertQueryData('getViewer', undefined, null))
    await store.dispatch(preferencesApi.util.upsertQueryData('getPreferences', undefined, null))
    return null
  }
  const viewer = store.dispatch(sessionsApi.endpoints.getViewer.initiate())
  const preferences = store.dispatch(preferencesApi.endpoints.getPreferences.initiate())
  await withPatience(Promise.allSettled([viewer, preferences]))
  return sessionsApi.endpoints.getViewer.select()(store.getState()).data ?? null
}

const mostPaths = 1_000
const found = new LRUCache<string, Found>({ max: mostPaths })

interface Found {
  readonly entry: PageEntry
  readonly params: PageContext['params']
}

/** The page of a path: the router looks at those of the whole site each time. */
function pageAt(path: string): Found {
  const known = found.get(path)
  if (known !== undefined) {
    return known
  }
  const match = matchRoutes([...pages], path)?.at(-1)
  const entry = match?.route ?? pages.at(-1)
  if (entry === undefined) {
    throw new Error('The site has no pages.')
  }
  const page = { entry, params: match?.params ?? {} }
  found.set(path, page)
  return page
}

/** Finds the page of an address, asks who wants to see it, and asks for its data. */
export async function openPage(store: AppStore, url: URL, hasSession: boolean): Promise<OpenedPage> {
  const { entry, params } = pageAt(url.pathname)
  const announced = withPatience(store.dispatch(announcementsApi.endpoints.getAnnouncements.initiate(undefined)))
  const [viewer, { page }] = await Promise.all([askWhoIsThere(store, hasSession), entry.load()])
  if (!mayOpen(viewer, entry.access)) {
    await announced
    return { entry, head: { title: 'Unauthorised', status: viewer === null ? 401 : 403, noIndex: true } }
  }
  const context: PageContext = {
    params,
    url,
    viewer,
    getState: () => store.getState(),
    dispatch: store.dispatch,
  }
  await withPatience(page.preload?.(context) ?? Promise.resolve())
  await announced
  return { entry, head: page.head(context) }
}
