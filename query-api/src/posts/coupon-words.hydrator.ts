import { couponWords, type CouponWordDoc, type PostDoc } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'

const mostWords = 2_000

/** What members say of the code that a post has now, the newest first. */
export type CouponWordsOf = (post: Pick<PostDoc, 'postId'>) => readonly CouponWordDoc[]

/** The same for a page of posts, in one read. */
export async function couponWordsOf(
  { readModels }: Pick<Asking, 'readModels'>,
  posts: readonly PostDoc[],
): Promise<CouponWordsOf> {
  const codes = new Map(posts.flatMap(({ postId, couponCode }) => (couponCode ? [[postId, couponCode] as const] : [])))
  if (codes.size === 0) {
    return () => []
  }
  const found = await readModels
    .collection(couponWords)
    .find({ postId: { $in: [...codes.keys()] } }, { sort: [['at', -1]], limit: mostWords })
  const ofCode = found.filter(({ postId, code }) => codes.get(postId) === code)
  return (post) => ofCode.filter(({ postId }) => postId === post.postId)
}
