import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JobQueue, QueueCounts } from '../platform/job-queue.ts'
import { brokenPage, jobActs, pageOf, pagePolicy } from './jobs-page.html.ts'

/** Answers what lies under its path and passes on everything else; Express takes it as it is. */
export type JobsBoard = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface ShownJobs {
  readonly queue: Pick<JobQueue, 'counts' | 'dead' | 'revive' | 'discard'>
  /** Every queue there is, so that an empty one is seen too. */
  readonly names: readonly string[]
  readonly path: string
  readonly onError: (error: unknown) => void
}

const mostDead = 100

/** A page over any queue of jobs: how many there are of each kind, and those that failed for good, to be tried again. */
export function jobsPage(shown: ShownJobs): JobsBoard {
  return (request, response) => {
    answerTo(shown, request).then(
      (answer) => send(response, answer),
      (error: unknown) => {
        shown.onError(error)
        send(response, { status: 503, html: brokenPage(shown.path) })
      },
    )
  }
}

type Answer = { status: number; text: string } | { status: number; html: string } | { location: string }

async function answerTo({ queue, names, path }: ShownJobs, { method, url = '' }: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const act = method === 'POST' ? jobActs.find((name) => pathname === `${path}/${name}`) : undefined
  if (act !== undefined) {
    const isDone = await queue[act](searchParams.get('queue') ?? '', searchParams.get('id') ?? '')
    return isDone
      ? { location: `${path}?done=${act}` }
      : { status: 404, text: 'This job is not among those that failed.' }
  }
  const isPage = (method === 'GET' || method === 'HEAD') && (pathname === path || pathname === `${path}/`)
  if (!isPage) {
    return { status: 404, text: 'There is no such page.' }
  }
  const [counts, dead] = await Promise.all([queue.counts(), queue.dead(mostDead)])
  const only = names.find((name) => name === searchParams.get('queue')) ?? null
  const shown = only === null ? dead : dead.filter((job) => job.queue === only)
  const rows = names.map((name) => [name, counts[name] ?? none] as const)
  return { status: 200, html: pageOf({ path, rows, only, dead: shown, done: actIn(searchParams) }) }
}

const actIn = (params: URLSearchParams) => jobActs.find((name) => name === params.get('done')) ?? null

const none: QueueCounts = { waiting: 0, active: 0, dead: 0 }

function send(response: ServerResponse, answer: Answer): void {
  if ('location' in answer) {
    response.writeHead(303, { location: answer.location, 'cache-control': 'no-store' }).end()
    return
  }
  const isPage = 'html' in answer
  response.writeHead(answer.status, {
    'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy,
    'x-content-type-options': 'nosniff',
  })
  response.end(isPage ? answer.html : answer.text)
}
