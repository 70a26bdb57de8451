import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { alike } from './alike.bench.ts'
import { append } from './append.bench.ts'
import { browser } from './browser.bench.ts'
import { eventstore } from './eventstore.bench.ts'
import { differencesOf, keptRows, NoResults, OtherSize, readResults, saveResults, slowerThan } from './kept-results.ts'
import { judgements, unanswered } from './judge.ts'
import { api, home } from './load.ts'
import { lineOf } from './lines.ts'
import type { KeptRow, KeptRun } from './parse-kept.ts'
import { mongo } from './mongo.bench.ts'
import { overload } from './overload.bench.ts'
import { pages } from './pages.bench.ts'
import { reads } from './reads.bench.ts'
import { replay } from './replay.bench.ts'
import { scale } from './scale.bench.ts'
import { score } from './score.bench.ts'
import { start } from './start.bench.ts'
import { benchesOfTable, tableName } from './targets.ts'
import { takeover } from './takeover.bench.ts'
import { visible } from './visible.bench.ts'
import { writes } from './writes.bench.ts'
import { growth } from './growth.bench.ts'
import type { Bench } from './measure.ts'

const benches: readonly Bench[] = [
  ...[append, replay, scale, takeover, eventstore],
  ...[growth, alike, visible, home, api, overload, score, reads, mongo, pages, writes, browser, start],
]

const options = { save: { type: 'string' }, against: { type: 'string' } } as const

try {
  await measure()
} catch (error) {
  if (!(error instanceof NoResults || error instanceof OtherSize || isOfOptions(error))) {
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
  const isWanted = ({ name }: Bench) =>
    wanted.length === 0 || wanted.includes(name) || (wanted.includes(tableName) && benchesOfTable.has(name))
  const unknown = wanted.filter((name) => name !== tableName && !benches.some((bench) => bench.name === name))
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no benchmark ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}, and ${tableName} for those with targets.\n`,
    )
    process.exitCode = 2
    return
  }
  const run = benches.filter(isWanted)
  const setting = { node: process.version, cores: cpus().length, sizes: sizesOf(run, size) }
  // Read first: a wrong name or another size is told before minutes have passed.
  const before = values.against === undefined ? null : readResults(values.against)
  const differences = before === null ? [] : differencesOf(before, setting)
  const now: KeptRun = { ...setting, rows: await runAll(run, setting.sizes) }
  if (values.save !== undefined) {
    saveResults(values.save, now)
  }
  tell(differences)
  fail(before === null ? [] : slowerThan(before, now))
}

/** How much each measures; null for one that always measures the same. */
function sizesOf(run: readonly Bench[], size: number | undefined): KeptRun['sizes'] {
  return Object.fromEntries(run.map(({ name, usual }) => [name, usual === undefined ? null : (size ?? usual)]))
}

/** Options that nobody knows are told by their names. */
function isOfOptions(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

/** The run goes on, and does not end well. */
function fail(sentences: readonly string[]): void {
  tell(sentences)
  if (sentences.length > 0) {
    process.exitCode = 1
  }
}

function tell(sentences: readonly string[]): void {
  if (sentences.length > 0) {
    say(`\n${sentences.join('\n')}`)
  }
}

async function runAll(run: readonly Bench[], sizes: KeptRun['sizes']): Promise<KeptRow[]> {
  say(
    `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  )
  const rows: KeptRow[] = []
  for (const bench of run) {
    say(`\n${bench.name}: ${bench.about}`)
    const figures = await bench.run(sizes[bench.name] ?? undefined)
    for (const figure of figures) {
      say(lineOf(figure, judgements(bench.name, figure)))
    }
    for (const { what } of unanswered(bench.name, figures)) {
      say(`  no row for what is wanted of ${what?.source ?? 'each'}`)
    }
    fail(figures.flatMap(({ failure }) => (failure === undefined ? [] : [failure])))
    rows.push(...keptRows(bench.name, figures))
  }
  return rows
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
