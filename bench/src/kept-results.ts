import { readFileSync, writeFileSync } from 'node:fs'
import { ratioOf, type Figure, type PartName } from './measure.ts'
import { parseKept, type KeptRow, type KeptRun } from './parse-kept.ts'

/** A file of results that cannot be read as such. */
export class NoResults extends Error {
  constructor(file: string) {
    super(`${file} holds no results of a run; write them with --save ${file}.`)
  }
}

/** Runs of which nothing can be said beside one another. */
export class OtherSize extends Error {
  constructor(bench: string, was: number | null, is: number | null) {
    super(`${bench} measured ${told(was)} before and ${told(is)} now: only runs of one size can be compared.`)
  }
}
const told = (size: number | null): string => (size === null ? 'what it always does' : size.toLocaleString('en'))

/** So much of its ratio a row may lose before it is named; what hangs on the clock, and so on all else that the machine does, a third. */
const noticedLoss = 0.1
const noticedLossOfUnsteady = 1 / 3
const unsteady: ReadonlySet<PartName> = new Set([
  ...(['rate', 'share of the rate', 'p99', 'clock', 'first content', 'largest', 'blocked'] as const),
])

/** The rows of a figure that has a raw limit, and of its parts. Throws where two have one name: the last would stand for both. */
export function keptRows(bench: string, figures: readonly Figure[]): KeptRow[] {
  const rows = figures.flatMap((figure) => [
    { bench, what: figure.what, ratio: figure.ratio ?? Number.NaN },
    ...(figure.parts ?? []).map((part) => ({
      bench,
      what: `${figure.what}: ${part.name}`,
      ratio: ratioOf(part) ?? Number.NaN,
      ...(unsteady.has(part.name) && { isUnsteady: true }),
    })),
  ])
  const names = rows.map(nameOf)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) {
    throw new Error(`Two rows have the name "${twice}"; each needs one of its own.`)
  }
  return rows.filter(({ ratio }) => Number.isFinite(ratio) && ratio > 0)
}

/** A sentence for each row that got slower, and for each that is gone from a benchmark that ran both times. */
export function slowerThan(before: KeptRun, now: KeptRun): string[] {
  const is = new Map(now.rows.map((row) => [nameOf(row), row.ratio]))
  return before.rows
    .filter(({ bench }) => bench in now.sizes)
    .flatMap((row) => {
      const ratio = is.get(nameOf(row))
      return ratio === undefined ? [`${nameOf(row)} is gone; it was ${shown(row.ratio)}`] : slower(row, ratio)
    })
}

function slower(was: KeptRow, ratio: number): string[] {
  const loss = 1 - ratio / was.ratio
  // What lost a tenth to the last digit of its number lost a tenth.
  const isNoticed = loss > (was.isUnsteady === true ? noticedLossOfUnsteady : noticedLoss) - 1e-9
  return isNoticed
    ? [`${nameOf(was)} got ${Math.round(loss * 100)} % slower: ${shown(ratio)} where it was ${shown(was.ratio)}`]
    : []
}

/** What else differs between two runs. Throws OtherSize. */
export function differencesOf(before: KeptRun, now: Omit<KeptRun, 'rows'>): string[] {
  for (const [bench, size] of Object.entries(now.sizes)) {
    const was = before.sizes[bench]
    if (was !== undefined && was !== size) {
      throw new OtherSize(bench, was, size)
    }
  }
  const of = ({ node, cores }: Omit<KeptRun, 'rows'>) => `Node ${node} and ${cores} cores`
  return of(before) === of(now) ? [] : [`The run before had ${of(before)}, this one ${of(now)}.`]
}

const nameOf = ({ bench, what }: KeptRow): string => `${bench}, ${what}`
const shown = (ratio: number): string => ratio.toFixed(ratio < 1 ? 3 : 2)

export function saveResults(file: string, run: KeptRun): void {
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
}

/** Throws NoResults. */
export function readResults(file: string): KeptRun {
  try {
    const run = parseKept(readFileSync(file, 'utf8'))
    if (run !== null) {
      return run
    }
  } catch {
    // What is not there and what is no JSON are the same to whoever compares.
  }
  throw new NoResults(file)
}
