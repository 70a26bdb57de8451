import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import supertest from 'supertest'
import { numberOf, type Position } from '@deals/events'
import type { Told } from '@deals/events/testing'
import { openProjectionStore } from '@deals/projector/app'
import { openReadModels, type ReadModels } from '@deals/projector/read-models'
import { freshDatabase, tcpGate } from '@deals/storage/testing'
import { createQueryApi, openSharedMemory, shareMemory } from '../app.ts'
import { replyTo, type Reply } from './open-site.ts'
import { asSaid, logger, openToldLog } from './told-log.ts'

interface Servers {
  mongoUrl: string
  /** Without it, each process remembers by itself. */
  redisUrl?: string
}

/** Asks one process; who has written says up to where. */
export type Ask = (path: string, as?: string, written?: Position) => Promise<Reply>

/**
 * Two processes of query-api and a projector on one MongoDB. Each reaches it by an address of its own, so that they hear
 * of each other no more than on machines of their own.
 */
export async function openProcesses({ mongoUrl, redisUrl }: Servers) {
  const { fold, append, contextOver, clock, log } = openToldLog()
  const { database, drop } = freshDatabase(mongoUrl)
  const closing: (() => Promise<unknown>)[] = [drop]
  const addressOfItsOwn = async () => {
    const { hostname, port } = new URL(mongoUrl)
    const gate = await tcpGate({ host: hostname, port: Number(port || 27_017) })
    await gate.open()
    closing.unshift(() => gate.shut())
    return { mongoUrl: `mongodb://127.0.0.1:${gate.port}/${database}`, file: '' }
  }
  const store = await openProjectionStore(await addressOfItsOwn())
  let projector = await fold(store)
  const openDocuments = async () => {
    const readModels = await openReadModels(await addressOfItsOwn())
    closing.unshift(() => readModels.close())
    return readModels
  }
  const asking = (readModels: ReadModels): Ask => {
    const api = createQueryApi(contextOver(readModels))
    return (path, as, written) => {
      const position = written === undefined ? {} : { 'x-min-position': String(numberOf(written)) }
      return replyTo(
        supertest(api)
          .get(path)
          .set({ ...asSaid(as), ...position }),
      )
    }
  }
  const prefix = `test-${randomUUID()}`
  const openProcess = async (): Promise<Ask> => {
    const readModels = await openDocuments()
    if (redisUrl !== undefined) {
      const memory = await openSharedMemory({ redisUrl, logger, prefix })
      shareMemory(readModels, memory)
      closing.unshift(() => memory.close())
    }
    return asking(readModels)
  }
  const processes = [await openProcess(), await openProcess()] as const
  const untouched = await openDocuments()
  return {
    clock,
    processes,
    /** What a process answers that has never been asked anything: all of it is computed. */
    computed: (path: string, as?: string, written?: Position) => asking({ ...untouched })(path, as, written),
    append,
    caughtUp: () => projector.caughtUp(),
    /** From now on nothing is folded, or everything again. */
    stopFolding: () => projector.stop(),
    foldAgain: async () => {
      projector = await fold(store)
    },
    tell: async (...events: readonly Told[]): Promise<Position> => {
      const position = await append(...events)
      await projector.caughtUp()
      return position
    },
    close: async () => {
      await projector.stop()
      closing.unshift(() => store.close())
      for (const close of closing) {
        await close()
      }
      await (redisUrl === undefined ? undefined : removeKeys(redisUrl, prefix))
      await log.close()
    },
  }
}

export type Processes = Awaited<ReturnType<typeof openProcesses>>

async function removeKeys(redisUrl: string, prefix: string): Promise<void> {
  const redis = new Redis(redisUrl)
  const keys = await redis.keys(`${prefix}:*`)
  await (keys.length === 0 ? undefined : redis.del(...keys))
  redis.disconnect()
}
