import { createHash } from 'node:crypto'
import { counted, escapeHtml, pagePaths, siteName } from '@deals/events'
import type { DeadJob, QueueCounts } from '../platform/job-queue.ts'

type Row = readonly [name: string, counts: QueueCounts]
/** What can be done with a job that failed for good, by its name in the address. */
export const jobActs = ['revive', 'discard'] as const
type JobAct = (typeof jobActs)[number]

interface Page {
  readonly path: string
  readonly rows: readonly Row[]
  /** Those that failed, of all queues or of one. */
  readonly dead: readonly DeadJob[]
  /** The queue whose jobs alone are shown. */
  readonly only: string | null
  /** What was done just now. */
  readonly done: JobAct | null
}

/** Every queue with its jobs, then those that failed for good. */
export function pageOf(page: Page): string {
  return drawn(`<p class="lead">Work that the site does in the background. What fails is tried again by itself; here stands what was given up.</p>
${page.done === null ? '' : `<p class="said" role="status">${acts[page.done].said}</p>`}
${sumsOf(page.rows)}
<h2>Queues</h2>
${queuesOf(page)}
<h2 id="failed">${page.only === null ? 'Failed for good' : `Failed for good in ${escapeHtml(page.only)}`}</h2>
${page.only === null ? '' : `<p><a href="${page.path}">Show those of all queues</a></p>`}
${failedOf(page)}`)
}

/** The jobs cannot be read. */
export const brokenPage = (path: string): string =>
  drawn(`<p class="bad" role="alert">The jobs cannot be read right now.</p>
<p><a class="button" href="${path}">Try again</a></p>`)

const drawn = (body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Jobs · ${siteName}</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main><nav aria-label="Way back"><a href="${pagePaths.home.path}">${siteName}</a><a href="${pagePaths.staffHealth.path}">Health</a></nav><h1>Jobs</h1>
${body}
</main></body></html>
`

function sumsOf(rows: readonly Row[]): string {
  const sum = (state: keyof QueueCounts) => rows.reduce((all, [, counts]) => all + counts[state], 0)
  const states: readonly (readonly [string, number])[] = [
    ['Waiting', sum('waiting')],
    ['Under way', sum('active')],
    ['Failed', sum('dead')],
  ]
  return `<dl>${states.map(([words, count]) => `<div><dt>${words}</dt><dd>${count}</dd></div>`).join('')}</dl>`
}

const isBusy = ([, { waiting, active, dead }]: Row): boolean => waiting + active + dead > 0

/** What has no jobs stands apart, so that the others are seen at once. */
function queuesOf({ rows, only, path }: Page): string {
  const busy = rows.filter(isBusy)
  const idle = rows.filter((row) => !isBusy(row))
  const table = (some: readonly Row[]) =>
    `<div class="wide"><table><thead><tr><th scope="col">Queue</th><th scope="col">Waiting</th><th scope="col">Under way</th><th scope="col">Failed</th></tr></thead>
<tbody>${some.map((row) => queueRow(row, { only, path })).join('\n')}</tbody></table></div>`
  const others =
    idle.length === 0
      ? ''
      : `<details${busy.length === 0 ? ' open' : ''}><summary>${counted(idle.length, 'queue')} without jobs</summary>${table(idle)}</details>`
  return `${busy.length === 0 ? '<p>No job waits, is under way or has failed.</p>' : table(busy)}${others}`
}

function queueRow([name, { waiting, active, dead }]: Row, { only, path }: Pick<Page, 'only' | 'path'>): string {
  const isOnly = only === name
  const failed =
    dead === 0
      ? '<td>0</td>'
      : `<td class="bad"><a href="${escapeHtml(`${path}?${new URLSearchParams({ queue: name }).toString()}`)}#failed"${isOnly ? ' aria-current="true"' : ''} aria-label="${dead} failed in ${escapeHtml(name)}">${dead}</a></td>`
  return `<tr><th scope="row">${escapeHtml(name)}</th><td>${waiting}</td><td>${active}</td>${failed}</tr>`
}

const failedOf = ({ dead, path, only }: Page): string =>
  dead.length === 0
    ? `<p>${only === null ? 'No job has failed for good.' : 'No job of this queue has failed for good.'}</p>`
    : `<ul>${dead.map((job) => deadJob(job, path)).join('\n')}</ul>`

interface Act {
  readonly summary: string
  /** What follows from it. */
  readonly warning: string
  readonly button: string
  /** For ears, with the name of the job. */
  readonly label: (id: string) => string
  readonly said: string
}

/** Whoever acts on a job says so twice: another try may send letters, and what is given up never comes. */
const acts: Readonly<Record<JobAct, Act>> = {
  revive: {
    summary: 'Try again…',
    warning:
      'The job runs once more, now. Do that when its cause is mended: what it did before it failed may happen twice.',
    button: 'Try again now',
    label: (id) => `Try ${id} again`,
    said: 'The job is given another try.',
  },
  discard: {
    summary: 'Discard…',
    warning: 'The job is gone for good: what it was to do does not happen, and nothing here tells of it any more.',
    button: 'Discard for good',
    label: (id) => `Discard ${id} for good`,
    said: 'The job is discarded.',
  },
}

function actForm(act: JobAct, { queue, id }: DeadJob, path: string): string {
  const { summary, warning, button, label } = acts[act]
  const action = `${path}/${act}?${new URLSearchParams({ queue, id }).toString()}`
  return `<details><summary>${summary}</summary><p>${warning}</p>
<form method="post" action="${escapeHtml(action)}"><button aria-label="${escapeHtml(label(id))}">${button}</button></form></details>`
}

function deadJob(job: DeadJob, path: string): string {
  const { queue, id, payload, tries, error, at } = job
  const time = new Date(at).toISOString()
  const said = `${time.slice(0, 'yyyy-mm-dd'.length)} ${time.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)} UTC`
  return `<li><p><strong>${escapeHtml(queue)}</strong> <code>${escapeHtml(id)}</code></p>
<p class="bad">${escapeHtml(error)}</p>
<p class="muted">${tries === 1 ? 'One try' : `${tries} tries`}, the last at <time datetime="${time}">${said}</time></p>
<details><summary>What it was given</summary><pre>${escapeHtml(JSON.stringify(payload, null, 2))}</pre></details>
${jobActs.map((act) => actForm(act, job, path)).join('\n')}</li>`
}

const style = `:root{color-scheme:light dark;--ink:light-dark(#1b1f1d,#edf1ee);--ink-2:light-dark(#59605b,#a7b0aa);--line:light-dark(#d9d5ca,#2b3330);--surface:light-dark(#fff,#191e1c);--bad:light-dark(#a32b2b,#ff9d94);--good:light-dark(#e2f1e8,#16382b);--link:light-dark(#0b6b50,#45c79c)}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:light-dark(#f6f5f1,#111513)}
main{max-width:960px;margin:0 auto;padding:16px}nav{display:flex;gap:16px}a{color:var(--link);font-weight:700}nav a,summary,.wide a,main>p>a{display:inline-flex;align-items:center;min-height:44px}
h1{margin:0;font-size:28px}h2{margin:32px 0 8px;font-size:20px}p{margin:4px 0;overflow-wrap:anywhere}.lead,.muted{color:var(--ink-2)}.muted{font-size:14px}
.said{margin:12px 0;padding:12px 16px;border-radius:12px;background:var(--good)}.bad,.bad a{color:var(--bad)}
dl{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;margin:16px 0 0}dl div{padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}dt{color:var(--ink-2);font-size:14px}dd{margin:0;font-size:24px;font-weight:700;font-variant-numeric:tabular-nums}
.wide{overflow-x:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:4px 8px;height:44px;border-bottom:1px solid var(--line);text-align:right}thead th{color:var(--ink-2);font-size:14px}
th:first-child{padding-left:0;text-align:left;overflow-wrap:anywhere}.wide td a{justify-content:flex-end;min-width:44px}
ul{padding:0;margin:0;list-style:none}li{margin:12px 0;padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
summary{cursor:pointer;gap:8px;color:var(--link);font-weight:600;list-style-position:inside}summary::before{content:'▸'}details[open]>summary::before{content:'▾'}summary::marker{content:''}
pre{margin:0 0 8px;padding:12px;overflow-x:auto;border:1px solid var(--line);border-radius:8px;font-size:13px}code,strong{overflow-wrap:anywhere}
button,.button{display:inline-flex;align-items:center;min-height:44px;margin:8px 0;padding:0 16px;border:1px solid var(--line);border-radius:999px;font:inherit;font-weight:600;color:inherit;background:transparent;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}`
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
export const pagePolicy = `default-src 'none'; style-src '${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
