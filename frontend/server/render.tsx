import createCache from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { escapeHtml } from '@deals/events'
import { App } from '../src/app/App.tsx'
import type { PageEntry } from '../src/app/pages.ts'
import { serverStateId } from '../src/app/parse-server-state.ts'
import { makeRoutes } from '../src/app/router.tsx'
import { makeStore } from '../src/app/store.ts'
import type { AppState, AppStore } from '../src/app/store.ts'
import { preferred } from '../src/features/preferences/preferred.ts'
import { fontUrl } from '../src/ui/fonts.ts'
import { themeCss } from '../src/ui/themes/theme-css.ts'
import { themeAttributes } from '../src/ui/themes/themes.ts'
import { sendFor } from './fetch-api.ts'
import type { FetchApi } from './fetch-api.ts'
import { headTags } from './head-tags.ts'
import { jsonForHtml } from './json-for-html.ts'
import { openPage } from './open-page.ts'
import { ownTurn } from './own-turn.ts'
import { renderToText } from './render-to-text.ts'
import { hashSource } from './style-hashes.ts'
import type { Visitor } from './visitor.ts'

export interface RenderRequest {
  readonly url: URL
  readonly visitor: Visitor
  readonly fetchApi: FetchApi
  /** The origin under which the site is known. */
  readonly origin: string
  /** Milliseconds since 1970, from which the page counts ages. */
  readonly now: number
}

/** The parts of a page, for the template. */
export interface RenderedPage {
  readonly status: number
  /** Where a page that moved is to be found. */
  readonly location: string | undefined
  readonly htmlAttributes: string
  readonly head: string
  readonly html: string
  readonly state: string
  /** What a policy has to name for the styles in the head. */
  readonly styleHashes: readonly string[]
  /** The source file of the page, whose code the browser may fetch early. */
  readonly file: string
}

/** Renders one page for one visitor, from the question who is there to the last letter. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { url, visitor, fetchApi, origin, now } = request
  const store = makeStore({
    send: sendFor(visitor, fetchApi),
    preloadedState: { clock: { now }, devicePreferences: visitor.device },
  })
  const { entry, head } = await openPage(store, url, visitor.hasSession)
  await ownTurn()
  const { html, styles } = await draw(store, entry, url)
  const state = stateForBrowser(store.getState())
  return {
    status: head.status ?? 200,
    location: head.location,
    htmlAttributes: htmlAttributesOf(store.getState()),
    head: [
      headTags(head, { origin, url }),
      `<link rel="preload" href="${escapeHtml(fontUrl)}" as="font" type="font/woff2" crossorigin />`,
      `<style>${themeCss}</style>`,
      ...styles.map(({ tag }) => tag),
    ].join('\n    '),
    html,
    state: `<script type="application/json" id="${serverStateId}">${jsonForHtml(state)}</script>`,
    file: entry.file,
    styleHashes: [themeHash, ...styles.map(({ css }) => hashSource(css))],
  }
}

const themeHash = hashSource(themeCss)

interface Styles {
  readonly tag: string
  readonly css: string
}

const handlers = new Map<PageEntry, ReturnType<typeof createStaticHandler>>()

/** Made once for each page, which is found by then: the router need not look at all the others for every link. */
function handlerFor(entry: PageEntry) {
  const handler = handlers.get(entry) ?? createStaticHandler(makeRoutes([entry]))
  handlers.set(entry, handler)
  return handler
}

async function draw(store: AppStore, entry: PageEntry, url: URL): Promise<{ html: string; styles: Styles[] }> {
  const handler = handlerFor(entry)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) {
    throw new TypeError('No page of this site answers by itself.')
  }
  const cache = createCache({ key: 'css' })
  const critical = createEmotionServer(cache)
  const html = await renderToText(
    <App store={store} styles={cache} serverState={store.getState()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  const chunks = critical.extractCriticalToChunks(html).styles
  return {
    html,
    styles: chunks.map(({ key, ids, css }) => ({
      tag: `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`,
      css,
    })),
  }
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
