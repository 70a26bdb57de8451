import type { IncomingMessage, ServerResponse } from 'node:http'
import { canSeeStaffPages, logInPath, refusalTable, serverPaths, type Asker } from '@deals/events'
import { guardHeaders, isFromHere, waitOf } from '@deals/process'
import type { BullJobQueue } from '../platform/bullmq/bullmq-job-queue.ts'
import type { JobQueue } from '../platform/job-queue.ts'
import type { Logger } from '../platform/logger.ts'
import { queues } from '../queues.ts'
import { jobsPage, type JobsBoard } from './jobs-page.ts'

export type { JobsBoard } from './jobs-page.ts'

export interface JobsBoardOptions {
  queue: JobQueue
  /** Who asks, by the cookies of the request; null for a visitor. */
  findViewer: (cookies: string | undefined) => Promise<Asker>
  /** Origin of the site, where people sign in. */
  publicUrl: string
  logger: Logger
}

/** The board of jobs for staff, at /staff/jobs: that of BullMQ where it keeps them, a page of our own over any other queue. */
export async function createJobsBoard(options: JobsBoardOptions): Promise<JobsBoard> {
  const { logger, publicUrl } = options
  const guard = guardHeaders({ publicUrl })
  const show = await boardOver(options)
  return (request, response, next) => {
    if (!isUnder(request.url ?? '', serverPaths.jobs)) {
      next()
      return
    }
    const refusal = judge(options, request).catch((error: unknown) => {
      logger.warn({ err: error }, 'nobody could say who asks for the board of jobs')
      return away
    })
    const answer = (why: Refusal | null) => (why === null ? show(request, response, next) : refuse(response, why))
    void refusal.then((why) => guard(request, response, () => answer(why)))
  }
}

async function boardOver({ queue, logger }: JobsBoardOptions): Promise<JobsBoard> {
  const names = Object.keys(queues)
  if (!isBullJobQueue(queue)) {
    const onError = (error: unknown) => logger.error({ err: error }, 'the jobs could not be shown')
    return jobsPage({ queue, names, path: serverPaths.jobs, onError })
  }
  names.forEach((name) => queue.open(name))
  // What shows this board is loaded by those alone that have it.
  const { boardOf } = await import('./bull-board.ts')
  return boardOf(queue.queues(), serverPaths.jobs)
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
const notSignedIn: Refusal = { status: 401, sentence: refusalTable['not-signed-in'][1] }

const readingMethods = ['GET', 'HEAD', 'OPTIONS']

/** Why the request is refused; null when it is not. */
async function judge({ findViewer, publicUrl }: JobsBoardOptions, request: IncomingMessage): Promise<Refusal | null> {
  const isReading = readingMethods.includes(request.method ?? '')
  if (!isReading && !isFromHere(request.headers, publicUrl)) {
    return crossSite
  }
  const viewer = await findViewer(request.headers.cookie)
  if (viewer !== null) {
    return canSeeStaffPages(viewer) ? null : notStaff
  }
  const isPage = isReading && (request.headers.accept ?? '').includes('text/html')
  const login = new URL(logInPath(serverPaths.jobs), publicUrl).href
  return isPage ? { status: 302, sentence: notSignedIn.sentence, location: login } : notSignedIn
}

function refuse(response: ServerResponse, { status, sentence, location }: Refusal): void {
  response.writeHead(status, {
    ...waitOf(status),
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(location !== undefined && { location }),
  })
  response.end(sentence)
}

const isUnder = (url: string, path: string): boolean => url.startsWith(path) && /^([/?]|$)/.test(url.slice(path.length))
