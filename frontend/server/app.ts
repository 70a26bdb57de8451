import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import { guardHeaders } from '@deals/process'
import { startThread } from '@deals/storage/threads'
import type { OpenApi } from './fetch-api.ts'
import { packedFiles } from './packed-files.ts'
import { builtPages, livePages } from './page-source.ts'
import type { ThreadPlace } from './page-messages.ts'
import { pageThreads, type PageThreads } from './page-threads.ts'
import { securityHeaders } from './security-headers.ts'
import { servePages, type FrontendLogger } from './serve-pages.ts'
import { leadPrograms } from './well-known.ts'

export type { AskApi, OpenApi } from './fetch-api.ts'
export type { FrontendLogger } from './serve-pages.ts'

export interface FrontendOptions {
  /** Opens the query API to a visitor, with their cookies. */
  readonly openApi: OpenApi
  /** Under which address the site is known, for links that leave it. */
  readonly publicUrl: string
  /** The built pages; found beside the server where it is not given. */
  readonly clientDir?: string | undefined
  readonly logger?: FrontendLogger | undefined
  /** Serves the sources and compiles them on the way. */
  readonly dev?: boolean | undefined
  /** Threads that draw pages, at most; without any the one that answers draws them. */
  readonly pageThreads?: number | undefined
  /** The clock, in milliseconds. */
  readonly now?: (() => number) | undefined
}

/** What else is to be known of the pages than how they answer. */
type Mounted = Pick<PageThreads, 'waited' | 'close'>

/** The pages as an Express application. */
export type Frontend = Express & Mounted

/** The server that renders the site's pages and serves its files. Mount it after the two APIs: it answers every path. */
export function createFrontend(options: FrontendOptions): Frontend {
  const app = express()
  app.disable('x-powered-by')
  // A page that serves many brings its own; files are known by their names.
  app.disable('etag')
  return Object.assign(app, options.dev === true ? mountSources(app, options) : mountBuild(app, options))
}

/** What every page begins with. */
const mountHeaders = (app: Express, { publicUrl, dev = false }: FrontendOptions) =>
  app.use(securityHeaders({ isHttps: publicUrl.startsWith('https:'), dev }), leadPrograms, compression())

/**
 * The files that pages are made of, known by their names: one that changed has another, but for the font and the few
 * beside the template. Their answers say no more than what holds for all, as a phone waits for each line of them.
 */
function mountFiles(app: Express, clientDir: string, options: FrontendOptions) {
  const [assets, guard] = [join(clientDir, 'assets'), guardHeaders(options)]
  const plain = { etag: false, lastModified: false, acceptRanges: false } as const
  app.use('/assets', guard, packedFiles(assets), compression())
  app.use('/assets', express.static(assets, { ...plain, immutable: true, maxAge: '1y' }))
  app.use('/fonts', guard, express.static(join(clientDir, 'fonts'), { maxAge: '30d' }))
  app.use(['/assets', '/fonts'], refuseFile)
  app.use(filesBeside(clientDir, guard))
}

function mountBuild(app: Express, options: FrontendOptions): Mounted {
  const clientDir = options.clientDir ?? findClientDir()
  const pages = drawnApart(clientDir, options) ?? { ...builtPages(clientDir), ...nothingApart }
  mountFiles(app, clientDir, options)
  mountHeaders(app, options)
  app.use(servePages(options, async () => pages))
  const { waited, close } = pages
  return { waited, close }
}

/** What is young on a page is gone once it is drawn. */
const limits = { maxYoungGenerationSizeMb: 16 }

function drawnApart(clientDir: string, { pageThreads: most = 0 }: FrontendOptions): PageThreads | undefined {
  const place: ThreadPlace = { clientDir }
  return most === 0
    ? undefined
    : pageThreads(() => startThread(import.meta.url, { name: 'pages.thread', limits }, place), most)
}

/** Where the thread that answers draws the pages, what waits for it waits in its queue. */
const nothingApart = { waited: () => 0, close: async () => undefined }

function mountSources(app: Express, options: FrontendOptions): Mounted {
  mountHeaders(app, options)
  const root = fileURLToPath(new URL('..', import.meta.url))
  const starting = import('vite').then(({ createServer }) =>
    createServer({ root, server: { middlewareMode: true }, appType: 'custom' }),
  )
  app.get('/version.json', (_request, response) => {
    response.json({ version: 'development' })
  })
  app.use(async (request, response, next) => {
    const vite = await starting
    vite.middlewares(request, response, next)
  })
  app.use(servePages(options, async () => livePages(await starting)))
  const close = async () => {
    const vite = await starting
    await vite.close()
  }
  return { ...nothingApart, close }
}

/** Said here, because Express would write twenty lines of the log about each that is asked for and not there. */
const refuseFile: RequestHandler = (_request, response) => {
  response.status(404).set('cache-control', 'no-store').type('text/plain').send('There is no such file.')
}

/** Serves the few files beside the template. What is none of them is a page, for which nobody has to ask the disk. */
function filesBeside(clientDir: string, guard: ReturnType<typeof guardHeaders>): RequestHandler {
  const names = new Set(readdirSync(clientDir))
  const kept = express.static(clientDir, { index: false, maxAge: '1h', setHeaders: asTheyAreKept })
  const files = express.Router().use(guard, compression(), kept)
  return (request, response, next) => {
    if (names.has(request.path.slice(1))) {
      files(request, response, next)
    } else {
      next()
    }
  }
}

/** What the service worker runs and loads: its own file, and what pages of this site load anyway. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

function asTheyAreKept(response: { setHeader: (name: string, value: string) => unknown }, path: string) {
  if (path.endsWith('version.json')) {
    response.setHeader('cache-control', 'no-store')
  }
  if (path.endsWith('sw.js')) {
    response.setHeader('cache-control', 'no-cache')
    response.setHeader('content-security-policy', workerPolicy)
  }
}

/** The build lies in dist/client, beside the dist/server that this file is built into. */
function findClientDir(): string {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const places = ['../dist/client', '../../frontend/dist/client'].map((place) => join(here, place))
  const found = places.find((place) => existsSync(join(place, 'index.html')))
  if (found === undefined) {
    throw new Error('The pages are not built. Run: npm run build')
  }
  return found
}
