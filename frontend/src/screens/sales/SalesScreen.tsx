import { useSearchParams } from 'react-router-dom'
import { sortOrderFrom } from '../../features/posts/sort-options.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { routes } from '../../lib/routes.ts'
import { ChipLink } from '../../ui/Chip.tsx'
import { ChipRow } from '../shared/ChipRow.tsx'
import { DealFeed } from '../shared/DealFeed.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { SortSelect } from '../shared/SortSelect.tsx'
import { useFeed } from '../shared/use-feed.ts'
import { useParam } from '../shared/use-param.ts'
import { withParam } from '../shared/with-param.ts'
import { UnreadFilters } from '../addresses/UnreadFilters.tsx'
import { isEndingSoon, salesRequest } from './sales-request.ts'

/** Sales of whole shops and brands. */
export function SalesScreen() {
  const [params] = useSearchParams()
  const [sort, setSort] = useParam('sort')
  const [currency] = useCurrency()
  const answer = useFeed(salesRequest(currency, params))
  const endingSoon = isEndingSoon(params)
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro
        title="Sales"
        text="Sales of whole shops and brands."
        tools={
          <>
            <LayoutToggle />
            {!endingSoon && <SortSelect type="sales" value={sortOrderFrom(sort, 'sales')} onChange={setSort} />}
          </>
        }
      />
      <ChipRow role="group" aria-label="Which sales">
        <ChipLink to={`${routes.sales.to()}${withParam(params, 'ending', null)}`} current={!endingSoon}>
          All
        </ChipLink>
        <ChipLink to={`${routes.sales.to()}${withParam(params, 'ending', 'soon')}`} current={endingSoon}>
          Ending soon
        </ChipLink>
      </ChipRow>
      <UnreadFilters page="sales" />
      <DealFeed answer={answer} />
    </div>
  )
}
