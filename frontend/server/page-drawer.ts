import { setTimeout as delay } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { answerCalls, callsTo, type ThreadCalls } from '@deals/storage/threads'
import type { AskApi } from './fetch-api.ts'
import { toldOf, type AskedPage, type DrawingCalls, type HomeCalls } from './page-messages.ts'
import type { FilledPage, PageRequest } from './page-source.ts'

/** A thread that draws pages. */
export interface PageDrawer {
  readonly thread: Worker
  /** How many pages it has begun. */
  begun(): number
  draw(request: PageRequest): Promise<FilledPage>
}

/** Long for a thread that begins on a busy machine, and short for ever. */
const beginsWithinMs = 30_000

/** What its pages ask is answered on the thread that started it. One that is stuck in a page is ended. */
export function pageDrawer(thread: Worker, patienceMs = beginsWithinMs): PageDrawer {
  const asking = new Map<number, AskApi>()
  const calls = callsTo<DrawingCalls>(thread)
  const look = whileBusy(
    async () => {
      await endIfStuck({ thread, calls, withinMs: patienceMs })
      await delay(patienceMs, undefined, { ref: false })
    },
    () => asking.size > 0,
  )
  let last = 0
  let begins: Promise<void> | undefined
  answerCalls<HomeCalls>(thread, {
    question: async ({ id, path }) => {
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
      begins ??= endIfStuck({ thread, calls, withinMs: beginsWithinMs })
      try {
        await begins
        look()
        const { body, ...page } = await calls.ask('page', asked)
        return { ...page, body: Buffer.from(body.buffer) }
      } finally {
        asking.delete(asked.id)
      }
    },
  }
}

interface Looked {
  readonly thread: Worker
  readonly calls: ThreadCalls<DrawingCalls>
  readonly withinMs: number
}

/** Nothing else would end a page that is drawn for ever, and all pages of its thread would wait behind it. */
async function endIfStuck({ thread, calls, withinMs }: Looked): Promise<void> {
  const patience = setTimeout(() => void thread.terminate(), withinMs).unref()
  try {
    await calls.ask('alive')
  } finally {
    clearTimeout(patience)
  }
}

/** Does something over and over, one after the other, as long as there is reason to; it ends where that fails. */
function whileBusy(turn: () => Promise<void>, isBusy: () => boolean): () => void {
  let isRunning = false
  const run = async () => {
    try {
      while (isBusy()) {
        await turn()
      }
    } catch {
      // The thread has ended, and whoever waits for its pages hears of it.
    } finally {
      isRunning = false
    }
  }
  return () => {
    if (!isRunning) {
      isRunning = true
      void run()
    }
  }
}
