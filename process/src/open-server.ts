import type { IncomingMessage, RequestListener } from 'node:http'
import { askingWithin, type AskWithin } from './ask-within.ts'
import { notAnswering, type Naming, type Stores } from './answering.ts'
import { healthAnswers, type HealthParts } from './health.ts'
import { closeServer, listen, portOf, type Listening } from './listen.ts'
import { openings } from './openings.ts'
import { sheddingLoad } from './shed-load.ts'
import { knowingVisitors, type VisitorTrust } from './visitors.ts'
import { watchStores, type WatchOptions } from './watch-stores.ts'

/** Where a process answers, and what it stands on. */
export interface Serving extends Listening, Pick<HealthParts, 'metrics'> {
  /** Asked by /readyz, and watched meanwhile where there is a logger to tell. */
  readonly stores: Stores
  /** What else it waits for, by name. */
  readonly others?: Readonly<Record<string, Naming>>
  readonly logger?: WatchOptions['logger']
}

export interface OpenServer {
  readonly port: number
  /** Takes no new request, and resolves when those under way are answered. */
  close(): Promise<void>
}

/** Listens for the questions about health, and for what the listener answers. Throws PortProblem. */
export async function openServer(serving: Serving, listener?: RequestListener): Promise<OpenServer> {
  const { stores, others, metrics, logger } = serving
  const opened = openings()
  try {
    if (logger !== undefined) {
      opened.keep(watchStores(stores, { logger }))
    }
    const health = { waitingFor: () => notAnswering(stores, others), ...(metrics && { metrics }) }
    const server = await listen(healthAnswers(health, listener), serving)
    opened.keep({ close: () => closeServer(server) })
    return { port: portOf(server), close: () => opened.close() }
  } catch (error) {
    await opened.close()
    throw error
  }
}

export interface ServingVisitors extends Serving, VisitorTrust {
  /** What the process, or another of the site, asks of itself in a visitor's name. */
  readonly isOwn?: (request: IncomingMessage) => boolean
  /** How long what is next has waited for a thread of its own (ms). */
  readonly waited?: () => number
}

export interface OpenSiteServer extends OpenServer {
  /** Asks what the process answers, without a connection. */
  readonly ask: AskWithin
}

/** The same for whom nobody knows: it notes who asks, and refuses at once what the process cannot carry. */
export async function openSiteServer(serving: ServingVisitors, listener: RequestListener): Promise<OpenSiteServer> {
  const shedding = sheddingLoad(listener, serving)
  const site = knowingVisitors(serving, shedding.listener)
  const server = await openServer(serving, site)
  const close = async () => {
    try {
      await server.close()
    } finally {
      await shedding.close()
    }
  }
  return { port: server.port, ask: askingWithin(site), close }
}
