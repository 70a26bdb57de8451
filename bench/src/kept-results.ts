import { readFileSync, writeFileSync } from 'node:fs'
import type { Figure } from './measure.ts'
import { parseKept, type KeptRow } from './parse-kept.ts'

/** A file of results that cannot be read as such. */
export class NoResults extends Error {
  constructor(file: string) {
    super(`${file} holds no results of a run; write them with --save ${file}.`)
  }
}

/** So much of its ratio a row may lose before it is named. */
const noticedLoss = 0.1

export function keptRows(bench: string, figures: readonly Figure[]): KeptRow[] {
  return figures.flatMap(({ what, ratio }) =>
    ratio !== undefined && Number.isFinite(ratio) ? [{ bench, what, ratio }] : [],
  )
}

/** A sentence for each row that got slower; a row that one of the two runs lacks says nothing. */
export function slowerThan(before: readonly KeptRow[], now: readonly KeptRow[]): string[] {
  const known = new Map(before.map((row) => [nameOf(row), row.ratio]))
  return now.flatMap((row) => {
    const was = known.get(nameOf(row))
    const loss = was === undefined ? 0 : 1 - row.ratio / was
    return was !== undefined && loss >= noticedLoss
      ? [`${nameOf(row)} got ${Math.round(loss * 100)} % slower: ${shown(row.ratio)} where it was ${shown(was)}`]
      : []
  })
}

const nameOf = ({ bench, what }: KeptRow): string => `${bench}, ${what}`
const shown = (ratio: number): string => ratio.toFixed(ratio < 1 ? 3 : 2)

export function saveResults(file: string, rows: readonly KeptRow[]): void {
  writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`)
}

/** Throws NoResults. */
export function readResults(file: string): KeptRow[] {
  try {
    const rows = parseKept(readFileSync(file, 'utf8'))
    if (rows !== null) {
      return rows
    }
  } catch {
    // What is not there and what is no JSON are the same to whoever compares.
  }
  throw new NoResults(file)
}
