import { findCategory, type PostDetails } from '@deals/events'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { useIsMuted } from '../../features/preferences/use-is-muted.ts'
import { postListFreshSeconds } from '../../lib/api.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { DealCard } from '../shared/DealCard.tsx'
import { moreDealsRequest } from './more-deals-request.ts'

type MoreDealsProps = Pick<PostDetails, 'id' | 'categorySlug'>

/** The most popular deals of the week in the same category; nothing where there are none. */
export function MoreDeals({ id, categorySlug }: MoreDealsProps) {
  const request = moreDealsRequest({ id, categorySlug })
  const { data } = postsApi.useListPostsQuery(request, { refetchOnMountOrArgChange: postListFreshSeconds })
  const isMuted = useIsMuted()
  const posts = (data?.posts ?? []).filter((other) => !isMuted(other))
  const category = findCategory(categorySlug)
  if (posts.length === 0 || category === undefined) {
    return null
  }
  return (
    <div css={{ marginTop: 'var(--s10)' }}>
      <Carousel
        title={`More ${category.name} Deals`}
        items={posts.map((other) => ({
          key: String(other.id),
          content: <DealCard post={other} headingLevel={3} />,
        }))}
      />
    </div>
  )
}
