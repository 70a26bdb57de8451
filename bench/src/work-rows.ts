import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askAgain, type Load } from './ask-again.ts'
import { withLargeSite, writeLargeSite, type LargeSite } from './large-site.ts'
import { milliseconds, type Figure } from './measure.ts'
import { processorOf } from './processor.ts'
import { readyText } from './ready-text.ts'
import { withProgram } from './running-site.ts'
import { inTempDirectory } from './temp-directory.ts'

/** A row of the table: what is asked, and as whom. */
export interface Row {
  what: string
  /** The same for each question where it does not look at its number. */
  path: (site: LargeSite, nr: number) => string
  isMember?: true
}
interface Asked {
  url: string | ((nr: number) => string)
  headers: Record<string, string>
}
export interface Cost extends Load {
  /** Milliseconds of processor for each request. */
  processor: number
}

export const connections = 50
export const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' }

export interface Costs {
  /** How many events the site has. */
  events: number | undefined
  /** What else is measured over the same data, afterwards. */
  more?: (directory: string, cookie: string) => Promise<Figure[]>
}

/** Each row over a busy site, against Express answering a ready text of 20 KB in the same run. */
export async function costsOf(rows: readonly Row[], { events, more = async () => [] }: Costs): Promise<Figure[]> {
  return inTempDirectory(async (directory) => {
    const [cookie = ''] = await writeLargeSite(directory, { events, members: 1 })
    const plain = await readyAnswer(directory)
    const costs = await withLargeSite(directory, (site) => rowsOf(rows, site, cookie))
    const figures = [...costs].map(([what, cost]) => figureOfCost(what, cost, plain))
    return [...figures, ...(await more(directory, cookie))]
  })
}

export const figureOfCost = (what: string, cost: Cost, plain: Cost): Figure => ({
  what,
  value: toldOf(cost),
  ratio: plain.processor / cost.processor,
  against: `Express with a ready text, ${toldOf(plain)}`,
  parts: [
    { name: 'rate', value: cost.perSecond, raw: plain.perSecond },
    { name: 'processor', value: cost.processor },
    { name: 'p99', value: cost.p99, raw: plain.p99 },
  ],
})

/** One row after the other, so that none stands in the way of another. */
export async function rowsOf(rows: readonly Row[], site: LargeSite, cookie: string): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>()
  for (const { what, path, isMember } of rows) {
    const headers = { ...asBrowsers, ...(isMember === true && { cookie }) }
    costs.set(what, await costOf(site.pid, { url: (nr) => site.origin + path(site, nr), headers }))
  }
  return costs
}

export const readyAnswer = (directory: string): Promise<Cost> =>
  withReadyText(directory, (url, pid) => costOf(pid, { url, headers: {} }))

/** Express answering a ready text of 20 KB, while the work lasts. */
export function withReadyText<T>(directory: string, work: (url: string, pid: number) => Promise<T>): Promise<T> {
  const file = join(directory, 'ready')
  writeFileSync(file, readyText)
  const program = join(import.meta.dirname, 'static.main.ts')
  return withProgram([...process.execArgv, program, 'html', file], {}, work)
}

async function costOf(pid: number, { url, headers }: Asked): Promise<Cost> {
  let before = 0
  const load = await askAgain(url, { connections, headers, onWarm: () => (before = processorOf(pid)) })
  return { ...load, processor: ((processorOf(pid) - before) * 1000) / load.answers }
}

export const toldOf = ({ perSecond, processor, p99 }: Cost): string =>
  `${Math.round(perSecond).toLocaleString('en')}/s, ${milliseconds(processor)} of processor, p99 ${milliseconds(p99)}`
