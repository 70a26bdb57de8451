import express from 'express'
import { pino, type Logger } from 'pino'
import {
  allCalls,
  createCommandApi,
  createCommandContext,
  createSystemCommands,
  type CommandContext,
} from '@deals/command-api/app'
import { filesIn, scrubFiles, watchPages, type PageWatch } from '@deals/events/base'
import { closeServer, healthAnswers, listen, portOf } from '@deals/events/process'
import { createFrontend } from '@deals/frontend/server'
import {
  createPostLog,
  markDamaged,
  projections,
  startProjectorThread,
  waitingLanes,
  type Projector,
} from '@deals/projector/app'
import { createQueryApi, createSystemQueries } from '@deals/query-api/app'
import {
  askForViewer,
  createJobsBoard,
  openJobQueue,
  openLetters,
  reactingOver,
  startWorkers,
  type JobQueue,
  type Workers,
} from '@deals/workers/app'
import type { Config } from './config.ts'
import { writeDemo } from './demo/write-demo.ts'
import { createProjectionsPort } from './projections-port.ts'
import { startOwnRelay } from './relay.ts'
import { openStores, type Stores } from './stores.ts'

export interface Site {
  url: string
  /** Resolves when every event so far is in the read models and every reaction to it is done. */
  settled(): Promise<void>
  /** Ends in order: no new requests, then what is under way, then the stores. */
  stop(): Promise<void>
}
interface Starting {
  config: Config
  stores: Stores
  logger: Logger
  /** Remembers how to end what was started; the last started ends first. */
  atEnd: (end: () => Promise<void>) => void
}

/** Starts the whole site in this process. Throws StoreProblem or PortProblem with one sentence. */
export async function startSite(config: Config, { say }: { say: (line: string) => void }): Promise<Site> {
  const ends: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) {
      await end()
    }
  }
  try {
    const stores = await openStores(config, { onWait: say })
    const atEnd = (end: () => Promise<void>) => void ends.push(end)
    atEnd(() => stores.close())
    const logger = pino({ level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] })
    return { ...(await startParts({ config, stores, logger, atEnd }, say)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startParts(starting: Starting, say: (line: string) => void): Promise<Omit<Site, 'stop'>> {
  const { config, stores, logger, atEnd } = starting
  const relay = config.kafka === undefined ? undefined : await startOwnRelay(config.kafka, starting)
  atEnd(async () => relay?.stop())
  const projector = await startProjectorThread(config)
  atEnd(() => projector.stop())
  projector.ended.catch((error: unknown) => logger.fatal({ err: error }, 'the projector ended'))
  const queries = createSystemQueries(stores.readModels, Date.now)
  const commands = createCommandContext({
    ...config,
    ...stores,
    store: stores.keyed,
    queries,
    logger,
  })
  if (config.demo) {
    await writeDemo({ commands, say })
  }
  await projector.caughtUp()
  const { redisUrl, dataDir } = config
  const queue = await openJobQueue({ redisUrl, file: filesIn(dataDir).jobs, logger })
  const workers = await startJobs(starting, { commands, queries, queue })
  const pages = watchFiles(config, say)
  atEnd(async () => pages.stop())
  const waitingFor = async () => [
    ...pages.damaged(),
    ...waitingLanes(await projector.progress(), { isCaughtUp: true }),
    ...new Set([...(relay?.waitsFor() ?? []), ...workers.waitsFor()]),
  ]
  const url = await serve(starting, { commands, projector, queue, waitingFor })
  const settled = async () => {
    await projector.caughtUp()
    await workers.idle()
    await projector.caughtUp()
  }
  return { url, settled }
}

/** What is kept in files of this process; what servers keep, they look after. */
function watchFiles({ dataDir, mongoUrl, eventStoreUrl, redisUrl }: Config, say: (line: string) => void): PageWatch {
  const { log, accounts, readModels, jobs } = filesIn(dataDir)
  const remedy = 'Stop the site and restore the file from a backup.'
  const anew = 'Start the site again: it is made anew from the event log.'
  const files = [
    ...(eventStoreUrl === undefined ? [{ file: log, remedy }] : []),
    ...(mongoUrl === undefined ? [{ file: accounts, remedy }] : []),
    ...(mongoUrl === undefined ? [{ file: readModels, remedy: anew, onDamage: () => markDamaged(readModels) }] : []),
    ...(redisUrl === undefined ? [{ file: jobs, remedy }] : []),
  ]
  return watchPages(files, say)
}

interface Sides {
  commands: CommandContext
  queries: ReturnType<typeof createSystemQueries>
  queue: JobQueue
}

async function startJobs(starting: Starting, { commands, queries, queue }: Sides): Promise<Workers> {
  const { config, stores, logger, atEnd } = starting
  const workers = startWorkers({
    log: stores.log,
    decode: (event) => stores.codec.decode(event),
    queue,
    checkpoints: stores.keyed.table('reactors'),
    commands: createSystemCommands(commands),
    queries,
    letters: await openLetters(config, { ...stores, logger }),
    scrub: () => scrubFiles(config.dataDir),
    logger,
    ...(await reactingOver(config.kafka)),
  })
  atEnd(() => workers.stop())
  return workers
}

interface Served extends Pick<Sides, 'commands' | 'queue'> {
  projector: Projector
  /** What is not ready, by name. */
  waitingFor: () => Promise<string[]>
}

/** One server for everything: writes to command-api, reads to query-api, all else is a page. */
async function serve(
  { config, stores, logger, atEnd }: Starting,
  { commands, projector, queue, waitingFor }: Served,
): Promise<string> {
  const app = express().disable('x-powered-by')
  const server = await listen(healthAnswers({ waitingFor }, app), config)
  atEnd(() => closeServer(server))
  const port = portOf(server)
  const own = `http://${loopbackOf(config.host)}:${port}`
  const { publicUrl } = config
  const board = await createJobsBoard({ queue, findViewer: askForViewer({ queryApiUrl: own }), publicUrl, logger })
  const frontend = createFrontend({
    fetchApi: (path, init) => fetch(`${own}${path}`, init),
    publicUrl,
    dev: config.dev,
    logger,
  })
  atEnd(() => frontend.close())
  app.use(board)
  app.use(createCommandApi(commands))
  app.use(
    createQueryApi({
      readModels: stores.readModels,
      sessions: stores.sessions,
      postLog: createPostLog({ ...stores, projections }),
      clock: Date.now,
      logger,
      internalToken: null,
      publicUrl,
      projections: createProjectionsPort(projector),
      commandCalls: allCalls(commands),
    }),
  )
  app.use(frontend)
  return `http://${config.host === '::' ? 'localhost' : config.host}:${port}`
}

/** The address under which this process reaches itself. */
function loopbackOf(host: string): string {
  return host === '::' || host === '0.0.0.0' ? '127.0.0.1' : host
}
