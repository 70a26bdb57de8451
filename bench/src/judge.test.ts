import { figureOf as visitFigure, type Visit } from './browser.bench.ts'
import { judgements, unanswered } from './judge.ts'
import { keptRows } from './kept-results.ts'
import { lineOf } from './lines.ts'
import type { Figure } from './measure.ts'
import { listAnew, rows, rowsAnew, searchAnew } from './reads.bench.ts'
import { figuresOf as scaleFigures } from './scale.bench.ts'

const post: Figure = {
  what: 'post, visitor',
  value: '2,000/s',
  parts: [
    { name: 'rate', value: 2_000, raw: 8_000 },
    { name: 'processor', value: 0.2 },
  ],
}

it.each<[string, Figure, string[]]>([
  ['reads', post, ['rate 4,000/s: MISSED 2.00 times']],
  ['reads', { ...post, parts: [{ name: 'rate', value: 4_000 }] }, ['rate 4,000/s: met']],
  ['pages', post, ['rate 1,500/s: met']],
  ['writes', post, []],
  ['reads', { ...post, what: 'post, visitor, anew' }, []],
  [
    'writes',
    {
      what: 'vote',
      value: '',
      parts: [
        { name: 'p99', value: 75 },
        { name: 'processor', value: 0.45 },
      ],
    },
    ['p99 50.0 ms: MISSED 1.50 times', 'processor 0.45 ms: met'],
  ],
  [
    'growth',
    { what: 'posts', value: '', parts: [{ name: 'times', value: 1.6 }] },
    ['times 1.50 times: MISSED 1.07 times'],
  ],
  ['growth', { what: 'port: page 500', value: '', parts: [{ name: 'times', value: 1.6 }] }, []],
])('of %s is judged what is wanted of it', (bench, figure, sentences) => {
  expect(judgements(bench, figure)).toEqual(sentences)
})

it('prints what is wanted behind the limits of a row', () => {
  expect(lineOf(post, judgements('reads', post))).toMatch(/2,000\/s {2}— rate 4,000\/s: MISSED 2\.00 times$/)
})

it('tells of targets that no row answers', () => {
  const named = { ...post, what: 'clock', parts: [{ name: 'clock', value: 1 }] } as const
  expect(unanswered('start', [named]).map(({ wanted }) => wanted)).toEqual([{ memory: 150 }])
})

const visit: Visit = {
  first: 600,
  largest: 700,
  alive: 2_000,
  blocked: 0,
  shift: 0,
  files: 160_000,
  script: 165_000,
  all: 300_000,
}
const plain: Visit = { ...visit, first: 300, blocked: 120, files: 20_000, script: 20_300, all: 42_000 }

it('keeps each part of a visit beside that to a plain page', () => {
  expect(keptRows('browser', [visitFigure('home', visit, plain)]).map(({ what, ratio }) => [what, ratio])).toEqual([
    ['home: first content', 0.5],
    ['home: largest', 1],
    ['home: blocked', 120],
    ['home: script', 0.125],
    ['home: all', 0.14],
  ])
})

describe('folding in parts', () => {
  const folded = (digests: string[], processor = [4]) => ({ time: 4, processor, digests })
  const measured = { size: 100, whole: folded(['posts a']), reading: 1 }

  it('fails where the documents are not the same', () => {
    const failing = (digest: string) =>
      scaleFigures({ ...measured, many: [folded(['posts a']), folded([digest])] }).filter(({ failure }) => failure)
    expect(failing('posts a')).toEqual([])
    expect(failing('posts b').map(({ what }) => what)).toEqual(['digests of all views'])
  })

  it('keeps a row for each, of one partition and of the largest process, too', () => {
    const many = [folded(['posts a']), folded(['posts a'], [3, 2])]
    expect(keptRows('scale', scaleFigures({ ...measured, many })).map(({ what, ratio }) => [what, ratio])).toEqual([
      ['one partition, one process', 0.25],
      ['8 partitions, processes: 1', 1],
      ['8 partitions, processes: 2', 0.8],
      ['largest of 8 processes', 1 / 1.2],
    ])
  })
})

describe('what is asked anew', () => {
  it('comes again after more questions than are answered while an answer is kept', () => {
    const different = (ask: (nr: number) => string) => new Set(Array.from({ length: 3_000 }, (_, nr) => ask(nr))).size
    expect(different(listAnew)).toBeGreaterThan(2_000)
    expect(different(searchAnew)).toBeGreaterThan(800)
    // What words find is kept for all pages, whatever their length.
    expect(different((nr) => searchAnew(nr).replace(/&limit=.*/, ''))).toBeGreaterThan(700)
  })

  it('has rows of other names', () => {
    const names = [...rows, ...rowsAnew].map(({ what }) => what)
    expect(new Set(names).size).toBe(names.length)
  })
})
