import Database from 'better-sqlite3'
import fc from 'fast-check'
import { stemOf } from './stem.ts'

/** What the full-text index of SQLite makes of words; both adapters are to find the same. */
function stemsInSqlite(words: readonly string[]): string[] {
  const database = new Database(':memory:')
  database.exec(`create virtual table t using fts5(word, tokenize = 'porter unicode61');
    create virtual table v using fts5vocab(t, 'instance')`)
  const insert = database.prepare('insert into t(rowid, word) values (?, ?)')
  words.forEach((word, at) => insert.run(at + 1, word))
  const rows = database.prepare('select term from v order by doc').all() as { term: string }[]
  database.close()
  return rows.map(({ term }) => term)
}

const endings =
  's es ies sses ed eed ing y ly ally ational tional ator ation izer ization iveness fulness ousness aliti iviti biliti ' +
  'bli logi ical ness icate iciti ful ative alize al ance ence er ic able ible ant ement ment ent ion sion tion ism ate ' +
  'iti ous ive ize e ll at bl iz tt pp'
const anyEnding = fc.constantFrom('', ...endings.split(' '))
const anyWord = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'aeiouybcdlmnprstwxz'), minLength: 1, maxLength: 7 }),
    anyEnding,
    anyEnding,
  )
  .map((parts) => parts.join(''))

describe('stems', () => {
  it('are the same for the forms of one word', () => {
    for (const [form, stem] of [
      ['laptops', 'laptop'],
      ['boxes', 'box'],
      ['running', 'run'],
      ['batteries', 'batteri'],
      ['battery', 'batteri'],
      ['hopping', 'hop'],
      ['hoping', 'hope'],
      ['relational', 'relat'],
      ['tv', 'tv'],
      ['sses', 'sse'],
    ] as const) {
      expect(stemOf(form)).toBe(stem)
    }
  })

  it('are those of the full-text index of SQLite', () => {
    fc.assert(
      fc.property(fc.array(anyWord, { minLength: 50, maxLength: 100 }), (words) => {
        expect(words.map(stemOf)).toEqual(stemsInSqlite(words))
      }),
      { numRuns: 50 },
    )
  })
})
