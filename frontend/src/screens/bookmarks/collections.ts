import { defaultCollection } from '@deals/events'
import type { BookmarkList } from '@deals/events'

/** The collections that an answer tells of; where everything is that was put nowhere comes first. */
export function collectionsIn(data: { readonly pages: readonly BookmarkList[] } | undefined): readonly string[] {
  const told = data?.pages[0]?.collections ?? []
  return [defaultCollection, ...told.filter((name) => name !== defaultCollection)]
}
