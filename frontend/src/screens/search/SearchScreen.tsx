import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { counted } from '@deals/events'
import { CreateAlertLink } from '../../features/deal-alerts/CreateAlertLink.tsx'
import { alertFromSearch } from '../../features/deal-alerts/search-to-alert.ts'
import { readingOf } from '../../features/preferences/preferred.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { drawnAhead, lazyPart } from '../../lib/lazy-part.ts'
import { chosenFacets } from '../shared/chosen-facets.ts'
import { DealFeed } from '../shared/DealFeed.tsx'
import type { FeedAnswer } from '../shared/feed-answer.ts'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { priceRangeFrom } from '../shared/price-range.ts'
import { SearchBox } from '../shared/SearchBox.tsx'
import { typeFrom } from '../shared/type-chips.ts'
import { useFeed } from '../shared/use-feed.ts'
import { FoundCard } from './FoundCard.tsx'
import { rememberSearch } from './recent-searches.ts'
import { mayBeMisspelt, searchRequest, subCategoryFrom, wordsFrom } from './search-request.ts'

const SearchFacets = drawnAhead(async () => ({ default: (await import('./SearchFacets.tsx')).SearchFacets }), '3.5rem')
// Most come here with words, so what stands here without them is no part of the first load.
const BlankSearch = lazyPart(async () => ({ default: (await import('./BlankSearch.tsx')).BlankSearch }))
// Few find little or nothing.
const OtherSpellings = drawnAhead(
  async () => ({ default: (await import('./OtherSpellings.tsx')).OtherSpellings }),
  'calc(1.5em + 2 * var(--s3))',
)
const SearchSuggestions = drawnAhead(async () => ({
  default: (await import('./SearchSuggestions.tsx')).SearchSuggestions,
}))

/** What was found for the words of the address. */
export function SearchScreen() {
  const [params] = useSearchParams()
  const words = wordsFrom(params)
  return (
    <div className="wrap" css={plainPage}>
      {words === '' ? (
        <>
          <PageIntro title="Search" />
          <div css={{ maxWidth: '36rem', marginBottom: 'var(--s6)' }}>
            <SearchBox label="Search all deals" />
          </div>
          <BlankSearch />
        </>
      ) : (
        <FoundDeals words={words} />
      )}
    </div>
  )
}

function FoundDeals({ words }: { readonly words: string }) {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const answer = useFeed(searchRequest(params, { currency, reading: useSelector(readingOf) }))
  useEffect(() => {
    rememberSearch(words)
  }, [words])
  return (
    <>
      <PageIntro
        title={`Results for '${words}'`}
        text={foundText(answer)}
        tools={
          <>
            <CreateAlertLink
              prefill={alertFromSearch({
                words,
                category: params.get('category'),
                type: typeFrom(params),
                subCategory: subCategoryFrom(params),
                price: priceRangeFrom(params),
                chosen: chosenFacets(params),
              })}
            >
              Create alert from this search
            </CreateAlertLink>
            <LayoutToggle />
          </>
        }
      />
      <SearchFacets />
      {mayBeMisspelt(words, answer.data) && <OtherSpellings words={words} />}
      <DealFeed
        answer={answer}
        {...(params.has('sort') ? {} : { Chosen: FoundCard, reasons: noReasons })}
        emptyText={`No results for '${words}'`}
        emptyAction={<SearchSuggestions words={words} />}
      />
    </>
  )
}

/** Each card tells its own when it is asked. */
const noReasons = {}

function foundText({ data }: FeedAnswer): string {
  const first = data?.pages[0]
  if (first === undefined) {
    return 'Searching…'
  }
  const found = counted(first.total, 'post')
  return first.isWhole === false ? `The newest ${found}` : found
}
