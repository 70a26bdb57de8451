import type { PartName } from './measure.ts'

/** What a row has to reach: a rate at least, all else at most. */
export interface Target {
  readonly bench: string
  /** All rows of a bench that have the part, where none is named. */
  readonly what?: RegExp
  readonly wanted: Partial<Readonly<Record<PartName, number>>>
}

/** Asked of 50 connections on two cores, where Express with a ready text of 20 KB took 0.18 ms of processor; of what is asked again by many. */
export const targets: readonly Target[] = [
  { bench: 'reads', what: /^feed of a category, visitor$/, wanted: { rate: 3_500, processor: 0.28 } },
  { bench: 'reads', what: /^newest, visitor$/, wanted: { rate: 3_500 } },
  { bench: 'reads', what: /^post, visitor$/, wanted: { rate: 4_000 } },
  { bench: 'reads', what: /^post, member$/, wanted: { rate: 2_500 } },
  { bench: 'reads', what: /^feed of a category, member$/, wanted: { rate: 2_000, processor: 0.5 } },
  { bench: 'reads', what: /^search by a word/, wanted: { rate: 1_000 } },
  { bench: 'pages', what: /^(?:home|category), visitor$/, wanted: { rate: 1_500, processor: 0.7 } },
  { bench: 'pages', what: /^(?:home|category), member/, wanted: { rate: 200, processor: 5 } },
  { bench: 'pages', what: /^post, visitor$/, wanted: { rate: 1_500 } },
  { bench: 'pages', what: /^post, member$/, wanted: { rate: 200 } },
  { bench: 'writes', what: /^vote/, wanted: { rate: 3_000, processor: 0.45, p99: 50 } },
  { bench: 'writes', what: /^bookmark/, wanted: { rate: 3_000 } },
  { bench: 'writes', what: /^comment/, wanted: { rate: 2_000 } },
  { bench: 'writes', what: /^submit/, wanted: { rate: 500, processor: 2.5 } },
  { bench: 'writes', what: /^70 %/, wanted: { rate: 1_200 } },
  { bench: 'start', what: /^clock/, wanted: { clock: 1.2 } },
  { bench: 'start', what: /^memory/, wanted: { memory: 150 } },
  { bench: 'browser', what: /^home/, wanted: { script: 165 } },
  { bench: 'browser', what: /^post/, wanted: { script: 190 } },
  { bench: 'browser', wanted: { 'first content': 1_300, blocked: 80, shift: 0.005, all: 350 } },
  // What asks a store alone shows where the time of an answer goes.
  { bench: 'growth', what: /^(?!port:)/, wanted: { times: 1.5 } },
  { bench: 'growth', what: /^rate of searches/, wanted: { rate: 500 } },
  { bench: 'replay', wanted: { clock: 25, memory: 1_000 } },
  { bench: 'scale', what: /processes: [248]/, wanted: { times: 1.25 } },
  { bench: 'scale', what: /^largest/, wanted: { times: 1.3 } },
  { bench: 'mongo', wanted: { 'share of the rate': 0.5 } },
]

/** The benchmarks that the table of targets needs, by one word. */
export const tableName = 'table'
export const benchesOfTable: ReadonlySet<string> = new Set(targets.map(({ bench }) => bench))
