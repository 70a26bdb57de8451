import {
  comments,
  posts,
  type Collection,
  type Filter,
  type PostDoc,
  type ReadModels,
} from '@deals/projector/read-models'
import type { Asked, Get } from './grown-api.ts'
import type { Grown } from './grown-site.ts'
import { commonWord } from './site-words.ts'

export interface GrownApi {
  readonly size: Grown
  readonly readModels: ReadModels
  readonly get: Get
}
export interface GrowthRow {
  readonly what: string
  readonly ask: (site: GrownApi) => Promise<unknown>
}

/** What a list without any filter asks for. */
const listed: Filter = { status: { $in: ['active'] } }
const best = {
  sort: [
    ['best', -1],
    ['createdAt', -1],
  ],
  limit: 20,
} as const
const newest = { sort: [['createdAt', -1]], limit: 20 } as const

/** Page 500, or one as far down in a site that has fewer. */
const deepPage = ({ posts: count }: Grown): number => Math.min(500, count / 25)
const deepSkip = (size: Grown): number => (deepPage(size) - 1) * 20

/** Asks a collection itself, of posts where nothing else is said. */
const ofPort = (
  what: string,
  ask: (docs: Collection<PostDoc>, size: Grown, readModels: ReadModels) => Promise<unknown>,
): GrowthRow => ({
  what: `port: ${what}`,
  ask: ({ readModels, size }) => ask(readModels.collection(posts), size, readModels),
})

type Path = string | ((size: Grown) => string)
const overHttp = (what: string, path: Path, how: Omit<Asked, 'path'> = {}): GrowthRow => ({
  what,
  ask: ({ get, size }) => get({ ...how, path: typeof path === 'string' ? path : path(size) }),
})
const visitor = { isVisitor: true }

const ofPorts: readonly GrowthRow[] = [
  ofPort('first page, best', (docs) => docs.find(listed, best)),
  ofPort('first page, newest', (docs) => docs.find(listed, newest)),
  ofPort('first page of a category', (docs) => docs.find({ ...listed, categorySlug: 'autos' }, best)),
  ofPort('first page of no posts', (docs) => docs.find({ ...listed, storeSlug: 'none' }, newest)),
  ofPort('page 20 (deep)', (docs) => docs.find(listed, { ...best, skip: 380 })),
  ofPort('page 500', (docs, size) => docs.find(listed, { ...best, skip: deepSkip(size) })),
  ofPort('count up to 10,001', (docs) => docs.count(listed, { atMost: 10_001 })),
  ofPort('the same for a currency', (docs) => docs.count({ ...listed, listedCurrencies: 'CAD' }, { atMost: 10_001 })),
  ofPort('ten comments of a post', (_docs, _size, readModels) =>
    readModels.collection(comments).find({ postId: 1, depth: 0 }, { sort: [['createdAt', -1]], limit: 10 }),
  ),
]

/** Of which two words are common and two are not. */
const likeTitle = [3, 20, 200, 900].map(commonWord).join('+')

const overConnections: readonly GrowthRow[] = [
  overHttp('posts', '/api/posts'),
  overHttp('posts, visitor', '/api/posts', visitor),
  overHttp('posts, visitor, kept', '/api/posts', { ...visitor, isKept: true }),
  overHttp('category', '/api/posts?categories=autos'),
  overHttp('category, visitor', '/api/posts?categories=autos', visitor),
  overHttp('posts in a currency', '/api/posts?currency=CAD'),
  overHttp('posts, page 20', '/api/posts?limit=20&page=20'),
  overHttp('posts, page 500', (size) => `/api/posts?limit=20&page=${deepPage(size)}`),
  overHttp('newest, page 500, visitor', (size) => newestPage(deepPage(size)), visitor),
  overHttp('search by a word, visitor', `/api/posts?q=${commonWord(100)}`, visitor),
  overHttp('search by a common word', `/api/posts?q=${commonWord(0)}`),
  overHttp('search by two words', `/api/posts?q=${commonWord(3)}+${commonWord(5)}`),
  overHttp('a post', '/api/posts/1'),
  overHttp('a post, visitor', '/api/posts/1', visitor),
  overHttp('ten of its comments', '/api/posts/1/comments?limit=10'),
  overHttp('ten of its comments, visitor', '/api/posts/1/comments?limit=10', visitor),
  overHttp('notices of a member', '/api/notifications'),
  overHttp('bookmarks of a member', '/api/bookmarks'),
  overHttp('posts like a title', `/api/posts/similar?title=${likeTitle}&limit=20`),
]

const newestPage = (page: number): string => `/api/posts?sortOrder=newest&limit=20&page=${page}`

/** Questions that are computed anew each time, but for those that are said to be kept. */
export const growthRows: readonly GrowthRow[] = [...ofPorts, ...overConnections]
