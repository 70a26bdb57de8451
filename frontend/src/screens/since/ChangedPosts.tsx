import styled from '@emotion/styled'
import { TrendingDown } from 'lucide-react'
import type { Currency, NewsList, PaidSince, PostNewsKind } from '@deals/events'
import { useLayout } from '../../features/preferences/use-preference.ts'
import { formatPrice } from '../../lib/money.ts'
import { belowCard } from '../shared/below-card.ts'
import { DealCard } from '../shared/DealCard.tsx'
import { DealList } from '../shared/DealList.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'

const Entry = styled.div`
  display: grid;
  gap: var(--s1);
  align-content: start;
  grid-template-rows: 1fr auto;
  ${belowCard}
  & > p > b {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
    color: var(--brand);
    font-weight: 600;
  }
`

/** When a post was new stands on its card. */
const happened: Readonly<Record<Exclude<PostNewsKind, 'new'>, string>> = {
  cheaper: 'Became cheaper',
  back: 'Came back',
  over: 'Ended',
}

interface ChangedPostsProps {
  readonly kind: PostNewsKind
  readonly posts: NewsList['posts']
}

/** Deals of one kind of news, each with when that was and what it cost before. */
export function ChangedPosts({ kind, posts }: ChangedPostsProps) {
  const [layout] = useLayout()
  return (
    <DealList data-layout={layout}>
      {posts.map(({ post, at, paid = null }, place) => (
        <Entry key={post.id}>
          <DealCard post={post} isFirst={place < 4} />
          {kind !== 'new' && (
            <p>
              <span>
                {happened[kind]} <TimeAgo time={at} />
              </span>
              {paid !== null && (
                <b>
                  <TrendingDown aria-hidden="true" />
                  {paidThen(paid, post.currency)}
                </b>
              )}
            </p>
          )}
        </Entry>
      ))}
    </DealList>
  )
}

/** The card tells the price of today, but nothing of shipping. */
const paidThen = ({ then, now, withShipping }: PaidSince, currency: Currency): string =>
  withShipping
    ? `${formatPrice(then, currency)} with shipping at your last visit, now ${formatPrice(now, currency)}`
    : `${formatPrice(then, currency)} at your last visit`
