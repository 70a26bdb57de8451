import type { IncomingMessage, ServerResponse } from 'node:http'
import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { ExpressAdapter } from '@bull-board/express'
import { isStaffUp, type Viewer } from '@deals/events'
import type { BullJobQueue } from '../platform/bullmq/bullmq-job-queue.ts'
import type { JobQueue } from '../platform/job-queue.ts'
import type { Logger } from '../platform/logger.ts'
import { queues } from '../queues.ts'
import { isFromHere } from './cross-site.ts'

/** Answers what lies under its path and passes on everything else; Express takes it as it is. */
export type JobsBoard = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface JobsBoardOptions {
  queue: JobQueue
  /** Who asks, by the cookies of the request; null for a visitor. */
  findViewer: (cookies: string | undefined) => Promise<Pick<Viewer, 'roles'> | null>
  /** Origin of the site, where people sign in. */
  publicUrl: string
  logger: Logger
}

export const jobsBoardPath = '/staff/jobs'

/** The board of jobs for staff; null where the queue is none that a board can show. */
export function createJobsBoard(options: JobsBoardOptions): JobsBoard | null {
  const { queue, logger } = options
  if (!isBullJobQueue(queue)) {
    return null
  }
  Object.keys(queues).forEach((name) => queue.open(name))
  const show = boardOf(queue.queues())
  return (request, response, next) => {
    if (!isUnder(request.url ?? '', jobsBoardPath)) {
      next()
      return
    }
    judge(options, request).then(
      (refusal) => (refusal === null ? show(request, response, next) : refuse(response, refusal)),
      (error: unknown) => {
        logger.warn({ err: error }, 'nobody could say who asks for the board of jobs')
        refuse(response, away)
      },
    )
  }
}

const isBullJobQueue = (queue: JobQueue): queue is BullJobQueue => 'queues' in queue && 'open' in queue

interface Refusal {
  status: number
  sentence: string
  location?: string
}
const away: Refusal = { status: 503, sentence: 'The site cannot tell who you are right now. Please try again.' }
const crossSite: Refusal = { status: 403, sentence: 'This request came from another site.' }
const notStaff: Refusal = { status: 403, sentence: 'You are not allowed to do this.' }
const notSignedIn: Refusal = { status: 401, sentence: 'Please sign in.' }

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/** Why the request is refused; null when it is not. */
async function judge({ findViewer, publicUrl }: JobsBoardOptions, request: IncomingMessage): Promise<Refusal | null> {
  const isReading = readingMethods.includes(request.method ?? '')
  if (!isReading && !isFromHere(request.headers, publicUrl)) {
    return crossSite
  }
  const viewer = await findViewer(request.headers.cookie)
  if (viewer !== null) {
    return isStaffUp(viewer) ? null : notStaff
  }
  const isPage = isReading && (request.headers.accept ?? '').includes('text/html')
  const login = new URL(`/login?next=${encodeURIComponent(jobsBoardPath)}`, publicUrl).href
  return isPage ? { status: 302, sentence: notSignedIn.sentence, location: login } : notSignedIn
}

function refuse(response: ServerResponse, { status, sentence, location }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(location !== undefined && { location }),
  })
  response.end(sentence)
}

const isUnder = (url: string, path: string): boolean => url.startsWith(path) && /^([/?]|$)/.test(url.slice(path.length))

type ShownQueue = ConstructorParameters<typeof BullMQAdapter>[0]

function boardOf(shown: readonly ShownQueue[]): JobsBoard {
  const adapter = new ExpressAdapter().setBasePath(jobsBoardPath)
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
    request.url = url.slice(jobsBoardPath.length).replace(/^(\?|$)/, '/$1')
    router(request, response, () => {
      request.url = url
      next()
    })
  }
}

const isBoard = (router: unknown): router is JobsBoard => typeof router === 'function'
