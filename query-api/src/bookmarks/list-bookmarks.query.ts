import {
  bookmarkLimits,
  canRead,
  defaultCollection,
  toMajorUnits,
  usualReminders,
  type AskedOf,
  type BookmarkList,
  type bookmarkReads,
} from '@deals/events'
import {
  bookmarks,
  posts,
  postVotes,
  stores,
  users,
  type BookmarkDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { toCsv } from '../platform/csv.ts'
import { iso } from '../platform/iso.ts'
import { pageOf, skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notSignedIn, type QueryRefusal } from '../platform/refusals.ts'
import { postCards, type CardOf } from '../posts/post-cards.hydrator.ts'
import { collectionsOf } from './bookmark-questions.ts'

type Request = AskedOf<typeof bookmarkReads.listBookmarks>

interface Saved {
  bookmark: BookmarkDoc
  post: PostDoc | undefined
}
interface Found {
  saved: Saved[]
  total: number
}
interface Hydrated extends Found {
  cardOf: CardOf
}

const reads = [bookmarks, posts, postVotes, stores, users]

async function find(asking: Asking, request: Request): Promise<Found | QueryRefusal> {
  if (asking.viewer === null) {
    return notSignedIn
  }
  const { q, collection, status, sort = 'saved' } = request
  const isPlain = q === '' && collection === '' && status.length === 0 && sort === 'saved'
  return isPlain ? latest(asking, asking.viewer.id, request) : chosen(asking, asking.viewer.id, request)
}

const hydrate = async (asking: Asking, found: Found): Promise<Hydrated> => ({
  ...found,
  cardOf: await postCards(
    asking,
    found.saved.flatMap(({ post }) => post ?? []),
  ),
})

/** Of a post that is gone or held only the line remains. */
const permit = <Some extends Found>({ viewer }: Asking, found: Some): Some => ({
  ...found,
  saved: found.saved.map(({ bookmark, post }) => {
    const isShown = post !== undefined && post.status !== 'deleted' && canRead(viewer, post)
    return { bookmark, post: isShown ? post : undefined }
  }),
})

/** GET /api/bookmarks */
export const listBookmarks = defineQuery<Request, Found, Hydrated & { collections: string[] }, BookmarkList>({
  reads,
  find,
  hydrate: async (asking, found) => ({
    ...(await hydrate(asking, found)),
    collections: await collectionsOf(asking.readModels, asking.viewer?.id ?? ''),
  }),
  permit,
  present: (_asking, { saved, total, cardOf, collections }) => ({
    bookmarks: saved.map(({ bookmark: { postId, savedAt, price, collection, note, reminders }, post }) => ({
      postId,
      savedAt: iso(savedAt),
      priceWhenSaved: price === undefined ? null : toMajorUnits(price),
      collection: collection ?? defaultCollection,
      note: note ?? null,
      reminders: [...(reminders ?? usualReminders)],
      post: post === undefined ? null : cardOf(post),
    })),
    total,
    collections,
  }),
})

const columns = [
  ...['saved', 'title', 'address', 'status', 'price when saved', 'price', 'currency', 'collection', 'note'],
  'reminders',
]

/** What stands in the row of a post that the member cannot see any more. */
const gone = { title: '', status: 'not there', price: null, currency: '' }

/** GET /api/bookmarks/export: a row for each. */
export const exportBookmarks = defineQuery<AskedOf<typeof bookmarkReads.exportBookmarks>, Found, Hydrated, string>({
  reads,
  find: (asking, request) => find(asking, { ...request, page: 1, limit: bookmarkLimits.saved }),
  hydrate,
  permit,
  present: ({ publicUrl }, { saved, cardOf }) =>
    toCsv(
      columns,
      saved.map(({ bookmark, post }) => {
        const { postId, savedAt, price, collection = defaultCollection, note = '' } = bookmark
        const { reminders = usualReminders } = bookmark
        const { title, status, price: now, currency } = post === undefined ? gone : cardOf(post)
        const paid = price === undefined ? '' : toMajorUnits(price)
        const address = `${publicUrl}/post/${postId}`
        return [iso(savedAt), title, address, status, paid, now ?? '', currency, collection, note, reminders.join(' ')]
      }),
    ),
})

async function withPosts({ readModels }: Asking, saved: readonly BookmarkDoc[]): Promise<Saved[]> {
  const about = await readModels.collection<PostDoc>(posts).many(saved.map(({ postId }) => String(postId)))
  return saved.map((bookmark) => ({ bookmark, post: about.get(String(bookmark.postId)) }))
}

async function latest(asking: Asking, userId: string, request: Request): Promise<Found> {
  const collection = asking.readModels.collection<BookmarkDoc>(bookmarks)
  const window = { skip: skipOf(request), limit: request.limit }
  const [saved, total] = await Promise.all([
    collection.find({ userId }, { sort: [['savedAt', -1]], ...window }),
    collection.count({ userId }),
  ])
  return { saved: await withPosts(asking, saved), total }
}

/** Searching and other orders need what the posts hold; nobody saves more than fits in memory. */
async function chosen(asking: Asking, userId: string, request: Request): Promise<Found> {
  const collection = asking.readModels.collection<BookmarkDoc>(bookmarks)
  const all = await collection.find({ userId }, { sort: [['savedAt', -1]], limit: bookmarkLimits.saved })
  const found = (await withPosts(asking, all)).filter((saved) => isWanted(asking, saved, request))
  const sorted = request.sort === undefined || request.sort === 'saved' ? found : found.toSorted(orders[request.sort])
  return { saved: pageOf(sorted, request), total: found.length }
}

function isWanted({ viewer }: Asking, { bookmark, post }: Saved, { q, status, collection }: Request): boolean {
  if (collection !== '' && (bookmark.collection ?? defaultCollection) !== collection) {
    return false
  }
  if (q === '' && status.length === 0) {
    return true
  }
  if (post === undefined || !canRead(viewer, post)) {
    return false
  }
  const isNamed = `${post.title} ${post.storeSlug ?? ''}`.toLowerCase().includes(q.toLowerCase())
  return isNamed && (status.length === 0 || status.includes(post.status))
}

/** How much less than when it was saved, as a share. */
const priceFall = ({ bookmark, post }: Saved): number =>
  bookmark.price === undefined || post?.price === undefined || bookmark.price === 0
    ? 0
    : (bookmark.price - post.price) / bookmark.price

const orders = {
  ending: (left: Saved, right: Saved) => (left.post?.expiresAt ?? Infinity) - (right.post?.expiresAt ?? Infinity) || 0,
  'price-change': (left: Saved, right: Saved) => priceFall(right) - priceFall(left),
  best: (left: Saved, right: Saved) => (right.post?.best ?? 0) - (left.post?.best ?? 0),
}
