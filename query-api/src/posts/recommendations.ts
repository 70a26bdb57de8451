import type { PostDoc, Filter } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'
import { affinityOf, likingOf } from './affinity.ts'
import { findListed } from './find-listed.ts'
import { viewerInteractions } from './viewer-interactions.ts'

/** Where recommended posts stand on the first page, counted from 1. */
const recommendedPlaces = [4, 10, 16] as const
const candidates = 200
/** Many like the same; what each of them knows already is left out afterwards. */
const likedPosts = whileUnchanged<{ docs: readonly PostDoc[] }>({ most: 20_000, sizeOf: ({ docs }) => docs.length + 1 })

/** Up to three posts of categories that the viewer saved or voted up, which the page itself does not hold. */
export async function recommend(
  asking: Asking,
  { filter, page }: { filter: Filter; page: readonly PostDoc[] },
): Promise<PostDoc[]> {
  const { interactions, known } = await viewerInteractions(asking)
  const affinity = affinityOf(interactions, asking.now)
  if (affinity.categories.size === 0) {
    return []
  }
  const onPage = new Set(page.map(({ postId }) => postId))
  const liked = { $and: [filter, { categorySlug: { $in: [...affinity.categories.keys()] } }], status: 'active' }
  const { readModels, now } = asking
  const { docs: found } = await likedPosts({ readModels, now, key: JSON.stringify(liked) }, async () => ({
    docs: await findListed(asking, { filter: liked, order: 'best' }, { skip: 0, limit: candidates }),
  }))
  return found
    .filter(({ postId, authorId }) => !onPage.has(postId) && !known.has(postId) && authorId !== asking.viewer?.id)
    .sort((left, right) => likingOf(right, affinity) - likingOf(left, affinity) || right.postId - left.postId)
    .slice(0, recommendedPlaces.length)
}

/** Puts the recommended posts at their places; a page that is too short holds fewer. */
export function withRecommended<T>(page: readonly T[], recommended: readonly T[]): T[] {
  return recommendedPlaces.reduce<T[]>(
    (list, place, at) => {
      const post = recommended[at]
      return post === undefined || list.length < place - 1 ? list : list.toSpliced(place - 1, 0, post)
    },
    [...page],
  )
}
