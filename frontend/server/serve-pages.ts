import type { Request, RequestHandler, Response } from 'express'
import { noteMember, visitorAddress, waitOf } from '@deals/process'
import { crashPage, tooOftenPage } from './crash-page.ts'
import { askFor, noticingRefusals, type AskApi, type OpenApi } from './fetch-api.ts'
import { keptPages, mostOfPast, type Rendering } from './kept-pages.ts'
import type { Encoding } from './pack.ts'
import { pageAddress } from './page-address.ts'
import type { FilledPage, PageSource } from './page-source.ts'
import { areUnchanged, recordingAnswers } from './recorded-answers.ts'
import { nonceOf, pagePolicy } from './security-headers.ts'
import { isAnybody, visitorOf, type Visitor } from './visitor.ts'

/** Where the server says what went wrong. */
export interface FrontendLogger {
  readonly error: (details: object, message: string) => void
}
export interface PagesOptions {
  readonly openApi: OpenApi
  readonly publicUrl: string
  readonly logger?: FrontendLogger | undefined
  readonly dev?: boolean | undefined
  readonly now?: (() => number) | undefined
}

const silent: FrontendLogger = { error: () => undefined }

function noteFailure({ logger = silent }: PagesOptions, path: string, error: unknown): void {
  logger.error({ err: error, path }, 'A page could not be rendered')
}

/** A page as it leaves. */
interface LeavingPage extends FilledPage {
  /** Only a text for many is asked for again by its tag. */
  readonly etag: string | null
}

/** Opens pages. Null where whoever asks is refused; `refusal` says how then. */
function opening(options: PagesOptions, source: () => Promise<PageSource>) {
  const { openApi, publicUrl, dev = false, now = Date.now } = options
  const origin = new URL(publicUrl).origin
  const [forAnybody, ofThePast] = [keptPages({ now }), keptPages({ now, mostBytes: mostOfPast })]
  return async (url: URL, who: Visitor, encoding: Encoding) => {
    const isShared = isAnybody(who) && !dev
    // Settings of the device are read from cookies already; nothing else of theirs may come into a text for all.
    const visitor = isShared ? { ...who, cookie: '' } : who
    const api = askFor(visitor, openApi)
    const { ask, refusal } = noticingRefusals(api)
    const render = async (asked: AskApi, as: Encoding) => {
      const { page } = await source()
      return page({ url, visitor, ask: asked, origin, now: now(), encoding: as })
    }
    const rendering: Rendering = {
      render: async () => {
        const { ask: recorded, answers } = recordingAnswers(ask)
        return { page: await render(recorded, 'identity'), answers, refused: refusal() !== null }
      },
      isUnchanged: (answers) => areUnchanged(answers, api),
      noteFailure: (error) => noteFailure(options, url.pathname, error),
    }
    if (isShared) {
      const key = `${url.href}\n${JSON.stringify(visitor.device)}`
      const kept = await (url.searchParams.has('at') ? ofThePast : forAnybody)(key, rendering)
      const page: LeavingPage | null = kept && { ...kept, body: await kept.packed(encoding) }
      return { page, refusal }
    }
    const page: LeavingPage = { ...(await render(ask, encoding)), etag: null }
    return { page: refusal() === null ? page : null, refusal }
  }
}

/** Answers with pages: one text for all visitors who open the same, another one for each who may be somebody. */
export function servePages(options: PagesOptions, source: () => Promise<PageSource>): RequestHandler {
  const { publicUrl, dev = false } = options
  const origin = new URL(publicUrl).origin
  const policy = pagePolicy({ isHttps: publicUrl.startsWith('https:'), dev })
  const open = opening(options, source)

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // Nothing stands behind the pages; Express would say so in words of its own.
      response.status(404).set('cache-control', 'no-store').type('text/plain').send('Page not found')
      return
    }
    const nonce = nonceOf(response.locals)
    response.type('html').set('cache-control', 'no-store').vary('cookie').vary('accept-encoding')
    response.set('server-timing', `nonce;desc="${nonce}"`)
    try {
      const visitor = visitorOf(request.headers, visitorAddress(request))
      const encoding = encodingFor(request)
      const { page, refusal } = await open(pageAddress(origin, request.originalUrl), visitor, encoding)
      if (page === null) {
        sendRefusal({ request, response, nonce }, refusal())
        return
      }
      if (page.isForMember) {
        noteMember(request)
      }
      response.set('content-security-policy', policy({ nonce, hashes: page.styleHashes }))
      if (page.etag !== null && page.status === 200) {
        // Who signs in gets another page under the same address, so that each visit asks.
        response.set('cache-control', 'private, no-cache').set('etag', page.etag)
      }
      if (page.location !== undefined) {
        // Not kept by anybody: the move may be taken back.
        response.location(page.location)
      }
      if (encoding !== 'identity') {
        response.set('content-encoding', encoding)
      }
      response.status(page.status).set(waitOf(page.status)).send(page.body)
    } catch (error) {
      noteFailure(options, request.path, error)
      response.status(500).set('cache-control', 'no-store').send(crashPage(nonce))
    }
  }
}

interface Asked {
  readonly request: Request
  readonly response: Response
  readonly nonce: string
}

/** A person gets a page, and a program the sentence alone. */
function sendRefusal(
  { request, response, nonce }: Asked,
  refused: ReturnType<ReturnType<typeof noticingRefusals>['refusal']>,
): void {
  const { retryAfter, sentence } = refused ?? { retryAfter: '60', sentence: 'You are reading too fast.' }
  response.status(429).set('retry-after', retryAfter).vary('accept')
  if (request.accepts(['text/plain', 'text/html']) === 'text/html') {
    response.send(tooOftenPage(nonce, sentence))
  } else {
    response.type('text/plain').send(sentence)
  }
}

const encodings: readonly Encoding[] = ['br', 'gzip']

const encodingFor = (request: Request): Encoding =>
  encodings.find((one) => request.acceptsEncodings(one) === one) ?? 'identity'
