import styled from '@emotion/styled'
import { ArrowBigUp, MessageCircle } from 'lucide-react'
import { counted, type PastDeal, type PostCard } from '@deals/events'
import { linkToPast } from '../../features/history/past-links.ts'
import { PriceBlock } from '../../features/posts/PriceBlock.tsx'
import { cardPrice } from '../../features/posts/price.ts'
import { hiddenScore } from '../../features/votes/displayed-score.ts'
import { useIsBefore } from '../../lib/clock.slice.ts'
import { formatCount } from '../../lib/money.ts'
import { Card } from '../../ui/Card.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { DiscountTag } from '../../ui/DiscountTag.tsx'
import { ScoreTag } from '../../ui/ScoreTag.tsx'
import { StoreMark } from '../../ui/StoreMark.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { cardStyles } from './card-styles.ts'
import { CardPicture } from './CardPicture.tsx'

const Root = styled(Card)(cardStyles)

/** Where a card of now has buttons. */
const Number = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: var(--s2) 0;
  font-weight: 700;
`

/** What members gave to it until then, where that is known. */
type Numbers = Pick<PostCard, 'votes' | 'commentCount' | 'score'>

interface PastCardProps {
  readonly post: PastDeal
  readonly numbers?: Numbers
  readonly isFeatured?: boolean
  readonly isFirst: boolean
  /** The moment at which it stood so. */
  readonly at: string
}

/** A post as a list showed it once: it leads to its page of that moment, and nothing of it can be pressed. */
export function PastCard({ post, numbers, isFeatured = false, isFirst, at }: PastCardProps) {
  return (
    <Root data-type={post.type}>
      {post.type !== 'discussion' && <Photo post={post} isFeatured={isFeatured} isFirst={isFirst} />}
      <div className="body">
        <p className="shop">
          {post.storeName !== null && (
            <>
              <StoreMark name={post.storeName} iconUrl={post.storeImageUrl} />
              <span>{post.storeName}</span>
            </>
          )}
        </p>
        <h2 className="title">
          <CardLink to={linkToPast(post.id, at)}>{post.title}</CardLink>
        </h2>
        {post.type === 'discussion' ? (
          <p className="excerpt">{post.excerpt}</p>
        ) : (
          <div className="price">
            <PriceBlock price={cardPrice(post)} />
            <span className="end">{typeof numbers?.score === 'number' && <ScoreTag score={numbers.score} />}</span>
          </div>
        )}
      </div>
      {numbers !== undefined && <Foot post={post} numbers={numbers} />}
    </Root>
  )
}

function Photo({ post, isFeatured, isFirst }: Omit<PastCardProps, 'at'>) {
  return (
    <div className="photo">
      <CardPicture imageUrl={post.imageUrl} isFirst={isFirst} />
      <div className="tags">
        {isFeatured && <Tag tone="epic">Featured</Tag>}
        <DiscountTag percent={cardPrice(post).discount} />
        {post.priceStanding === 'lowest' && <Tag tone="good">Lowest in 90 days</Tag>}
      </div>
    </div>
  )
}

interface FootProps {
  readonly post: PastDeal
  readonly numbers: Numbers
}

function Foot({ post: { foundBy, votesHiddenUntil }, numbers: { votes, commentCount } }: FootProps) {
  const isHidden = useIsBefore(votesHiddenUntil)
  return (
    <div className="foot">
      <Number>
        <ArrowBigUp aria-hidden="true" width="1em" height="1em" />
        <span aria-hidden="true">{isHidden ? hiddenScore.text : formatCount(votes)}</span>
        <VisuallyHidden>{isHidden ? hiddenScore.sentence : counted(votes, 'vote')}</VisuallyHidden>
      </Number>
      <span className="by">{foundBy}</span>
      <span className="talk">
        <MessageCircle aria-hidden="true" width="1em" height="1em" />
        <span aria-hidden="true">{formatCount(commentCount)}</span>
        <VisuallyHidden>{counted(commentCount, 'comment')}</VisuallyHidden>
      </span>
    </div>
  )
}
