import { postTypes } from '@deals/events'
import { posts, type Collection, type Filter, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { withGrownApi, type Get } from './grown-api.ts'
import { writeGrownSite, type Grown } from './grown-site.ts'
import { median, milliseconds, type Bench, type Figure } from './measure.ts'
import { inTempDirectory } from './temp-directory.ts'

const few: Grown = { posts: 1_000, comments: 10, notices: 25, bookmarks: 25 }
const many: Grown = { posts: 1_000_000, comments: 10_000, notices: 10_000, bookmarks: 5_000 }
const warmUps = 30
const rounds = 200

/** The same questions put to a small and to a large site: no answer should get slower as the site grows. */
export const growth: Bench = {
  name: 'growth',
  about: `answers of a site with ${told(few)}, and of one with ${told(many)}; times are medians`,
  run: () => inTempDirectory((small) => inTempDirectory((large) => figuresOf(small, large))),
}

function told({ posts, comments, notices, bookmarks }: Grown): string {
  const counts = [
    [posts, 'posts'],
    [comments, 'comments on one'],
    [notices, 'notices and'],
    [bookmarks, 'bookmarks of a member'],
  ] as const
  return counts
    .map(([count, what]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ')
    .replace('and, ', 'and ')
}

/** What a list without any filter asks for. */
const listed: Filter = { status: { $in: ['active'] }, type: { $in: [...postTypes] } }
const best = {
  sort: [
    ['best', -1],
    ['createdAt', -1],
  ],
  limit: 20,
} as const
const newest = { sort: [['createdAt', -1]], limit: 20 } as const

interface Site {
  readonly size: Grown
  readonly readModels: ReadModels
  readonly get: Get
}
interface Row {
  readonly what: string
  readonly ask: (site: Site) => Promise<unknown>
}

/** Asks the collection of posts itself. */
const ofPort = (what: string, ask: (docs: Collection<PostDoc>) => Promise<unknown>): Row => ({
  what: `port: ${what}`,
  ask: ({ readModels }) => ask(readModels.collection(posts)),
})
const overHttp = (what: string, path: string | ((size: Grown) => string)): Row => ({
  what,
  ask: ({ get, size }) => get(typeof path === 'string' ? path : path(size)),
})

const lastOr500 = ({ posts }: Grown): number => Math.min(500, posts / 25)

const rows: readonly Row[] = [
  ofPort('first page, best', (docs) => docs.find(listed, best)),
  ofPort('first page, newest', (docs) => docs.find(listed, newest)),
  ofPort('first page of a category', (docs) => docs.find({ ...listed, categorySlug: 'autos' }, best)),
  ofPort('first page of no posts', (docs) => docs.find({ ...listed, storeSlug: 'none' }, newest)),
  ofPort('page 20 (deep)', (docs) => docs.find(listed, { ...best, skip: 380 })),
  ofPort('count up to 10,001', (docs) => docs.count(listed, { atMost: 10_001 })),
  ofPort('the same for a currency', (docs) => docs.count({ ...listed, listedCurrencies: 'CAD' }, { atMost: 10_001 })),
  overHttp('posts', '/api/posts'),
  overHttp('posts in a currency', '/api/posts?currency=CAD'),
  overHttp('posts, page 20', '/api/posts?page=20'),
  overHttp('posts, page 500 or the last', (size) => `/api/posts?limit=20&page=${lastOr500(size)}`),
  overHttp('search by two words', '/api/posts?q=quiet+laptop'),
  overHttp('a post', '/api/posts/1'),
  overHttp('its comments', '/api/posts/1/comments'),
  overHttp('notices of a member', '/api/notifications'),
  overHttp('bookmarks of a member', '/api/bookmarks'),
  overHttp('posts like a title', '/api/posts/similar?title=Lumen+quiet+laptop%2C+large&limit=20'),
]

/** Both sites stand side by side and are asked in turns: whatever else the machine does meets the one as the other. */
async function figuresOf(smallDirectory: string, largeDirectory: string): Promise<Figure[]> {
  const files = [await writeGrownSite(smallDirectory, few), await writeGrownSite(largeDirectory, many)] as const
  return withGrownApi(files[0], (smallApi) =>
    withGrownApi(files[1], async (largeApi) => {
      const figures: Figure[] = []
      for (const row of rows) {
        figures.push(await compared(row, { ...smallApi, size: few }, { ...largeApi, size: many }))
      }
      return figures
    }),
  )
}

async function compared({ what, ask }: Row, small: Site, large: Site): Promise<Figure> {
  const times: { small: number; large: number }[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    times.push({ small: await timeOf(() => ask(small)), large: await timeOf(() => ask(large)) })
  }
  const measured = times.slice(warmUps)
  const [ofSmall, ofLarge] = [median(measured.map((pair) => pair.small)), median(measured.map((pair) => pair.large))]
  return {
    what,
    value: milliseconds(ofLarge),
    ratio: ofSmall / ofLarge,
    against: `${milliseconds(ofSmall)} on the small site`,
  }
}

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await ask()
  return performance.now() - start
}
