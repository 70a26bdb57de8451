import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { createIds } from '@deals/events/log'
import { createCommandApi, createImageStore, createSystemCommands, type CommandContext } from '@deals/command-api/app'
import { createFrontend } from '@deals/frontend/server'
import { startProjectorThread } from '@deals/projector/app'
import { createQueryApi, createSystemQueries } from '@deals/query-api/app'
import { startWorkers } from '@deals/workers/app'
import express from 'express'
import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'
import { writeDemo } from './demo/write-demo.ts'
import { healthRoutes } from './health.ts'
import { closeServer, listen, portOf } from './listen.ts'
import { createPostLog } from './post-log.ts'
import { openStores, type Stores } from './stores.ts'

export interface Site {
  url: string
  /** Resolves when every event so far is in the read models and every reaction to it is done. */
  settled(): Promise<void>
  /** Ends in order: no new requests, then what is under way, then the stores. */
  stop(): Promise<void>
}

/** Starts the whole site in this process. Throws StoreProblem or PortProblem with one sentence. */
export async function startSite(config: Config, { say }: { say: (line: string) => void }): Promise<Site> {
  const stores = await openStores(config)
  const running: (() => Promise<void>)[] = [() => stores.close()]
  const stop = async () => {
    for (const end of running.splice(0).toReversed()) await end()
  }
  try {
    return { ...(await startParts(config, { stores, say, running })), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
