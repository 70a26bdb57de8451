import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { ExpressAdapter } from '@bull-board/express'
import type { JobsBoard } from './jobs-page.ts'

type ShownQueue = ConstructorParameters<typeof BullMQAdapter>[0]

/** The pages of the board and the calls behind them, for whoever is let in. */
export function boardOf(shown: readonly ShownQueue[], path: string): JobsBoard {
  const adapter = new ExpressAdapter().setBasePath(path)
  createBullBoard({
    queues: shown.map((queue) => new BullMQAdapter(queue)),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Jobs' } },
  })
  const router: unknown = adapter.getRouter()
  if (!isBoard(router)) {
    throw new Error('the board of jobs gave nothing that answers requests')
  }
  return (request, response, next) => {
    // What is shown is for one person and one moment, and for no frame of another page.
    response.setHeader('cache-control', 'no-store')
    response.setHeader('x-frame-options', 'DENY')
    response.setHeader('x-content-type-options', 'nosniff')
    const { url = '' } = request
    request.url = url.slice(path.length).replace(/^(\?|$)/, '/$1')
    router(request, response, () => {
      request.url = url
      next()
    })
  }
}

const isBoard = (router: unknown): router is JobsBoard => typeof router === 'function'
