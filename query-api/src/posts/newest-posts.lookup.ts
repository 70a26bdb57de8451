import { readSearch } from '@deals/events'
import type { Filter, PostDoc } from '@deals/projector/read-models'
import type { LookingNow } from '../platform/ports.ts'
import type { Remembering } from '../platform/remembered.ts'
import { findListed, type Window } from './find-listed.ts'
import { searchPosts } from './search-posts.ts'

interface NewestAsked {
  filter: Filter
  /** Words and operators of a search; without any of them nothing is found, and undefined asks for no search. */
  words: string | undefined
}

/** Posts of a filter and perhaps of a search, the newest first. */
export async function newestPosts(
  asking: LookingNow & Remembering,
  { filter, words }: NewestAsked,
  window: Window,
): Promise<PostDoc[]> {
  if (words === undefined) {
    return findListed(asking, { filter, order: 'newest' }, window)
  }
  if (words === '') {
    return []
  }
  const search = { ...readSearch(words), minDiscount: 0, startsAfter: null }
  const { docs } = await searchPosts(asking, { search, filter, order: 'newest' }, window)
  return docs
}
