import { useSearchParams } from 'react-router-dom'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { routes } from '../../lib/routes.ts'
import { ChipLink } from '../../ui/Chip.tsx'
import { ChipRow } from '../shared/ChipRow.tsx'
import { DealFeed } from '../shared/DealFeed.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { useFeed } from '../shared/use-feed.ts'
import { UnreadFilters } from '../addresses/UnreadFilters.tsx'
import { enoughForToday, periodFrom, periods, popularRequest, type Period } from '../addresses/popular-request.ts'

/** What is liked most, of today where there is enough of it. */
export function PopularScreen() {
  const [params] = useSearchParams()
  const asked = periodFrom(params)
  return (
    <div className="wrap" css={plainPage}>
      {asked === undefined ? <PopularToday /> : <PopularIn period={asked} />}
    </div>
  )
}

function PopularToday() {
  const [currency] = useCurrency()
  const { data } = useFeed(popularRequest(currency, '1d'))
  const today = data?.pages[0]?.total
  const isWidened = today !== undefined && today < enoughForToday
  return <PopularIn period={isWidened ? '1w' : '1d'} isWidened={isWidened} />
}

interface PopularInProps {
  readonly period: Period
  readonly isWidened?: boolean
}

function PopularIn({ period, isWidened = false }: PopularInProps) {
  const [currency] = useCurrency()
  const answer = useFeed(popularRequest(currency, period))
  const text = isWidened
    ? 'Today brought only a few deals so far, so this is the whole week.'
    : 'What the community likes most.'
  return (
    <>
      <PageIntro title="Popular Deals" text={text} tools={<LayoutToggle />} />
      <ChipRow role="group" aria-label="Period">
        {periods.map(({ value, label }) => (
          <ChipLink key={value} to={`${routes.popular.to()}?period=${value}`} current={value === period}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
      <UnreadFilters page="popular" />
      <DealFeed answer={answer} />
    </>
  )
}
