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
const usualPatience = 3_000

type Waiting = (answers: Promise<unknown>) => Promise<boolean>

/** Waits for answers; whether they came. */
const waitingFor =
  (patienceMs: number): Waiting =>
  async (answers) => {
    let timer: NodeJS.Timeout | undefined
    const tired = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs)
    })
    const came = await Promise.race([answers.then(() => true), tired])
    clearTimeout(timer)
    return came
  }

async function askWhoIsThere({ ask, note, getState }: PageQuestions, hasSession: boolean, wait: Waiting) {
  if (!hasSession) {
    note(sessionsApi.endpoints.getViewer, undefined, null)
    note(preferencesApi.endpoints.getPreferences, undefined, null)
    return null
  }
  const viewer = ask(sessionsApi.endpoints.getViewer, undefined)
  const preferences = ask(preferencesApi.endpoints.getPreferences, undefined)
  await wait(Promise.all([viewer, preferences]))
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

interface Opening {
  readonly url: URL
  readonly hasSession: boolean
  readonly patienceMs?: number
}

/** Placeholders are nothing to keep or to be found by; what is known of the page by then stays said. */
const unanswered = (head: PageHead): PageHead => ({ status: 503, ...head })

/** Finds the page of an address, asks who wants to see it, and asks for its data. */
export async function openPage(
  questions: PageQuestions,
  { url, hasSession, patienceMs = usualPatience }: Opening,
): Promise<OpenedPage> {
  const wait = waitingFor(patienceMs)
  const { ask, getState } = questions
  const { entry, params } = pageAt(url.pathname)
  const announced = wait(ask(announcementsApi.endpoints.getAnnouncements, undefined))
  const [viewer, { page }] = await Promise.all([askWhoIsThere(questions, hasSession, wait), entry.load()])
  const isForMember = viewer !== null
  if (!mayOpen(viewer, entry.access)) {
    await announced
    return { entry, isForMember, head: { title: 'Unauthorised', status: isForMember ? 403 : 401, noIndex: true } }
  }
  const greeted = isForMember ? askWhatGreets(questions, wait) : null
  const context: OpeningPage = { params, url, viewer, getState, ask }
  const isWhole = await wait(page.preload?.(context) ?? Promise.resolve())
  await Promise.all([announced, greeted])
  const head = page.head(context)
  return { entry, isForMember, head: isWhole ? head : unanswered(head) }
}

/** Whoever joined just now is greeted above the page, which would move if this came later. */
const askWhatGreets = ({ ask, store }: PageQuestions, wait: Waiting) =>
  store.getState().devicePreferences.isNew ? wait(ask(newsletterApi.endpoints.getEmail, undefined)) : null
