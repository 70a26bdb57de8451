import { LRUCache } from 'lru-cache'
import { posts, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import type { Window } from './find-listed.ts'

/** Which posts stood on the pages of a list that somebody scrolls through. */
type Pages = Map<number, readonly number[]>

const mostLists = 1_000
/** How far posts may have moved since the page before; beyond it one may be met again. */
const slack = 50
const lists = new WeakMap<ReadModels, LRUCache<string, Pages>>()

interface Scrolling {
  /** Names the list, its viewer, and the position that its first page was read at. */
  key: string
  page: number
  limit: number
}

function pagesOf({ readModels }: Asking, key: string): Pages {
  const kept = lists.get(readModels) ?? new LRUCache<string, Pages>({ max: mostLists })
  lists.set(readModels, kept)
  const pages: Pages = kept.get(key) ?? new Map<number, readonly number[]>()
  kept.set(key, pages)
  return pages
}

/** Remembers what the first page held. */
export function beginScroll(asking: Asking, key: string, postIds: readonly number[]): void {
  pagesOf(asking, key).set(1, postIds)
}

/** A later page that neither repeats a post of the earlier ones nor leaves one out that moved up meanwhile. */
export async function nextPage(
  asking: Asking,
  { key, page, limit }: Scrolling,
  find: (window: Window) => Promise<PostDoc[]>,
): Promise<PostDoc[]> {
  const pages = pagesOf(asking, key)
  const kept = pages.get(page)
  if (kept !== undefined) {
    const found = await asking.readModels.collection(posts).many(kept.map(String))
    return kept.flatMap((postId) => found.get(String(postId)) ?? [])
  }
  const given = new Set([...pages].flatMap(([number, ids]) => (number < page ? ids : [])))
  const start = (page - 1) * limit
  const before = given.size === 0 ? 0 : Math.min(slack, start)
  const found = await find({ skip: start - before, limit: before + limit + (given.size === 0 ? 0 : slack) })
  const docs = found.filter(({ postId }) => !given.has(postId)).slice(0, limit)
  pages.set(
    page,
    docs.map(({ postId }) => postId),
  )
  return docs
}
