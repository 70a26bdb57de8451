import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import supertest from 'supertest'
import { portOf } from '@deals/process'
import { unlimited } from '@deals/process/limits'
import { openedForAll, openedForEach, type Told } from '@deals/events/testing'
import { openMemoryReadModels } from '@deals/projector/app'
import { createPlainQuestions, createQueryApi } from '../app.ts'
import type { AskPlainly } from '../platform/ask-plainly.ts'
import { asSaid, openToldLog } from './told-log.ts'

interface SiteOptions extends NonNullable<Parameters<typeof openToldLog>[0]> {
  /** Where documents are kept; in memory where nothing is said. */
  readonly open?: typeof openMemoryReadModels
}

/**
 * A whole read side in memory: a log, the real projections, and the API over them. Events are told in days: `at` of
 * each event counts from the first time, and the clock stands at `now`.
 */
export async function openSite({ limits = unlimited, open = openMemoryReadModels, ...options }: SiteOptions = {}) {
  const { fold, append, contextOver, ...told } = openToldLog({ limits, ...options })
  const { clock, log } = told
  const { readModels, store } = open({ now: () => clock.now })
  const projector = await fold(store)
  const context = contextOver(readModels)
  const server = createQueryApi(context).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asPagesDo = createPlainQuestions(context)
  return {
    ...told,
    context,
    readModels,
    /** Appends events; who asks may be sooner than they can be read. */
    append,
    /** Appends events and waits until they can be read. */
    tell: async (...events: readonly Told[]) => {
      await append(...events)
      await projector.caughtUp()
    },
    caughtUp: () => projector.caughtUp(),
    /** From now on nothing is folded. */
    stopFolding: () => projector.stop(),
    /** Where it answers. */
    port: () => portOf(server),
    /** Resolves when the next request that comes is over, answered or given up. */
    nextIsOver: async () => {
      const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
      await once(response, 'close')
    },
    post: (path: string) => supertest(server).post(path),
    /** GET as a member, or as a visitor. */
    ask: async (path: string, as?: string, headers: Record<string, string> = {}): Promise<Reply> => {
      const said = { ...asSaid(as), ...headers }
      const reply = await replyTo(supertest(server).get(path).set(said))
      if (limits === unlimited) {
        await expectReadable(asPagesDo(said, '::1')(path))
      }
      return reply
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await projector.stop()
      await readModels.close()
      await log.close()
    },
  }
}

export async function replyTo(asking: supertest.Test): Promise<Reply> {
  const reply = await asking
  return { status: reply.status, text: reply.text, body: reply.body as unknown, headers: reply.headers }
}

/** Pages take an answer as it was made; there must be nothing in it that a browser would read in another way. */
async function expectReadable(asking: ReturnType<AskPlainly>): Promise<void> {
  const answer = await asking
  if (answer?.data !== undefined) {
    expect(answer.data).toStrictEqual(JSON.parse(await answer.text()))
  }
}

export interface Reply {
  status: number
  text: string
  body: unknown
  headers: Readonly<Record<string, string>>
}
export type Site = Awaited<ReturnType<typeof openSite>>
type Options = Parameters<typeof openSite>[0]

/** A site of its own for each test. */
export const siteForEach = (options?: Options): Site => openedForEach(() => openSite(options))
/** One site for all tests of a file, or of a `describe`. */
export const siteForAll = (options?: Options): Site => openedForAll(() => openSite(options))
