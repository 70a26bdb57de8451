import { QueryStatus } from '@reduxjs/toolkit/query'
import { LRUCache } from 'lru-cache'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom'
import { escapeHtml } from '@deals/events'
import { App } from '../src/app/App.tsx'
import type { PageEntry } from '../src/app/pages.ts'
import { serverStateId } from '../src/app/parse-server-state.ts'
import { makeRoutes } from '../src/app/router.tsx'
import type { AppState, AppStore } from '../src/app/store.ts'
import { preferred } from '../src/features/preferences/preferred.ts'
import { DrawOnceContext } from '../src/lib/kept-part.ts'
import { fontUrl } from '../src/ui/fonts.ts'
import { siteCss } from '../src/ui/site-css.ts'
import { themeCss } from '../src/ui/themes/theme-css.ts'
import { themeAttributes } from '../src/ui/themes/themes.ts'
import type { AskApi } from './fetch-api.ts'
import { headTags } from './head-tags.ts'
import { keptParts } from './kept-parts.tsx'
import { openPage } from './open-page.ts'
import { ownTurn } from './own-turn.ts'
import { notedStyles, stylesFrom, hashSource } from './page-styles.ts'
import type { PageStyle } from './page-styles.ts'
import { pageQuestions } from './page-questions.ts'
import { renderToText } from './render-to-text.ts'
import { stateText } from './state-text.ts'
import type { Visitor } from './visitor.ts'

export interface RenderRequest {
  readonly url: URL
  readonly visitor: Visitor
  /** Asks in the name of the visitor. */
  readonly ask: AskApi
  /** The origin under which the site is known. */
  readonly origin: string
  /** Milliseconds since 1970, from which the page counts ages. */
  readonly now: number
}

/** Text, or what was text and is kept as it leaves. */
export type PageText = string | Buffer

/** The parts of a page, for the template. */
export interface RenderedPage {
  readonly status: number
  /** Where a page that moved is to be found. */
  readonly location: string | undefined
  /** Whether the session of who asks was found to be right. */
  readonly isForMember: boolean
  readonly htmlAttributes: string
  readonly head: readonly PageText[]
  readonly html: readonly PageText[]
  readonly state: string
  /** What a policy has to name for the styles in the head. */
  readonly styleHashes: readonly string[]
  /** The source file of the page, whose code the browser may fetch early. */
  readonly file: string
}

/** Renders one page for one visitor, from the question who is there to the last letter. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { url, visitor, ask, origin } = request
  const now = toTheMinute(request.now)
  const questions = pageQuestions({
    send: (path) => ask(path),
    preloadedState: { clock: { now }, devicePreferences: visitor.device },
  })
  const { entry, head, isForMember } = await openPage(questions, { url, hasSession: visitor.hasSession })
  await ownTurn()
  // What comes later is asked for by the browser.
  questions.getState()
  const { store } = questions
  const { html, styles } = await draw(store, entry, url)
  const state = stateForBrowser(store.getState())
  return {
    status: head.status ?? 200,
    location: head.location,
    isForMember,
    htmlAttributes: htmlAttributesOf(store.getState()),
    head: [headTags(head, { origin, url }), ground, styles.tag],
    html,
    state: `<script type="application/json" id="${serverStateId}">${stateText(state)}</script>`,
    file: entry.file,
    styleHashes: [groundHash, styles.hash],
  }
}

/** What all pages stand on. */
const groundCss = `${themeCss}\n${siteCss}`
const groundHash = hashSource(groundCss)
const ground = Buffer.from(`
    <link rel="preload" href="${escapeHtml(fontUrl)}" as="font" type="font/woff2" crossorigin />
    <style>${groundCss}</style>
    `)

const minute = 60_000
/** As exact as ages on a page are, so that pages of one minute have the same parts. */
const toTheMinute = (time: number): number => time - (time % minute)

const styleNotes = notedStyles()
const stylesOf = stylesFrom(styleNotes)
const partsAt = keptParts(styleNotes)

interface Place {
  readonly router: ReturnType<typeof createStaticRouter>
  readonly context: StaticHandlerContext
}

const mostPlaces = 1_000
const places = new LRUCache<string, Place>({ max: mostPlaces })
const handlers = new Map<PageEntry, StaticHandler>()

/** The page is found by then: the router of a rendering need not look at all the others for every link. */
async function placeOf(entry: PageEntry, url: URL): Promise<Place> {
  const handler = handlers.get(entry) ?? createStaticHandler(makeRoutes([entry]))
  handlers.set(entry, handler)
  const known = places.get(url.href)
  if (known !== undefined) {
    return known
  }
  const context = await handler.query(new Request(url))
  if (context instanceof Response) {
    throw new TypeError('No page of this site answers by itself.')
  }
  const place = { context, router: createStaticRouter(handler.dataRoutes, context) }
  places.set(url.href, place)
  return place
}

interface Drawn {
  readonly html: readonly Buffer[]
  readonly styles: PageStyle
}

async function draw(store: AppStore, entry: PageEntry, url: URL): Promise<Drawn> {
  const place = await placeOf(entry, url)
  const state = store.getState()
  const parts = partsAt(state.clock.now)
  const page = await renderToText(
    <DrawOnceContext value={parts.drawOnce}>
      <App store={store} styles={styleNotes} serverState={state}>
        <StaticRouterProvider {...place} hydrate={false} />
      </App>
    </DrawOnceContext>,
  )
  const pieces = parts.put(page)
  return { html: pieces.map(({ bytes }) => bytes), styles: stylesOf(pieces) }
}

function htmlAttributesOf(state: AppState): string {
  return Object.entries(themeAttributes(preferred(state, 'theme')))
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}

/** The state without what belongs to the server alone; an answer that did not come in time is asked for anew. */
function stateForBrowser(state: AppState): AppState {
  const answered = Object.entries(state.api.queries).filter(([, query]) => query?.status !== QueryStatus.pending)
  return {
    ...state,
    api: { ...state.api, queries: Object.fromEntries(answered), mutations: {}, subscriptions: {} },
  }
}
