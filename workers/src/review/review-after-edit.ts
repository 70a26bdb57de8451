import type { PostFields, RecordedOf } from '@deals/events'

/** Fields of a post that its words are reviewed by, and those behind which something is looked at. */
const reviewedWords = ['title', 'content', 'originalPrice', 'couponCode', 'categorySlug'] as const
const reviewedSights = ['price', 'currency', 'dealUrl', 'images', 'storeSlug'] as const

/**
 * How a live post is reviewed again that a member changed: looked at anew where that matters to readers, as an end that
 * comes sooner does. Null where nobody reviews it; moderators have looked at what they change.
 */
export function reviewAfterEdit({
  data,
  meta,
}: RecordedOf<'PostEdited'>): { readonly isAnew: true; readonly isSeen: boolean } | null {
  const isChanged = (name: keyof PostFields) => data.changes[name] !== undefined
  const isSeen = !data.material && !reviewedSights.some(isChanged)
  return meta.actor.kind !== 'user' || (isSeen && !reviewedWords.some(isChanged)) ? null : { isAnew: true, isSeen }
}
