import type { Worker } from 'node:worker_threads'
import { answerCalls, callsTo } from '@deals/storage/threads'
import type { AskApi } from './fetch-api.ts'
import { toldOf, type AskedPage } from './page-messages.ts'
import type { FilledPage, PageRequest } from './page-source.ts'
import { parseDrawn, parseQuestion } from './parse-page-messages.ts'

/** A thread that draws pages. */
export interface PageDrawer {
  readonly thread: Worker
  /** How many pages it has begun. */
  begun(): number
  draw(request: PageRequest): Promise<FilledPage>
}

/** What its pages ask is answered on the thread that started it. */
export function pageDrawer(thread: Worker): PageDrawer {
  const asking = new Map<number, AskApi>()
  const calls = callsTo(thread)
  let last = 0
  answerCalls(thread, {
    question: async (message) => {
      const { id, path } = parseQuestion(message)
      const ask = asking.get(id)
      if (ask === undefined) {
        throw new Error('Nobody waits for this page any more.')
      }
      return toldOf(await ask(path))
    },
  })
  return {
    thread,
    begun: () => asking.size,
    draw: async ({ ask, url, ...request }) => {
      last += 1
      const asked: AskedPage = { ...request, id: last, url: url.href }
      asking.set(asked.id, ask)
      try {
        const { body, ...page } = parseDrawn(await calls.ask('page', asked))
        return { ...page, body: Buffer.from(body.buffer) }
      } finally {
        asking.delete(asked.id)
      }
    },
  }
}
