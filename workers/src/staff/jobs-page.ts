import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '@deals/events'
import type { DeadJob, JobQueue, QueueCounts } from '../platform/job-queue.ts'

/** Answers what lies under its path and passes on everything else; Express takes it as it is. */
export type JobsBoard = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface ShownJobs {
  readonly queue: Pick<JobQueue, 'counts' | 'dead' | 'revive'>
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
        send(response, { status: 503, text: 'The jobs cannot be read right now. Please try again.' })
      },
    )
  }
}

type Answer = { status: number; text: string } | { html: string } | { location: string }

async function answerTo({ queue, names, path }: ShownJobs, { method, url = '' }: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  if (method === 'POST' && pathname === `${path}/revive`) {
    const isRevived = await queue.revive(searchParams.get('queue') ?? '', searchParams.get('id') ?? '')
    return isRevived ? { location: path } : { status: 404, text: 'This job is not among those that failed.' }
  }
  const isPage = (method === 'GET' || method === 'HEAD') && (pathname === path || pathname === `${path}/`)
  if (!isPage) {
    return { status: 404, text: 'There is no such page.' }
  }
  const [counts, dead] = await Promise.all([queue.counts(), queue.dead(mostDead)])
  return { html: pageOf({ path, dead, rows: names.map((name) => [name, counts[name] ?? none]) }) }
}

const none: QueueCounts = { waiting: 0, active: 0, dead: 0 }

interface Page {
  readonly path: string
  readonly rows: readonly (readonly [name: string, counts: QueueCounts])[]
  readonly dead: readonly DeadJob[]
}

const pageOf = ({ path, rows, dead }: Page): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Jobs · Dealstream</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main><p><a href="/">Dealstream</a></p><h1>Jobs</h1>
<div class="wide"><table><thead><tr><th scope="col">Queue</th><th scope="col">Waiting</th><th scope="col">Under way</th><th scope="col">Failed</th></tr></thead>
<tbody>${rows.map(([name, counts]) => queueRow(name, counts)).join('\n')}</tbody></table></div>
<h2>Failed for good</h2>
${dead.length === 0 ? '<p>None.</p>' : `<ul>${dead.map((job) => deadJob(job, path)).join('\n')}</ul>`}
</main></body></html>
`

const queueRow = (name: string, { waiting, active, dead }: QueueCounts): string =>
  `<tr><th scope="row">${escapeHtml(name)}</th><td>${waiting}</td><td>${active}</td><td${dead > 0 ? ' class="bad"' : ''}>${dead}</td></tr>`

function deadJob({ queue, id, payload, tries, error, at }: DeadJob, path: string): string {
  const action = `${path}/revive?${new URLSearchParams({ queue, id }).toString()}`
  const time = new Date(at).toISOString()
  return `<li><strong>${escapeHtml(queue)}</strong> <code>${escapeHtml(id)}</code>
<p class="bad">${escapeHtml(error)}</p>
<p>${tries === 1 ? 'One try' : `${tries} tries`}, the last at <time datetime="${time}">${time}</time></p>
<pre>${escapeHtml(JSON.stringify(payload))}</pre>
<form method="post" action="${escapeHtml(action)}"><button>Try again</button></form></li>`
}

const style = `:root{color-scheme:light dark;--ink:light-dark(#1b1f1d,#edf1ee);--line:light-dark(#d9d5ca,#2b3330);--bad:light-dark(#a32b2b,#ff9d94);--link:light-dark(#0b6b50,#45c79c)}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:light-dark(#f6f5f1,#111513)}
main{max-width:960px;margin:0 auto;padding:24px 16px}a{color:var(--link);font-weight:700}
.wide{overflow-x:auto}table{width:100%;border-collapse:collapse}th,td{padding:8px;border-bottom:1px solid var(--line);text-align:right}
th:first-child{text-align:left}ul{padding:0;list-style:none}li{padding:12px 0;border-bottom:1px solid var(--line)}
.bad{color:var(--bad)}p{margin:4px 0}pre{overflow-x:auto;font-size:13px}code,strong{overflow-wrap:anywhere}
button{min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:999px;font:inherit;color:inherit;background:transparent;cursor:pointer}`
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
const policy = `default-src 'none'; style-src '${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

function send(response: ServerResponse, answer: Answer): void {
  if ('location' in answer) {
    response.writeHead(303, { location: answer.location, 'cache-control': 'no-store' }).end()
    return
  }
  const isPage = 'html' in answer
  response.writeHead(isPage ? 200 : answer.status, {
    'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  })
  response.end(isPage ? answer.html : answer.text)
}
