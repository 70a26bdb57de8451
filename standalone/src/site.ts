import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import express from 'express'
import { pino, type Logger } from 'pino'
import {
  createCommandApi,
  createCommandContext,
  createSystemCommands,
  followStreams,
  isWrite,
  type CommandContext,
} from '@deals/command-api/app'
import { filesIn, reactionCheckpoints, scrubFiles, settleReactions, storesOf } from '@deals/process/base'
import { openLimiter } from '@deals/process/limits'
import {
  countedWarnings,
  handedOn,
  isHandedOn,
  openings,
  openSiteServer,
  sayingOnce,
  type AskWithin,
  type Serving,
} from '@deals/process'
import { openJudge } from '@deals/process/language-model'
import { createFrontend, type Frontend, type OpenApi } from '@deals/frontend/server'
import { startProjectorThread, waitingProcessors, type Projector } from '@deals/projector/app'
import { users } from '@deals/projector/read-models'
import { createPlainQuestions, createQueryApi, createSystemQueries, isPlainQuestion } from '@deals/query-api/app'
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
import { hasDemoLogins, writeDemo } from '@deals/demo'
import type { Config } from './config.ts'
import { pastHomePages } from './past-home-pages.ts'
import { queryContextOf } from './query-context.ts'
import { startOwnRelay } from './relay.ts'
import { openStores, type Stores } from './stores.ts'
import { watchFiles } from './watch-files.ts'

export interface Site {
  url: string
  /** Members of the demonstration data can sign in here. */
  hasDemo: boolean
  /** Somebody may give roles here. */
  hasOwner: boolean
  /** Resolves when every event so far is in the read models and every reaction to it is done. */
  settled(): Promise<void>
  /** Ends in order: no new requests, then what is under way, then the stores. */
  close(): Promise<void>
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
  const opened = openings()
  try {
    const stores = opened.keep(await openStores(config, { onWait: sayingOnce(say) }))
    const atEnd = (end: () => Promise<void>) => void opened.keep({ close: end })
    const redact = ['req.headers.cookie', 'req.headers.authorization']
    const logger = pino({ level: config.logLevel, redact, hooks: countedWarnings() })
    return { ...(await startParts({ config, stores, logger, atEnd }, say)), close: () => opened.close() }
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function startParts(starting: Starting, say: (line: string) => void): Promise<Omit<Site, 'close'>> {
  const { config, stores, logger, atEnd } = starting
  // Before anything is built over a log that nobody carried anything over to.
  await settleReactions(reactionCheckpoints(stores.keyed), await stores.log.identity())
  const relay = config.kafka === undefined ? undefined : await startOwnRelay(config.kafka, starting)
  atEnd(async () => relay?.stop())
  const projector = await startProjectorThread(config, say)
  atEnd(() => projector.stop())
  projector.ended.catch((error: unknown) => logger.fatal({ err: error }, 'the projector ended'))
  const queries = createSystemQueries(stores.readModels, Date.now)
  const limiter = await openLimiter({ redisUrl: config.redisUrl, logger })
  atEnd(() => limiter.close())
  const commands = createCommandContext({
    ...config,
    ...stores,
    store: stores.keyed,
    queries,
    operations: projector,
    limits: limiter.limits,
    // Forms wait for less than scores: where a model is too slow for them it need not be for the others.
    ...(await openJudge(config.languageModel)),
    logger,
  })
  const following = followStreams(commands)
  atEnd(() => following.stop())
  if (config.demo) {
    await writeDemo({ commands, say, homePagesAt: (hours) => pastHomePages(stores, hours) })
  }
  await projector.caughtUp()
  const { redisUrl, dataDir } = config
  const queue = await openJobQueue({ redisUrl, file: filesIn(dataDir).jobs, logger })
  const workers = await startJobs(starting, { commands, queries, queue })
  const pages = watchFiles(config, say)
  atEnd(async () => pages.stop())
  const asked = { ...storesOf(stores), jobs: () => queue.counts() }
  const others = {
    files: async () => pages.damaged(),
    'read models': async () => waitingProcessors(await projector.progress(), { isCaughtUp: true }),
    kafka: async () => [...(relay?.waitsFor() ?? []), ...workers.waitsFor()],
  }
  const url = await serve(starting, { commands, projector, queue, health: { stores: asked, others } })
  const settled = async () => {
    await projector.caughtUp()
    await workers.idle()
    await projector.caughtUp()
  }
  const owners = await stores.readModels.collection(users).find({ roles: { $in: ['owner'] } }, { sort: [], limit: 1 })
  return { url, settled, hasDemo: await hasDemoLogins(stores.accounts), hasOwner: owners.length > 0 }
}

interface Sides {
  commands: CommandContext
  queries: ReturnType<typeof createSystemQueries>
  queue: JobQueue
}

async function startJobs(starting: Starting, { commands, queries, queue }: Sides): Promise<Workers> {
  const { config, stores, logger, atEnd } = starting
  const checkpoints = reactionCheckpoints(stores.keyed)
  const workers = startWorkers({
    log: stores.log,
    decode: async (event) => stores.codec.decodeSealed(event),
    queue,
    checkpoints,
    commands: createSystemCommands(commands),
    queries,
    letters: await openLetters(config, { ...stores, logger }),
    ...(await openJudge(config.languageModel)),
    scrub: () => scrubFiles(config.dataDir),
    votes: stores,
    logger,
    ...(await reactingOver(config.kafka, stores)),
  })
  atEnd(() => workers.stop())
  return workers
}

interface Served extends Pick<Sides, 'commands' | 'queue'> {
  projector: Projector
  health: Pick<Serving, 'stores' | 'others'>
}

/** Nobody reaches it before every part is mounted: who may come while some are missing would be told that there is no such page. */
async function serve(starting: Starting, served: Served): Promise<string> {
  const { config, atEnd, logger } = starting
  // Known to this process alone: what is asked for a page counts as its visitor's.
  const proof = randomBytes(32).toString('base64url')
  // It reaches itself under its own port, which is known once it listens.
  let own = ''
  let ask: AskWithin = () => Promise.reject(new Error('Nothing is mounted yet.'))
  const openApi: OpenApi = (headers, address) => (path, more) =>
    ask(path, { ...headers, ...more, ...handedOn(address, proof) })
  const { listener, waited } = await everyPart(starting, served, { own: () => own, openApi })
  const serving = { ...config, ...served.health, proof, isOwn: isHandedOn, waited, logger }
  const server = await openSiteServer(serving, listener)
  atEnd(() => server.close())
  const { port } = server
  ask = server.ask
  own = `http://${loopbackOf(config.host)}:${port}`
  return `http://${config.host === '::' ? 'localhost' : config.host}:${port}`
}

interface Own {
  readonly own: () => string
  readonly openApi: OpenApi
}

interface EveryPart extends Pick<Frontend, 'waited'> {
  readonly listener: RequestListener
}

/** One server for everything: writes to command-api, reads to query-api, all else is a page. */
async function everyPart(
  { config, stores, logger, atEnd }: Starting,
  { commands, projector, queue }: Served,
  { own, openApi }: Own,
): Promise<EveryPart> {
  const app = express().disable('x-powered-by')
  const { publicUrl, dev, pageThreads } = config
  const findViewer = (cookies: string | undefined) => askForViewer({ queryApiUrl: own() })(cookies)
  const board = await createJobsBoard({ queue, findViewer, publicUrl, logger })
  const asked = queryContextOf({ config, stores, logger }, { commands, projector })
  const questions = createQueryApi(asked)
  const frontend = createFrontend({
    openApi: plainlyOr(createPlainQuestions(asked), openApi),
    publicUrl,
    dev,
    pageThreads,
    logger,
  })
  atEnd(() => frontend.close())
  app.use(board)
  const writes = createCommandApi(commands)
  app.use(writes.app)
  app.use(questions)
  app.use(frontend)
  const listener: RequestListener = (request, response) => {
    // Nobody before has to look whether such a request is theirs.
    const part = isPlainQuestion(request) ? questions : isWrite(request) ? writes.answer : app
    part(request, response)
  }
  return { listener, waited: frontend.waited }
}

/** The address under which this process reaches itself. */
function loopbackOf(host: string): string {
  return host === '::' || host === '0.0.0.0' ? '127.0.0.1' : host
}

/** Nearly all that pages ask needs neither a request nor a response. */
const plainlyOr =
  (openPlainly: ReturnType<typeof createPlainQuestions>, openApi: OpenApi): OpenApi =>
  (headers, address) => {
    const [askPlainly, ask] = [openPlainly(headers, address), openApi(headers, address)]
    return (path, more) => askPlainly(path) ?? ask(path, more)
  }
