import { longestPostWay, canRead, type Viewer } from '@deals/events'
import { posts, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { documentsWhileUnchanged } from '../platform/each-while-unchanged.ts'
import type { Asking, Looking } from '../platform/ports.ts'
import { notFound, underReview, type QueryRefusal } from '../platform/refusals.ts'

/** Posts by their ids: the questions of one page are about the same ones. */
export const postsKept = documentsWhileUnchanged(posts, { most: 2_000 })

/** The id in an address, or null when no post can have it. */
export function readPostId(text: string): number | null {
  const id = Number(text)
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(id) ? id : null
}

/** A post that exists, whoever may read it. */
export async function findPost(
  { readModels }: Pick<Looking, 'readModels'>,
  idText: string,
): Promise<PostDoc | QueryRefusal> {
  const id = readPostId(idText)
  return (id === null ? undefined : await keptPost(readModels, id)) ?? notFound('Post')
}

const keptPost = async (readModels: ReadModels, id: number): Promise<PostDoc | undefined> =>
  (await postsKept(readModels, [String(id)])).get(String(id))

/** Why somebody may not read a post, or null: a post that was public once says that it is under review. */
export function refuseReading(viewer: Viewer | null, post: PostDoc): QueryRefusal | null {
  if (canRead(viewer, post)) {
    return null
  }
  return post.status !== 'deleted' && post.everActive ? underReview : notFound('Post')
}

export async function findReadablePost(asking: Looking, idText: string): Promise<PostDoc | QueryRefusal> {
  const post = await findPost(asking, idText)
  return 'refused' in post ? post : (refuseReading(asking.viewer, post) ?? post)
}

/** Where a merged post leads in the end, through all that were merged further; null for one that leads nowhere. */
export async function endOfWay({ readModels }: Asking, post: PostDoc): Promise<number | null> {
  let end = post.mergedInto ?? null
  for (let steps = 0; end !== null && steps < longestPostWay; steps += 1) {
    const further = await keptPost(readModels, end)
    if (further?.mergedInto === undefined) {
      return end
    }
    end = further.mergedInto
  }
  return null
}
