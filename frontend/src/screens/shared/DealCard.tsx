import styled from '@emotion/styled'
import { MessageCircle, MessagesSquare } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { counted, type PostCard } from '@deals/events'
import { BookmarkButton } from '../../features/bookmarks/BookmarkButton.tsx'
import { PriceBlock } from '../../features/posts/PriceBlock.tsx'
import { cardPrice } from '../../features/posts/price.ts'
import { usePostPrefetch } from '../../features/posts/use-post-prefetch.ts'
import { UpvoteButton } from '../../features/votes/UpvoteButton.tsx'
import { useKeptPart } from '../../lib/kept-part.ts'
import { formatCount } from '../../lib/money.ts'
import { routes } from '../../lib/routes.ts'
import { useShownPost } from '../../lib/shown-posts.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Card } from '../../ui/Card.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { DiscountTag } from '../../ui/DiscountTag.tsx'
import { ScoreTag } from '../../ui/ScoreTag.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { StoreMark } from '../../ui/StoreMark.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from './TimeAgo.tsx'
import { cardStyles } from './card-styles.ts'
import { CardPicture } from './CardPicture.tsx'
import { EndsSoon, PriceChanged, Upcoming } from './TimeTags.tsx'

const Root = styled(Card)(cardStyles)

interface DealCardProps {
  readonly post: PostCard
  /** Among the first of the page, whose pictures are seen at once. */
  readonly isFirst?: boolean
  /** Staff put it where it stands, which is said wherever that holds. */
  readonly isFeatured?: boolean
  readonly headingLevel?: 2 | 3
}

const knownTypes: ReadonlySet<string> = new Set(['product', 'sales', 'discussion'])

/** A post in a list: it opens as a whole, and its buttons stay buttons. */
export function DealCard({ post, isFirst = false, isFeatured = false, headingLevel = 2 }: DealCardProps) {
  return <CardFrame name="deal card" Content={CardContent} shown={{ post, isFirst, isFeatured, headingLevel }} />
}

interface CardFrameProps<Shown> {
  /** Of what is drawn once for many. */
  readonly name: string
  readonly Content: ComponentType<Shown>
  readonly shown: Shown
}

/** What is around all that a card says, whatever it says besides. */
export function CardFrame<Shown extends PartProps>(props: CardFrameProps<Shown>) {
  if (!knownTypes.has(props.shown.post.type)) {
    return (
      <Root>
        <p className="body muted">Unsupported post type</p>
      </Root>
    )
  }
  return <KnownCard {...props} />
}

function KnownCard<Shown extends PartProps>({ name, Content, shown }: CardFrameProps<Shown>) {
  const { post } = shown
  useShownPost(post.id)
  const content = useKeptPart(name, Content, shown)
  return <Root data-type={post.type} data-expired={post.status === 'expired'} data-post={post.id} {...content} />
}

interface CardContentProps extends PartProps {
  readonly isFirst: boolean
  readonly isFeatured?: boolean
  /** Was put into a list for everybody for this reader's sake. */
  readonly isMarked?: boolean
  readonly headingLevel?: 2 | 3
  /** The last line above the foot. */
  readonly children?: ReactNode
}

export function CardContent({
  post,
  isFirst,
  isFeatured = false,
  isMarked = false,
  headingLevel = 2,
  children,
}: CardContentProps) {
  const prefetch = usePostPrefetch(post.id)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <>
      {post.type === 'discussion' ? (
        <div className="save">
          <BookmarkButton post={post} />
        </div>
      ) : (
        <Photo post={post} isFirst={isFirst} isFeatured={isFeatured} isMarked={isMarked} />
      )}
      <div className="body">
        <Shop post={post} />
        <Heading className="title">
          <CardLink to={routes.post.to(post.id)} {...prefetch}>
            {post.title}
          </CardLink>
        </Heading>
        {post.type === 'discussion' ? <p className="excerpt">{post.excerpt}</p> : <Price post={post} />}
        {children}
      </div>
      <Foot post={post} />
    </>
  )
}

interface PartProps {
  readonly post: PostCard
}

function Photo({ post, isFirst, isFeatured, isMarked }: CardContentProps) {
  const { discount } = cardPrice(post)
  return (
    <div className="photo">
      <CardPicture imageUrl={post.imageUrl} isFirst={isFirst} />
      <div className="tags">
        {isFeatured && <Tag tone="epic">Featured</Tag>}
        {isMarked && <Tag tone="info">For you</Tag>}
        {post.status === 'active' ? (
          <>
            <DiscountTag percent={discount} />
            {post.priceStanding === 'lowest' && <Tag tone="good">Lowest in 90 days</Tag>}
            <PriceChanged at={post.priceChangedAt} />
            <Upcoming post={post} />
          </>
        ) : (
          <StatusTag status={post.status} />
        )}
      </div>
      <div className="save">
        <BookmarkButton post={post} />
      </div>
    </div>
  )
}

function Shop({ post }: PartProps) {
  return (
    <p className="shop">
      {post.storeSlug !== null && post.storeName !== null && (
        <Anchor to={routes.store.to(post.storeSlug)}>
          <StoreMark name={post.storeName} iconUrl={post.storeImageUrl} />
          <span>{post.storeName}</span>
        </Anchor>
      )}
      {post.type === 'discussion' && (
        <span className="kind">
          <MessagesSquare aria-hidden="true" />
          Discussion
        </span>
      )}
      {post.type === 'discussion' && post.status !== 'active' && <StatusTag status={post.status} />}
      <TimeAgo time={post.createdAt} />
    </p>
  )
}

function Price({ post }: PartProps) {
  return (
    <div className="price">
      <PriceBlock price={cardPrice(post)} />
      <span className="end">
        <EndsSoon post={post} />
        {post.score !== null && <ScoreTag score={post.score} />}
      </span>
    </div>
  )
}

function Foot({ post }: PartProps) {
  return (
    <div className="foot">
      <UpvoteButton post={post} />
      <Anchor className="by" to={routes.user.to(post.foundBy)}>
        {post.foundBy}
      </Anchor>
      <Anchor className="talk" to={routes.post.toComments(post.id)} aria-label={commentsLabel(post.commentCount)}>
        <MessageCircle aria-hidden="true" />
        {formatCount(post.commentCount)}
      </Anchor>
    </div>
  )
}

const commentsLabel = (count: number) => counted(count, 'comment')
