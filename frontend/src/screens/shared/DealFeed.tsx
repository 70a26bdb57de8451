import { PackageOpen } from 'lucide-react'
import { Suspense, useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import type { Layout, PostCard } from '@deals/events'
import { postsOf } from '../../features/posts/posts.endpoints.ts'
import { mutedOf } from '../../features/preferences/preferred.ts'
import { useLayout } from '../../features/preferences/use-preference.ts'
import { announce } from '../../lib/announce.ts'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useInfiniteScroll } from '../../lib/use-infinite-scroll.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { DealCard } from './DealCard.tsx'
import { DealFeedSkeleton } from './DealFeedSkeleton.tsx'
import { DealList } from './DealList.tsx'
import type { FeedAnswer } from './feed-answer.ts'
import { FeedEnd } from './FeedEnd.tsx'
import { firstCards } from './first-cards.ts'
import type { RecommendedCardProps } from './RecommendedCard.tsx'

interface DealFeedProps {
  readonly answer: FeedAnswer
  /** What staff put in front of all others; it stands nowhere else in the list. */
  readonly featured?: readonly PostCard[]
  readonly emptyText?: ReactNode
  /** What to do about an empty list, such as clearing the filters. */
  readonly emptyAction?: ReactNode
  /** Draws what was chosen for the reader; only pages on which such posts are bring it. */
  readonly Chosen?: ComponentType<RecommendedCardProps>
  /** Why a post is in a list that was made for the reader, by its id. */
  readonly reasons?: Readonly<Record<string, string>>
  /** Who came to this list wants to see all of it, whatever they mute. */
  readonly isWhole?: boolean
}

const SiftedCards = lazyPart(async () => ({ default: (await import('./SiftedCards.tsx')).SiftedCards }))

const none: readonly PostCard[] = []

/** Who asks too often reads for how long. */
const whyNone = ({ error }: FeedAnswer): string =>
  `Network response was not ok${statusOf(error) === 429 ? `. ${sentenceOf(error)}` : ''}`

/** Posts without end, with all that may happen instead. */
export function DealFeed({
  answer,
  featured = none,
  emptyText = 'No deals found',
  emptyAction,
  Chosen,
  reasons,
  isWhole = false,
}: DealFeedProps) {
  const [layout] = useLayout()
  const isSifted = useSelector(mutedOf) !== null && !isWhole
  const posts = postsOf([{ posts: featured }, ...(answer.data?.pages ?? [])])
  const next = () => {
    if (answer.hasNextPage && !answer.isFetchingNextPage && !answer.isFetchNextPageError) {
      answer.fetchNextPage()
    }
  }
  const sentinel = useInfiniteScroll(next, posts.length)
  if (answer.data === undefined) {
    return answer.isError ? (
      <ErrorState text={whyNone(answer)} onRetry={() => answer.refetch()} />
    ) : (
      <DealFeedSkeleton layout={layout} />
    )
  }
  if (posts.length === 0) {
    return <EmptyState icon={<PackageOpen />} text={emptyText} action={emptyAction} />
  }
  const cards = (shown: readonly PostCard[]) => (
    <Cards posts={shown} featured={featured} Chosen={Chosen} reasons={reasons} layout={layout} />
  )
  const end = <FeedEnd answer={answer} />
  return (
    <>
      {isSifted ? (
        <Suspense fallback={<DealFeedSkeleton layout={layout} />}>
          <SiftedCards posts={posts} end={end} isWhole={!answer.hasNextPage}>
            {cards}
          </SiftedCards>
        </Suspense>
      ) : (
        cards(posts)
      )}
      <div ref={sentinel} />
      {isSifted || end}
    </>
  )
}

interface CardsProps extends Pick<DealFeedProps, 'Chosen' | 'reasons'> {
  readonly posts: readonly PostCard[]
  readonly featured: readonly PostCard[]
  readonly layout: Layout
}

function Cards({ posts, featured, Chosen, reasons, layout }: CardsProps) {
  useAnnouncedGrowth(posts.length)
  return (
    <DealList data-layout={layout} data-feed="">
      {posts.map((post, index) => {
        const card = { post, isFirst: index < firstCards }
        return Chosen !== undefined && (post.isRecommended || reasons !== undefined) ? (
          <Chosen key={post.id} {...card} reason={reasons?.[post.id]} />
        ) : (
          <DealCard key={post.id} {...card} isFeatured={featured.includes(post)} />
        )
      })}
    </DealList>
  )
}

/** Tells listeners that the list has grown; its first appearance needs no words. */
function useAnnouncedGrowth(count: number) {
  const before = useRef(count)
  useEffect(() => {
    if (before.current > 0 && count > before.current) {
      announce(`${count - before.current} more deals`)
    }
    before.current = count
  }, [count])
}
