import { bookmarks, comments, posts } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

/** Why a post matters to a member more than others do. */
export type WhyTheirs = 'own' | 'saved' | 'commented'

const mostOfEach = 200

/** The latest posts that a member wrote, saved and commented on, each with the first of these reasons. */
export async function postsOf(
  { readModels }: Pick<Asking, 'readModels'>,
  userId: string,
): Promise<Map<number, WhyTheirs>> {
  const latest = { limit: mostOfEach }
  const [own, saved, said] = await Promise.all([
    readModels.collection(posts).find({ authorId: userId }, { sort: [['createdAt', -1]], ...latest }),
    readModels.collection(bookmarks).find({ userId }, { sort: [['savedAt', -1]], ...latest }),
    readModels.collection(comments).find({ authorId: userId }, { sort: [['createdAt', -1]], ...latest }),
  ])
  const named = (docs: readonly { postId: number }[], why: WhyTheirs) =>
    docs.map(({ postId }) => [postId, why] as const)
  return new Map([...named(said, 'commented'), ...named(saved, 'saved'), ...named(own, 'own')])
}
