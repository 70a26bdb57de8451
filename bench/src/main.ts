import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { alike } from './alike.bench.ts'
import { append } from './append.bench.ts'
import { browser } from './browser.bench.ts'
import { eventstore } from './eventstore.bench.ts'
import { keptRows, NoResults, readResults, saveResults, slowerThan } from './kept-results.ts'
import { api, home } from './load.ts'
import type { KeptRow } from './parse-kept.ts'
import { mongo } from './mongo.bench.ts'
import { overload } from './overload.bench.ts'
import { pages } from './pages.bench.ts'
import { reads } from './reads.bench.ts'
import { replay } from './replay.bench.ts'
import { scale } from './scale.bench.ts'
import { score } from './score.bench.ts'
import { start } from './start.bench.ts'
import { takeover } from './takeover.bench.ts'
import { visible } from './visible.bench.ts'
import { writes } from './writes.bench.ts'
import { growth } from './growth.bench.ts'
import type { Bench, Figure } from './measure.ts'

const benches: readonly Bench[] = [
  ...[append, replay, scale, takeover, eventstore],
  ...[growth, alike, visible, home, api, overload, score, reads, mongo, pages, writes, browser, start],
]

const options = { save: { type: 'string' }, against: { type: 'string' } } as const

try {
  await measure()
} catch (error) {
  if (!(error instanceof NoResults || isOfOptions(error))) {
    throw error
  }
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function measure(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  // A number says how much is measured, where a benchmark leaves that open.
  const size = positionals.map(Number).find((number) => Number.isSafeInteger(number) && number > 0)
  const wanted = positionals.filter((name) => Number.isNaN(Number(name)))
  const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name))
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no benchmark ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}.\n`,
    )
    process.exitCode = 2
    return
  }
  // Read first: a wrong name is told before minutes have passed.
  const before = values.against === undefined ? [] : readResults(values.against)
  const rows = await runAll(wanted, size)
  if (values.save !== undefined) {
    saveResults(values.save, rows)
  }
  tellSlower(slowerThan(before, rows))
}

/** Options that nobody knows are told by their names. */
function isOfOptions(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

function tellSlower(sentences: readonly string[]): void {
  if (sentences.length > 0) {
    say(`\n${sentences.join('\n')}`)
    process.exitCode = 1
  }
}

async function runAll(wanted: readonly string[], size: number | undefined): Promise<KeptRow[]> {
  say(
    `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  )
  const rows: KeptRow[] = []
  for (const bench of benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    say(`\n${bench.name}: ${bench.about}`)
    const figures = await bench.run(size)
    for (const figure of figures) {
      say(lineOf(figure))
    }
    rows.push(...keptRows(bench.name, figures))
  }
  return rows
}

function lineOf({ what, value, ratio, against }: Figure): string {
  const compared = ratio === undefined ? '' : `  (${shown(ratio)} of ${against})`
  return `  ${what.padEnd(34)} ${value}${compared}`
}

/** Far below the limit two decimals would say nothing. */
function shown(ratio: number): string {
  return ratio < 0.1 ? ratio.toPrecision(2) : ratio.toFixed(2)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
