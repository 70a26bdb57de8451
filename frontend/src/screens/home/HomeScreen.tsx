import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { featuredApi } from '../../features/featured/featured.endpoints.ts'
import { countFilters, filtersFrom, paramsOf, type FeedFilters } from '../../features/posts/feed-filters.ts'
import { readingOf } from '../../features/preferences/preferred.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { feedFreshSeconds } from '../../lib/api.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { DealFeed } from '../shared/DealFeed.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { SortSelect } from '../shared/SortSelect.tsx'
import { useFeed } from '../shared/use-feed.ts'
import { UnreadFilters } from '../addresses/UnreadFilters.tsx'
import { CategoryChips } from './CategoryChips.tsx'
import { ChosenCard } from './ChosenCard.tsx'
import { FilterDialog } from './FilterDialog.tsx'
import { homeRequest } from './home-requests.ts'
import { HomeSidebarPlace } from './HomeSidebarPlace.tsx'

/** What the site is, in one sentence. */
export const tagline = 'Browse deals, updated continuously, curated by the community.'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  gap: var(--s8);
  padding-block: var(--s6) var(--s12);
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 767px) {
    padding-top: var(--s4);
  }
`

// Few narrow the feed to stores.
const StoreChips = lazyPart(async () => ({ default: (await import('./StoreChips.tsx')).StoreChips }))

const noFilters = { categories: [], stores: [] } as const

// Few look back.
const PastHome = lazyPart(async () => ({ default: (await import('./PastHome.tsx')).PastHome }))

/** The home page, or how it stood at a time. */
export function HomeScreen() {
  const at = useSearchParams()[0].get('at')
  return at === null ? (
    <HomeNow />
  ) : (
    <Suspense>
      <PastHome at={at} />
    </Suspense>
  )
}

/** The feed of deals, what narrows it, and two boxes beside it. */
function HomeNow() {
  const [params, setParams] = useSearchParams()
  const usual = useSelector(readingOf).sortOrder
  const filters = filtersFrom(params)
  const change = (changed: Partial<FeedFilters>) => {
    // Narrowing is no step that somebody would want to go back through, and a box that is ticked shows it at once.
    setParams(paramsOf({ ...filters, ...changed }), { replace: true, preventScrollReset: true, flushSync: true })
  }
  const clear = () => {
    change(noFilters)
  }
  return (
    <Root className="wrap">
      <section aria-label="Deals">
        <PageIntro
          title="Home"
          text={tagline}
          tools={
            <>
              <FilterDialog filters={filters} onChange={change} />
              <LayoutToggle />
              <SortSelect
                type="product"
                value={filters.sortOrder ?? usual}
                onChange={(sortOrder) => {
                  change({ sortOrder: sortOrder === usual ? null : sortOrder })
                }}
              />
            </>
          }
        />
        <CategoryChips filters={filters} />
        {filters.stores.length > 0 && (
          <Suspense>
            <StoreChips filters={filters} onChange={change} />
          </Suspense>
        )}
        <UnreadFilters page="home" />
        <HomeFeed filters={filters} onClear={clear} />
      </section>
      <HomeSidebarPlace />
    </Root>
  )
}

interface HomeFeedProps {
  readonly filters: FeedFilters
  readonly onClear: () => void
}

function HomeFeed({ filters, onClear }: HomeFeedProps) {
  const viewer = useViewer()
  const [currency] = useCurrency()
  const reading = useSelector(readingOf)
  const answer = useFeed(homeRequest(filters, { viewer, currency, reading }), feedFreshSeconds)
  const isNarrowed = countFilters(filters) > 0
  const { data: first, isLoading } = featuredApi.useListFeaturedQuery(currency, {
    skip: isNarrowed,
    refetchOnMountOrArgChange: feedFreshSeconds,
  })
  const clear = isNarrowed ? <Button onClick={onClear}>Clear Filters</Button> : undefined
  // The list waits for what stands before it: cards that are there do not move.
  const whole = isLoading ? { ...answer, data: undefined } : answer
  return (
    <DealFeed
      answer={whole}
      featured={isNarrowed ? [] : (first?.posts ?? [])}
      Chosen={ChosenCard}
      emptyAction={clear}
    />
  )
}
