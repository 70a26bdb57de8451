import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router-dom'
import { pages, type PageEntry } from '../src/app/pages.ts'
import { mayOpen } from '../src/app/RequireSignIn.tsx'
import { announcementsApi } from '../src/features/announcements/announcements.endpoints.ts'
import { newsletterApi } from '../src/features/newsletter/newsletter.endpoints.ts'
import { preferencesApi } from '../src/features/preferences/preferences.endpoints.ts'
import { sessionsApi } from '../src/features/sessions/sessions.endpoints.ts'
import type { OpeningPage, PageContext, PageHead } from '../src/screens/shared/page.ts'
import type { PageQuestions } from './page-questions.ts'

/** A page with everything asked for that its first picture needs. */
export interface OpenedPage {
  readonly entry: PageEntry
  readonly head: PageHead
  readonly isForMember: boolean
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

async function askWhoIsThere({ ask, note, getState }: PageQuestions, hasSession: boolean) {
  if (!hasSession) {
    note(sessionsApi.endpoints.getViewer, undefined, null)
    note(preferencesApi.endpoints.getPreferences, undefined, null)
    return null
  }
  const viewer = ask(sessionsApi.endpoints.getViewer, undefined)
  const preferences = ask(preferencesApi.endpoints.getPreferences, undefined)
  await withPatience(Promise.all([viewer, preferences]))
  return sessionsApi.endpoints.getViewer.select()(getState()).data ?? null
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
export async function openPage(questions: PageQuestions, url: URL, hasSession: boolean): Promise<OpenedPage> {
  const { ask, getState } = questions
  const { entry, params } = pageAt(url.pathname)
  const announced = withPatience(ask(announcementsApi.endpoints.getAnnouncements, undefined))
  const [viewer, { page }] = await Promise.all([askWhoIsThere(questions, hasSession), entry.load()])
  const isForMember = viewer !== null
  if (!mayOpen(viewer, entry.access)) {
    await announced
    return { entry, isForMember, head: { title: 'Unauthorised', status: isForMember ? 403 : 401, noIndex: true } }
  }
  const greeted = isForMember ? askWhatGreets(questions) : null
  const context: OpeningPage = { params, url, viewer, getState, ask }
  await withPatience(page.preload?.(context) ?? Promise.resolve())
  await Promise.all([announced, greeted])
  return { entry, isForMember, head: page.head(context) }
}

/** Whoever joined just now is greeted above the page, which would move if this came later. */
const askWhatGreets = ({ ask, getState }: PageQuestions) =>
  getState().devicePreferences.isNew ? withPatience(ask(newsletterApi.endpoints.getEmail, undefined)) : null
