import { Suspense } from 'react'
import { ExternalLink, MessageCircle } from 'lucide-react'
import { useSelector } from 'react-redux'
import { counted, type PostDetails } from '@deals/events'
import { postActionsApi } from '../../features/post-actions/post-actions.endpoints.ts'
import { BookmarkButton } from '../../features/bookmarks/BookmarkButton.tsx'
import type { SavedPost } from '../../features/bookmarks/use-bookmark.ts'
import { ScoreVerdict } from '../../features/deal-scores/ScoreVerdict.tsx'
import { AvailabilityMeter } from '../../features/post-actions/AvailabilityMeter.tsx'
import { ShareButton } from '../../features/post-actions/ShareButton.tsx'
import { PriceBlock } from '../../features/posts/PriceBlock.tsx'
import { pagePrice, type ShownPrice } from '../../features/posts/price.ts'
import type { VotedPost } from '../../features/votes/use-vote.ts'
import { VoteButtons } from '../../features/votes/VoteButtons.tsx'
import { readingOf } from '../../features/preferences/preferred.ts'
import { useKeptPart } from '../../lib/kept-part.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { routes } from '../../lib/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { DiscountTag } from '../../ui/DiscountTag.tsx'
import { FoundBy } from './FoundBy.tsx'
import { PostBanner } from './PostBanner.tsx'
import { PostChips } from './PostChips.tsx'
import { shippingText } from './PostInfo.tsx'
import { DealRow, Price, Purchase, Row } from './post-styles.ts'
import { PriceMemoryLine } from './PriceMemoryLine.tsx'

// Most deals have no code.
const PostCoupon = lazyPart(async () => ({ default: (await import('./PostCoupon.tsx')).PostCoupon }))

/** Few posts have any. */
const OutdatedVotes = lazyPart(async () => ({
  default: (await import('../../features/votes/OutdatedVotes.tsx')).OutdatedVotes,
}))

interface PurchaseColumnProps {
  readonly post: PostDetails
  /** Shown before it is posted: nothing can be saved, shared or voted on. */
  readonly isPreview?: boolean
}

/** What the deal is, what it costs, where to get it, and what others make of it. */
export function PurchaseColumn({ post, isPreview = false }: PurchaseColumnProps) {
  const isPublic = post.status === 'active' || post.status === 'expired'
  return (
    <Purchase>
      <PostChips post={post} isPreview={isPreview} />
      {!isPreview && <PostBanner post={post} />}
      <h1>{post.title}</h1>
      <PostPrice post={post} />
      {post.couponCode !== null && (
        <Suspense>
          <PostCoupon post={post} code={post.couponCode} />
        </Suspense>
      )}
      <GetDeal post={post} showsVotes={isPublic && !isPreview} />
      {isPublic && post.outdatedVotes !== null && (
        <Suspense>
          <OutdatedVotes post={post} votes={post.outdatedVotes} />
        </Suspense>
      )}
      <Keeping post={post} isPreview={isPreview} />
      {post.score !== null && !isPreview && <ScoreVerdict postId={post.id} score={post.score} />}
      {isPublic && !isPreview && post.type !== 'discussion' && (
        <AvailabilityMeter postId={post.id} meter={post.meter} />
      )}
      <FoundBy post={post} />
    </Purchase>
  )
}

function PostPrice({ post }: { readonly post: PostDetails }) {
  const price = pagePrice(post)
  const isOver = post.status === 'expired'
  const shipping = post.shippingCost === null || post.shippingCost === 0 ? null : shippingText(post)
  const content = useKeptPart('price of a post', PriceAndDiscount, { price, shipping, note: post.priceNote, isOver })
  if (price.text === null) {
    return null
  }
  return (
    <>
      <Price {...content} />
      <PriceMemoryLine post={post} />
    </>
  )
}

interface PriceParts {
  readonly price: ShownPrice
  /** What is paid besides; null where that is nothing, or nobody said. */
  readonly shipping: string | null
  /** How often it is paid, or what one of several costs. */
  readonly note: string | undefined
  readonly isOver: boolean
}

function PriceAndDiscount({ price, shipping, note, isOver }: PriceParts) {
  return (
    <>
      <PriceBlock price={price} size="lg" />
      {!isOver && <DiscountTag percent={price.discount} size="lg" />}
      {shipping !== null && <span>+ {shipping} shipping</span>}
      {note !== undefined && <span>{note}</span>}
    </>
  )
}

/** Opens a link in a tab behind. */
const middleButton = 1

interface GetDealProps {
  readonly post: VotedPost & Pick<PostDetails, 'dealUrl' | 'status'>
  readonly showsVotes: boolean
  /** The shop opens beside this page. */
  readonly newTab: boolean
}

function GetDeal({ post, showsVotes }: Omit<GetDealProps, 'newTab'>) {
  const { newTab } = useSelector(readingOf)
  const { id, dealUrl, status, votes, votesHiddenUntil, userVote, voteAggregatedAt, userVoteUpdatedAt } = post
  const shown = { id, dealUrl, status, votes, votesHiddenUntil, userVote, voteAggregatedAt, userVoteUpdatedAt }
  const content = useKeptPart('get deal', DealAndVotes, { post: shown, showsVotes, newTab })
  return dealUrl === null && !showsVotes ? null : <DealRow data-foot="if-short" {...content} />
}

function DealAndVotes({ post, showsVotes, newTab }: GetDealProps) {
  const [visitDeal] = postActionsApi.useVisitDealMutation()
  // A click that could not be counted is nothing to its reader; one in a preview is none.
  const count = () => void (showsVotes && visitDeal(post.id))
  return (
    <>
      {post.dealUrl !== null && (
        <ButtonLink
          to={post.dealUrl}
          newTab={newTab}
          rel="noopener nofollow ugc"
          variant={post.status === 'expired' ? 'default' : 'primary'}
          size="lg"
          onClick={count}
          onAuxClick={({ button }) => button === middleButton && count()}
        >
          Get Deal
          <ExternalLink aria-hidden="true" />
        </ButtonLink>
      )}
      {showsVotes && <VoteButtons post={post} />}
    </>
  )
}

interface KeepingProps {
  readonly post: SavedPost & Pick<PostDetails, 'commentCount'>
  readonly isPreview: boolean
}

/** Saving, sharing, and the way to the comments. */
function Keeping({ post: { id, isBookmarked, commentCount }, isPreview }: KeepingProps) {
  const post = { id, isBookmarked, commentCount }
  return <Row {...useKeptPart('keeping a post', KeepingButtons, { post, isPreview })} />
}

function KeepingButtons({ post, isPreview }: KeepingProps) {
  return (
    <>
      <BookmarkButton post={post} shape="word" disabled={isPreview} />
      <ShareButton path={routes.post.to(post.id)} disabled={isPreview} />
      {!isPreview && <CommentsLink count={post.commentCount} />}
    </>
  )
}

function CommentsLink({ count }: { readonly count: number }) {
  return (
    <ButtonLink
      to="#comments-section"
      onClick={(event) => {
        const section = document.getElementById('comments-section')
        if (section !== null) {
          event.preventDefault()
          section.scrollIntoView({ behavior: 'smooth' })
          section.focus({ preventScroll: true })
        }
      }}
    >
      <MessageCircle aria-hidden="true" />
      {counted(count, 'comment')}
    </ButtonLink>
  )
}
