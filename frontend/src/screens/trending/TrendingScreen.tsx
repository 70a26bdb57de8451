import { useSearchParams } from 'react-router-dom'
import type { Currency, PostType } from '@deals/events'
import type { PostListRequest } from '../../features/posts/post-list-request.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { DealFeed } from '../shared/DealFeed.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { typeFrom } from '../shared/type-chips.ts'
import { TypeChips } from '../shared/TypeChips.tsx'
import { useFeed } from '../shared/use-feed.ts'
import { UnreadFilters } from '../addresses/UnreadFilters.tsx'

/** What came last, of every kind. */
export function TrendingScreen() {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const answer = useFeed(trendingRequest(currency, typeFrom(params)))
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro title="Recent Posts" text="The newest deals, sales and discussions." tools={<LayoutToggle />} />
      <TypeChips />
      <UnreadFilters page="trending" />
      <DealFeed answer={answer} />
    </div>
  )
}

/** The newest posts, of one kind or of all. */
export function trendingRequest(currency: Currency, type: PostType | null): PostListRequest {
  return { currency, sortOrder: 'newest', ...(type === null ? {} : { types: [type] }) }
}
