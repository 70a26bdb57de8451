import {
  bookmarkLimits,
  canRead,
  defaultCollection,
  type AskedOf,
  type bookmarkReads,
  type PostStatus,
} from '@deals/events'
import { bookmarks, posts, type BookmarkDoc, type PostDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { withMerged } from '../stores/merged-stores.hydrator.ts'

/** What saved posts are narrowed by. */
export type Narrowing = AskedOf<typeof bookmarkReads.countBookmarkFacets>

export interface Saved {
  bookmark: BookmarkDoc
  post: PostDoc | undefined
}

/** The price of a saved post then, if that is an amount of its currency of today. */
export const priceWhenSaved = ({ bookmark: { price, currency }, post }: Saved): number | undefined =>
  post === undefined || post.currency === currency ? price : undefined

export async function withPosts({ readModels }: Asking, saved: readonly BookmarkDoc[]): Promise<Saved[]> {
  const about = await readModels.collection(posts).many(saved.map(({ postId }) => String(postId)))
  return saved.map((bookmark) => ({ bookmark, post: about.get(String(bookmark.postId)) }))
}

/** All that a member saved, the latest first; nobody saves more than fits in memory. */
export async function allSaved(asking: Asking, userId: string): Promise<Saved[]> {
  const collection = asking.readModels.collection(bookmarks)
  return withPosts(asking, await collection.find({ userId }, { sort: [['savedAt', -1]], limit: bookmarkLimits.saved }))
}

/** Of a post that is gone or held only the line remains. */
export const shownPost = ({ viewer }: Asking, post: PostDoc | undefined): PostDoc | undefined =>
  post !== undefined && post.status !== 'deleted' && canRead(viewer, post) ? post : undefined

/** What a member may know of it: that it is gone, but not how it is held. */
export const statusOf = (asking: Asking, post: PostDoc | undefined): PostStatus | undefined =>
  post?.status === 'deleted' ? post.status : shownPost(asking, post)?.status

/** Which saved posts are asked for; what is known of one that is gone is where it was put and that it is gone. */
export async function narrowedTo(asking: Asking, request: Narrowing): Promise<(saved: Saved) => boolean> {
  const { q, collection, status, types, categories } = request
  const stores = await withMerged(asking, request.stores)
  const words = q.toLowerCase()
  const isAmong = <T>(chosen: readonly T[], value: T | undefined) =>
    chosen.length === 0 || (value !== undefined && chosen.includes(value))
  const asksOfPost = words !== '' || [types, categories, stores].some((chosen) => chosen.length > 0)
  return ({ bookmark, post }) => {
    const shown = shownPost(asking, post)
    const isInCollection = isAmong(collection === '' ? [] : [collection], bookmark.collection ?? defaultCollection)
    if (!isInCollection || !isAmong(status, statusOf(asking, post))) {
      return false
    }
    return shown === undefined
      ? !asksOfPost
      : isAmong(types, shown.type) &&
          isAmong(categories, shown.categorySlug) &&
          isAmong(stores, shown.storeSlug) &&
          (words === '' || `${shown.title} ${shown.storeSlug ?? ''}`.toLowerCase().includes(words))
  }
}

/** Whether nothing narrows the list. */
export const isWhole = ({ q, collection, ...lists }: Narrowing): boolean =>
  q === '' &&
  collection === '' &&
  [lists.status, lists.types, lists.categories, lists.stores].every((chosen) => chosen.length === 0)
