import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withGrownApi } from './grown-api.ts'
import { writeGrownSite, type Grown } from './grown-site.ts'
import { figureOfGrowth, mediansOf } from './grown-times.ts'
import { growthRows } from './growth-rows.ts'
import { keptRows } from './kept-results.ts'
import { lineOf } from './lines.ts'

const size: Grown = { posts: 1_000, comments: 10, notices: 25, bookmarks: 25 }
/** Of what is asked for in vain, or only counted. */
const without = ['port: first page of no posts', 'port: count up to 10,001', 'port: the same for a currency']

describe('a grown site', () => {
  const directory = mkdtempSync(join(tmpdir(), 'dealstream-grown-'))
  afterAll(() => {
    rmSync(directory, { recursive: true })
  })

  it('has something to answer for each row: what finds nothing takes no time however large a site is', async () => {
    const file = await writeGrownSite(directory, size)
    const empty = await withGrownApi(file, async (api) => {
      const found: string[] = []
      for (const { what, ask } of growthRows) {
        found.push(...(holdsSomething(await ask({ ...api, size })) ? [] : [what]))
      }
      return found
    })
    expect(empty).toEqual(without)
  }, 60_000)
})

/** Whether a list is not empty; the answer of a question for one thing names it. */
function holdsSomething(answer: unknown): boolean {
  const told: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer
  if (typeof told !== 'object' || told === null) {
    return false
  }
  const lists: readonly unknown[] = Object.values(told)
  return 'id' in told || [told, ...lists].some((list) => Array.isArray(list) && list.length > 0)
}

it('has a name of its own for each row', () => {
  const figures = growthRows.map(({ what }) => figureOfGrowth(what, { small: 1, large: 1, express: 1 }))
  expect(keptRows('growth', figures)).toHaveLength(2 * growthRows.length)
})

describe('a row of growth', () => {
  const figure = figureOfGrowth('posts', { small: 2, large: 4, express: 0.5 })

  it('is kept beside the small site, and beside Express where both sites got slower', () => {
    expect(keptRows('growth', [figure])).toEqual([
      { bench: 'growth', what: 'posts', ratio: 0.5 },
      { bench: 'growth', what: 'posts: beside Express', ratio: 0.125 },
    ])
  })

  it('prints both', () => {
    expect(lineOf(figure).trim().replace(/ +/g, ' ')).toBe(
      'posts 4.00 ms (0.50 of 2.00 ms on the small site; 0.13 beside Express, 0.50 ms)',
    )
  })

  it('is of medians', () => {
    const times = [1, 9, 2].map((small) => ({ small, large: 2 * small, express: small / 2 }))
    expect(mediansOf(times)).toEqual({ small: 2, large: 4, express: 1 })
  })
})
