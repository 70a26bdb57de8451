import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { differencesOf, keptRows, NoResults, readResults, saveResults, slowerThan } from './kept-results.ts'
import type { KeptRow, KeptRun } from './parse-kept.ts'

const row = (ratio: number, what = 'home, member'): KeptRow => ({ bench: 'pages', what, ratio })
const runOf = (...rows: KeptRow[]): KeptRun => ({ node: 'v24.1.0', cores: 2, sizes: { pages: 350_000 }, rows })

it.each([
  [0.04, 0.04, []],
  [0.04, 0.05, []],
  [0.04, 0.0361, []],
  [0.04, 0.036, ['pages, home, member got 10 % slower: 0.036 where it was 0.040']],
  [2, 1, ['pages, home, member got 50 % slower: 1.00 where it was 2.00']],
])('a row of %s that is now %s is named if it lost a tenth', (was, is, sentences) => {
  expect(slowerThan(runOf(row(was)), runOf(row(is)))).toEqual(sentences)
})

it.each([
  [0.9, []],
  [0.68, []],
  [0.66, ['pages, home, member got 34 % slower: 0.660 where it was 1.00']],
])('an unsteady row of 1 that is now %s is named if it lost a third', (is, sentences) => {
  expect(slowerThan(runOf({ ...row(1), isUnsteady: true }), runOf(row(is)))).toEqual(sentences)
})

it('names no row of a run beside itself', () => {
  const figures = [
    { what: 'home', value: '1/s', ratio: 0.5 },
    { what: 'post', value: '1/s', ratio: 0.04, parts: [{ name: 'p99' as const, value: 12, raw: 3 }] },
  ]
  const run = runOf(...keptRows('pages', figures))
  expect(run.rows).toHaveLength(3)
  expect(slowerThan(run, run)).toEqual([])
})

it('names a row that is gone, and none that is new', () => {
  expect(slowerThan(runOf(row(0.25, 'gone')), runOf(row(0.1, 'new')))).toEqual(['pages, gone is gone; it was 0.250'])
})

it('says nothing of benchmarks that were not run', () => {
  expect(slowerThan(runOf(row(1)), { ...runOf(), sizes: { reads: 350_000 } })).toEqual([])
})

it('keeps what has a raw limit, and each part that has one under a name of its own', () => {
  const parts = [
    { name: 'rate', value: 500, raw: 2_000 },
    { name: 'p99', value: 20, raw: 5 },
    { name: 'memory', value: 150 },
  ] as const
  const figures = [
    { what: 'vote', value: '1/s', ratio: 0.5, against: 'Express', parts },
    { what: 'without', value: '1/s' },
    { what: 'not measured', value: '', ratio: NaN },
  ]
  expect(keptRows('writes', figures)).toEqual([
    { bench: 'writes', what: 'vote', ratio: 0.5 },
    { bench: 'writes', what: 'vote: rate', ratio: 0.25, isUnsteady: true },
    { bench: 'writes', what: 'vote: p99', ratio: 0.25, isUnsteady: true },
  ])
})

it('refuses two rows of one name', () => {
  const twice = [
    { what: 'replay', value: '1 s', ratio: 0.5 },
    { what: 'replay', value: 'the same', ratio: 0.2 },
  ]
  expect(() => keptRows('replay', twice)).toThrow('Two rows have the name "replay, replay"; each needs one of its own.')
})

describe('a run beside one before', () => {
  it('is refused where a benchmark of both measured another size', () => {
    const other = { ...runOf(), sizes: { pages: 60_000, scale: 200_000 } }
    expect(() => differencesOf(runOf(), other)).toThrow(
      'pages measured 350,000 before and 60,000 now: only runs of one size can be compared.',
    )
  })

  it('is told of with another Node, and of nothing where all is the same', () => {
    expect(differencesOf(runOf(), { ...runOf(), sizes: { pages: 350_000, growth: null } })).toEqual([])
    expect(differencesOf(runOf(), { ...runOf(), node: 'v26.0.0', cores: 8 })).toEqual([
      'The run before had Node v24.1.0 and 2 cores, this one Node v26.0.0 and 8 cores.',
    ])
  })
})

describe('a file of results', () => {
  const directory = mkdtempSync(join(tmpdir(), 'dealstream-results-'))
  const file = join(directory, 'results.json')
  afterAll(() => {
    rmSync(directory, { recursive: true })
  })

  it('is read as it was written', () => {
    const run = { ...runOf(row(0.25), { ...row(3, 'post: p99'), isUnsteady: true }), sizes: { pages: 1, growth: null } }
    saveResults(file, run)
    expect(readResults(file)).toEqual(run)
  })

  it.each([
    '',
    '{}',
    '[]',
    'null',
    '[{"bench":"reads","what":"post","ratio":1}]',
    '{"node":"v24","cores":2,"sizes":{},"rows":[{"bench":"reads","what":"post","ratio":"?"}]}',
    '{"node":"v24","cores":2,"sizes":{"reads":"many"},"rows":[]}',
    '{"node":"v24","cores":"two","sizes":{},"rows":[]}',
  ])('is refused with one sentence where it holds %j', (text) => {
    writeFileSync(file, text)
    expect(() => readResults(file)).toThrow(NoResults)
  })

  it('is refused where there is none', () => {
    expect(() => readResults(join(directory, 'none'))).toThrow(/holds no results of a run; write them with --save/)
  })
})
