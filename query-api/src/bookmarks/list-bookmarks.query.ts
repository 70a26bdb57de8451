import {
  bookmarkLimits,
  defaultCollection,
  pagePaths,
  reasonGroupOf,
  toMajorUnits,
  usualReminders,
  type AskedOf,
  type BookmarkList,
  type bookmarkReads,
  type PaidSince,
} from '@deals/events'
import { bookmarks, posts, postVotes, stores, users, siteSettings, type PostDoc } from '@deals/projector/read-models'
import { toCsv } from '../platform/csv.ts'
import { iso } from '../platform/iso.ts'
import { pageOf, skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notSignedIn, type QueryRefusal } from '../platform/refusals.ts'
import { paidSinceThen } from '../posts/paid-since.view.ts'
import { postCards, type CardOf } from '../posts/post-cards.hydrator.ts'
import { collectionsOf } from './bookmark-questions.ts'
import { allSaved, isWhole, narrowedTo, priceWhenSaved, shownPost, withPosts, type Saved } from './saved-posts.ts'

type Request = AskedOf<typeof bookmarkReads.listBookmarks>

type Gone = NonNullable<BookmarkList['bookmarks'][number]['gone']>
interface Found {
  saved: (Saved & { gone?: Gone | undefined })[]
  total: number
}
interface Hydrated extends Found {
  cardOf: CardOf
}

const reads = [bookmarks, posts, postVotes, stores, users, siteSettings]

async function find(asking: Asking, request: Request): Promise<Found | QueryRefusal> {
  if (asking.viewer === null) {
    return notSignedIn
  }
  const isPlain = isWhole(request) && (request.sort ?? 'saved') === 'saved'
  return isPlain ? latest(asking, asking.viewer.id, request) : chosen(asking, asking.viewer.id, request)
}

const hydrate = async (asking: Asking, found: Found): Promise<Hydrated> => ({
  ...found,
  cardOf: await postCards(
    asking,
    found.saved.flatMap(({ post }) => post ?? []),
  ),
})

const permit = <Some extends Found>(asking: Asking, found: Some): Some => ({
  ...found,
  saved: found.saved.map(({ bookmark, post }) => ({
    bookmark,
    post: shownPost(asking, post),
    gone: post === undefined ? undefined : goneOf(post),
  })),
})

/** When a post was removed, and why as far as everybody may know: the words were written to one person. */
function goneOf({ status, deletion }: PostDoc): Gone | undefined {
  if (status !== 'deleted' || deletion === undefined) {
    return undefined
  }
  const { at, cause, reason } = deletion
  return { at: iso(at), cause, reasonGroup: cause === 'moderator' ? reasonGroupOf(reason) : null }
}

/** GET /api/bookmarks */
export const listBookmarks = defineQuery({
  reads,
  find,
  hydrate: async (asking, found) => ({
    ...(await hydrate(asking, found)),
    collections: await collectionsOf(asking.readModels, asking.viewer?.id ?? ''),
  }),
  permit,
  present: (_asking, { saved, total, cardOf, collections }): BookmarkList => ({
    bookmarks: saved.map(({ bookmark, post, gone }) => {
      const { postId, savedAt, collection, note, reminders } = bookmark
      const price = priceWhenSaved({ bookmark, post })
      return {
        postId,
        savedAt: iso(savedAt),
        priceWhenSaved: price === undefined ? null : toMajorUnits(price),
        paid: post?.type === 'product' ? paidSinceSaved({ bookmark, post }) : null,
        collection: collection ?? defaultCollection,
        note: note ?? null,
        reminders: [...(reminders ?? usualReminders)],
        post: post === undefined ? null : cardOf(post),
        gone: gone ?? null,
      }
    }),
    total,
    collections,
  }),
})

const columns = [
  ...['saved', 'title', 'address', 'status', 'price when saved', 'price', 'currency', 'collection', 'note'],
  'reminders',
]

/** What stands in the row of a post that the member cannot see any more. */
const gone = { title: '', status: 'not there', type: null, price: null, currency: '' }

/** GET /api/bookmarks/export: a row for each. */
export const exportBookmarks = defineQuery({
  reads,
  find: (asking, request: AskedOf<typeof bookmarkReads.exportBookmarks>) =>
    find(asking, { ...request, page: 1, limit: bookmarkLimits.saved }),
  hydrate,
  permit,
  present: ({ publicUrl }, { saved, cardOf }) =>
    toCsv(
      columns,
      saved.map(({ bookmark, post }) => {
        const { postId, savedAt, collection = defaultCollection, note = '' } = bookmark
        const price = priceWhenSaved({ bookmark, post })
        const { reminders = usualReminders } = bookmark
        const { title, status, type, price: today, currency } = post === undefined ? gone : cardOf(post)
        const now = type === 'product' ? (today ?? '') : ''
        const paid = price === undefined ? '' : toMajorUnits(price)
        const address = `${publicUrl}${pagePaths.post.to(postId)}`
        return [iso(savedAt), title, address, status, paid, now, currency, collection, note, reminders.join(' ')]
      }),
    ),
})

async function latest(asking: Asking, userId: string, request: Request): Promise<Found> {
  const collection = asking.readModels.collection(bookmarks)
  const window = { skip: skipOf(request), limit: request.limit }
  const [saved, total] = await Promise.all([
    collection.find({ userId }, { sort: [['savedAt', -1]], ...window }),
    collection.count({ userId }),
  ])
  return { saved: await withPosts(asking, saved), total }
}

/** Searching and other orders need what the posts hold. */
async function chosen(asking: Asking, userId: string, request: Request): Promise<Found> {
  const found = (await allSaved(asking, userId)).filter(await narrowedTo(asking, request))
  const sorted = request.sort === undefined || request.sort === 'saved' ? found : found.toSorted(orders[request.sort])
  return { saved: pageOf(sorted, request), total: found.length }
}

function paidSinceSaved({ bookmark, post }: Saved): PaidSince | null {
  if (post === undefined) {
    return null
  }
  const { price, shippingCost = null, currency } = post
  return paidSinceThen(bookmark, { price, shippingCost, currency })
}

/** How much less one pays than when it was saved, as a share. */
function priceFall(saved: Saved): number {
  const paid = paidSinceSaved(saved)
  return paid === null || paid.then === 0 ? 0 : (paid.then - paid.now) / paid.then
}

/** What is over ends no more. */
const endOf = ({ post }: Saved): number => (post?.status === 'active' ? (post.expiresAt ?? Infinity) : Infinity)

const orders = {
  ending: (left: Saved, right: Saved) => endOf(left) - endOf(right) || 0,
  'price-change': (left: Saved, right: Saved) => priceFall(right) - priceFall(left),
  best: (left: Saved, right: Saved) => (right.post?.best ?? 0) - (left.post?.best ?? 0),
}
