import type { AskedOf, suggestionReads } from '@deals/events'
import {
  posts,
  postSearch,
  suggestions,
  type Filter,
  type Found,
  type SuggestionDoc,
} from '@deals/projector/read-models'
import { pageOf, skipOf } from '../platform/page.ts'
import type { Asking } from '../platform/ports.ts'
import { findByName } from '../users/members.hydrator.ts'

type EditsRequest = AskedOf<typeof suggestionReads.listEdits>
export interface FoundEdits {
  readonly page: readonly Found<SuggestionDoc>[]
  readonly total: number
}

/** As many posts as a text finds, the most alike first. */
const mostFound = 500
/** Of more that wait, the oldest are looked through for a type or a category. */
const mostLookedThrough = 2_000
const oldestFirst = [['at', 1]] as const

/** Suggested edits that nobody has answered, as far as they are asked for. */
export async function findEdits(asking: Asking, request: EditsRequest): Promise<FoundEdits> {
  const waiting = asking.readModels.collection(suggestions)
  const filter = await filterOf(asking, request)
  if (filter === null) {
    return { page: [], total: 0 }
  }
  if (request.type === undefined && request.category === '') {
    const [page, total] = await Promise.all([
      waiting.find(filter, { sort: oldestFirst, limit: request.limit, skip: skipOf(request) }),
      waiting.count(filter),
    ])
    return { page, total }
  }
  const found = await waiting.find(filter, { sort: oldestFirst, limit: mostLookedThrough })
  const wanted = await ofPostsLike(asking, found, request)
  return { page: pageOf(wanted, request), total: wanted.length }
}

/** What is asked of the suggestion itself, and of the words of its post; null when nothing can fulfil it. */
async function filterOf(asking: Asking, { q, member, waiting }: EditsRequest): Promise<Filter | null> {
  const [by, hits] = await Promise.all([
    member === '' ? undefined : findByName(asking, member),
    q === '' ? undefined : asking.readModels.searchIds(postSearch, q, {}, { limit: mostFound }),
  ])
  return by === null || hits?.length === 0
    ? null
    : {
        waits: true,
        ...(by !== undefined && { userId: by.userId }),
        ...(hits !== undefined && { postId: { $in: hits.map(Number) } }),
        ...(waiting !== undefined && { at: { $lte: asking.now - waiting * 60_000 } }),
      }
}

/** Type and category are facts of the post, which may change while a suggestion waits. */
async function ofPostsLike(
  { readModels }: Asking,
  found: readonly Found<SuggestionDoc>[],
  { type, category }: EditsRequest,
): Promise<Found<SuggestionDoc>[]> {
  const about = await readModels.collection(posts).many([...new Set(found.map(({ postId }) => String(postId)))])
  return found.filter(({ postId }) => {
    const post = about.get(String(postId))
    return (
      post !== undefined && (type ?? post.type) === post.type && (category === '' || post.categorySlug === category)
    )
  })
}
