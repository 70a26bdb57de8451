import { postTypes } from '@deals/events'
import { posts, type Filter, type PostDoc, type ReadModels } from '@deals/projector/read-models'
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
  run: async () => {
    const small = await inTempDirectory((directory) => measure(directory, few))
    const large = await inTempDirectory((directory) => measure(directory, many))
    return small.map(({ what, time }, at) => figureOf(what, time, large[at]?.time ?? NaN))
  },
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

function figureOf(what: string, small: number, large: number): Figure {
  return { what, value: milliseconds(large), ratio: small / large, against: `${milliseconds(small)} on the small site` }
}

interface Measured {
  what: string
  time: number
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

async function measure(directory: string, size: Grown): Promise<Measured[]> {
  return withGrownApi(await writeGrownSite(directory, size), ({ readModels, get }) => timesOf(size, readModels, get))
}

async function timesOf(size: Grown, readModels: ReadModels, get: Get): Promise<Measured[]> {
  const collection = readModels.collection<PostDoc>(posts)
  const deep = Math.min(500, size.posts / 25)
  const ofCars = { ...listed, categorySlug: 'autos' }
  const inCurrency = { ...listed, listedCurrencies: 'CAD' }
  return [
    await timed('port: first page, best', () => collection.find(listed, best)),
    await timed('port: first page, newest', () => collection.find(listed, newest)),
    await timed('port: first page of a category', () => collection.find(ofCars, best)),
    await timed('port: first page of no posts', () => collection.find({ ...listed, storeSlug: 'none' }, newest)),
    await timed('port: page 20 (deep)', () => collection.find(listed, { ...best, skip: 380 })),
    await timed('port: count up to 10,001', () => collection.count(listed, { atMost: 10_001 })),
    await timed('port: the same for a currency', () => collection.count(inCurrency, { atMost: 10_001 })),
    await timed('posts', () => get('/api/posts')),
    await timed('posts in a currency', () => get('/api/posts?currency=CAD')),
    await timed('posts, page 20', () => get('/api/posts?page=20')),
    await timed('posts, page 500 or the last', () => get(`/api/posts?limit=20&page=${deep}`)),
    await timed('search by two words', () => get('/api/posts?q=quiet+laptop')),
    await timed('a post', () => get('/api/posts/1')),
    await timed('its comments', () => get('/api/posts/1/comments')),
    await timed('notices of a member', () => get('/api/notifications')),
    await timed('bookmarks of a member', () => get('/api/bookmarks')),
    await timed('posts like a title', () => get('/api/posts/similar?title=Lumen+quiet+laptop%2C+large&limit=20')),
  ]
}

async function timed(what: string, ask: () => Promise<unknown>): Promise<Measured> {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  return { what, time: median(times.slice(warmUps)) }
}
