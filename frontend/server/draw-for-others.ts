import type { MessagePort } from 'node:worker_threads'
import { answerCalls, callsHome, HandedOver } from '@deals/storage/threads'
import { answerFrom, type DrawingCalls, type HomeCalls } from './page-messages.ts'
import type { PageSource } from './page-source.ts'

/** Draws the pages that another thread asks for; what they ask is asked of that thread. */
export function drawForOthers(port: MessagePort, pages: PageSource): void {
  const home = callsHome<HomeCalls>(port)
  answerCalls<DrawingCalls>(port, {
    alive: async () => true,
    page: async ({ id, url, ...request }) => {
      const ask = async (path: string) => answerFrom(await home.ask('question', { id, path }))
      const page = await pages.page({ ...request, url: new URL(url), ask })
      const body = inOwnMemory(page.body)
      return new HandedOver({ ...page, body }, [body.buffer])
    },
  })
}

/** Bytes that share their memory with others would take all of it along. */
const inOwnMemory = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)
