import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptRows, NoResults, readResults, saveResults, slowerThan } from './kept-results.ts'
import type { KeptRow } from './parse-kept.ts'

const row = (ratio: number, what = 'home, member'): KeptRow => ({ bench: 'pages', what, ratio })

it.each([
  [0.04, 0.04, []],
  [0.04, 0.05, []],
  [0.04, 0.0361, []],
  [0.04, 0.036, ['pages, home, member got 10 % slower: 0.036 where it was 0.040']],
  [2, 1, ['pages, home, member got 50 % slower: 1.00 where it was 2.00']],
])('a row of %s that is now %s is named if it lost a tenth', (was, is, sentences) => {
  expect(slowerThan([row(was)], [row(is)])).toEqual(sentences)
})

it('says nothing of rows that one of two runs lacks', () => {
  expect(slowerThan([row(1, 'gone')], [row(0.1, 'new')])).toEqual([])
})

it('compares only what has a raw limit', () => {
  const figures = [
    { what: 'with', value: '1/s', ratio: 0.5, against: 'Express' },
    { what: 'without', value: '1/s' },
    { what: 'not measured', value: '', ratio: NaN },
  ]
  expect(keptRows('reads', figures)).toEqual([{ bench: 'reads', what: 'with', ratio: 0.5 }])
})

describe('a file of results', () => {
  const directory = mkdtempSync(join(tmpdir(), 'dealstream-results-'))
  const file = join(directory, 'results.json')
  afterAll(() => {
    rmSync(directory, { recursive: true })
  })

  it('is read as it was written', () => {
    saveResults(file, [row(0.25), row(3, 'post')])
    expect(readResults(file)).toEqual([row(0.25), row(3, 'post')])
  })

  it.each(['', '{}', '[]', 'null', '[{"bench":"reads"}]', '[{"bench":"reads","what":"post","ratio":"?"}]'])(
    'is refused with one sentence where it holds %j',
    (text) => {
      writeFileSync(file, text)
      expect(() => readResults(file)).toThrow(NoResults)
    },
  )

  it('is refused where there is none', () => {
    expect(() => readResults(join(directory, 'none'))).toThrow(/holds no results of a run; write them with --save/)
  })
})
