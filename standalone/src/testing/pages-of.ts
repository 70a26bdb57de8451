import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import supertest from 'supertest'
import { createFrontend, type FrontendOptions, type OpenApi } from '@deals/frontend/server'
import { createPlainQuestions, type QueryContext } from '@deals/query-api/app'
import type { BothSides } from './both-sides.ts'

const template = '<html lang="en"><!--page-head--><!--page-html--><!--page-state--></html>'

/** As somebody asks for it. */
export interface AskedPage {
  readonly path: string
  readonly cookie?: string | undefined
  /** By which they know what they have. */
  readonly etag?: string | undefined
  readonly encoding?: string
}

export interface OpenedPage {
  readonly status: number
  readonly location: string | undefined
  readonly etag: string | undefined
  readonly text: string
}

/** The pages of a site, from a template in place of the build. */
export function pagesOf(site: BothSides) {
  const clientDir = join(site.dataDir, 'client')
  mkdirSync(join(clientDir, '.vite'), { recursive: true })
  writeFileSync(join(clientDir, 'index.html'), template)
  writeFileSync(join(clientDir, '.vite/manifest.json'), '{}')
  const failures: unknown[] = []
  const logger = { error: ({ err }: { err?: unknown }) => void failures.push(err) }
  const open = (context: QueryContext, more: Pick<FrontendOptions, 'now'> & { wait?: () => Promise<void> }) => {
    const openApi = plainly(createPlainQuestions(context), more.wait)
    return createFrontend({ openApi, publicUrl: 'http://localhost:3000', clientDir, logger, now: more.now })
  }
  const crowd = gathering()
  const kept = open(site.reading, { now: () => site.time.now, wait: () => crowd.isThere() })
  const server = createServer((request, response) => {
    kept(request, response)
    crowd.come()
  }).listen(0, '127.0.0.1')
  return {
    /** Whatever could not be rendered. */
    failures,
    /** As the site gives them, which keeps what it gave, to several at once: no question is answered before all have come. */
    kept: (asked: readonly AskedPage[]) => {
      crowd.expect(asked.length)
      return Promise.all(asked.map((one) => opened(supertest(server), one)))
    },
    /** As it is where nothing was kept, neither of pages nor of answers; drawn by a clock that may be another one. */
    anew: (asked: AskedPage, now = site.time.now) => {
      const readModels = { ...site.reading.readModels }
      return opened(supertest(open({ ...site.reading, readModels }, { now: () => now })), asked)
    },
    close: () => server.close(),
  }
}

/** Waits until so many have come. */
function gathering() {
  let missing = 0
  let { promise, resolve } = pending()
  return {
    isThere: () => promise,
    expect: (count: number) => {
      missing = count
      ;({ promise, resolve } = pending())
    },
    come: () => {
      missing -= 1
      if (missing === 0) {
        resolve()
      }
    },
  }
}

function pending() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

const plainly =
  (openTo: ReturnType<typeof createPlainQuestions>, wait = async () => {}): OpenApi =>
  (headers, address) => {
    const ask = openTo(headers, address)
    return async (path) => {
      await wait()
      const answer = ask(path)
      if (answer === undefined) {
        throw new Error(`${path} is not written plainly.`)
      }
      return answer
    }
  }

async function opened(agent: ReturnType<typeof supertest>, asked: AskedPage): Promise<OpenedPage> {
  const { path, cookie = '', etag, encoding = 'identity' } = asked
  const request = agent.get(path).set({ cookie, 'accept-encoding': encoding })
  const { status, headers, text } = await (etag === undefined ? request : request.set('if-none-match', etag))
  return { status, text, location: headers['location'], etag: headers['etag'] }
}
