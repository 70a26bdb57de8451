import { cpus, totalmem } from 'node:os'
import { api } from './api.bench.ts'
import { append } from './append.bench.ts'
import { eventstore } from './eventstore.bench.ts'
import { overload } from './overload.bench.ts'
import { pages } from './pages.bench.ts'
import { partitions } from './partitions.bench.ts'
import { reads } from './reads.bench.ts'
import { replay } from './replay.bench.ts'
import { score } from './score.bench.ts'
import { takeover } from './takeover.bench.ts'
import { visible } from './visible.bench.ts'
import { feed } from './feed.bench.ts'
import { home } from './home.bench.ts'
import type { Bench, Figure } from './measure.ts'

const benches: readonly Bench[] = [
  ...[append, replay, partitions, takeover, eventstore],
  ...[feed, visible, home, api, overload, score, reads, pages],
]

const given = process.argv.slice(2)
// A number says how much is measured, where a benchmark leaves that open.
const size = given.map(Number).find((number) => Number.isSafeInteger(number) && number > 0)
const wanted = given.filter((name) => Number.isNaN(Number(name)))
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark ${unknown.join(', ')}; there are ${benches.map(({ name }) => name).join(', ')}.\n`,
  )
  process.exitCode = 2
} else {
  await runAll()
}

async function runAll(): Promise<void> {
  say(
    `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
  )
  for (const bench of benches.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    say(`\n${bench.name}: ${bench.about}`)
    for (const figure of await bench.run(size)) {
      say(lineOf(figure))
    }
  }
}

function lineOf({ what, value, ratio, against }: Figure): string {
  const compared = ratio === undefined ? '' : `  (${ratio.toFixed(2)} of ${against})`
  return `  ${what.padEnd(34)} ${value}${compared}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
