import type { DealEvidence } from '@deals/events'
import type { PostTask, WorkContext } from '../platform/work.ts'

/** Of the posts of a shelf that are most alike by their titles; which of them can be compared is for the scorer to tell. */
const mostComparables = 100

/** What the rubric looks at, or why there is nothing to look at. */
export async function evidenceFor(
  { queries, clock }: WorkContext,
  task: Pick<PostTask, 'postId' | 'position'>,
): Promise<DealEvidence | string> {
  const { postId, position: minPosition } = task
  const post = await queries.post({ postId, minPosition })
  if (post === null) {
    return 'The post is not there any more.'
  }
  const { type, price, storeSlug } = post
  if (type !== 'product' || price === null) {
    return 'Only products with a price can be scored.'
  }
  const [comparables, history, store, said] = await Promise.all([
    queries.comparables({ postId, limit: mostComparables, minPosition }),
    queries.knownPrices({ postId, minPosition }),
    storeSlug === null ? null : queries.storeRecord({ storeSlug }),
    queries.availability({ postId, minPosition }),
  ])
  const page = post.reviewed?.seen?.page
  const seen = page?.outcome === 'read' ? { page } : {}
  return { post: judgedOf({ ...post, price }), comparables, history, store, said, ...seen, now: clock.now() }
}

/** What is judged of a post: neither who wrote it nor how it stands in the site. */
function judgedOf(post: DealEvidence['post']): DealEvidence['post'] {
  const { postId, title, content, price, originalPrice, currency, categorySlug } = post
  const { storeSlug, dealUrl, availability, shippingCost, images, couponCode } = post
  return {
    postId,
    title,
    content,
    price,
    originalPrice,
    currency,
    categorySlug,
    storeSlug,
    dealUrl,
    availability,
    shippingCost,
    images,
    couponCode,
  }
}
