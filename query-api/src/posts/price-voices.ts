import { keptAuthorId } from '@deals/events'
import type { PostDoc } from '@deals/projector/read-models'

type Told = Pick<PostDoc, 'postId' | 'authorId'>
type Poster = Pick<PostDoc, 'authorId' | 'affiliated' | 'storeSlug'>

/** Whether two posts are the word of one: of the same member, or of two who say that they belong to the store of both. */
export function isOneWord(post: Poster, other: Poster): boolean {
  const isOneStore = post.storeSlug !== undefined && post.storeSlug === other.storeSlug
  return post.authorId === other.authorId || (isOneStore && post.affiliated && other.affiliated)
}

/** Posts with one voice are told by one member: it is the number of the first of them, and says nothing else of who that is. */
export function voicesOf(told: readonly Told[]): (post: Told) => number {
  const first = new Map<string, number>()
  for (const { postId, authorId } of told) {
    first.set(authorId, Math.min(postId, first.get(authorId) ?? postId))
  }
  // Those who left have one name for all of them.
  return ({ postId, authorId }) => (authorId === keptAuthorId ? postId : (first.get(authorId) ?? postId))
}
