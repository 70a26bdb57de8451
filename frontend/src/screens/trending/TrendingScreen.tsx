import { useSearchParams } from 'react-router-dom'
import { useCurrency } from '../../features/preferences/use-currency.ts'
import { DealFeed } from '../shared/DealFeed.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { typeFrom } from '../shared/type-chips.ts'
import { TypeChips } from '../shared/TypeChips.tsx'
import { useFeed } from '../shared/use-feed.ts'
import { trendingRequest } from './trending-request.ts'

/** What came last, of every kind. */
export function TrendingScreen() {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const answer = useFeed(trendingRequest(currency, typeFrom(params)))
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro title="Recent Posts" text="The newest deals, sales and discussions." tools={<LayoutToggle />} />
      <TypeChips />
      <DealFeed answer={answer} />
    </div>
  )
}
