import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { readingOf } from '../../features/preferences/preferred.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { Select } from '../../ui/Select.tsx'
import { ChosenFacets } from '../shared/ChosenFacets.tsx'
import { FacetBar } from '../shared/FacetBar.tsx'
import { FacetRow } from '../shared/facet-row.ts'
import { FollowMenu } from '../shared/FollowMenu.tsx'
import { useFacets } from '../shared/use-facets.ts'
import { useParam } from '../shared/use-param.ts'
import { UnreadFilters } from '../addresses/UnreadFilters.tsx'
import { searchFields } from './search-fields.ts'
import { searchFilters, searchOrders, wordsFrom } from './search-request.ts'

/** What narrows a search and what comes first; all of it stands in the address. */
export function SearchFacets() {
  const [params] = useSearchParams()
  const [currency] = useCurrency()
  const reading = useSelector(readingOf)
  const { facets, nameOf, turning } = useFacets(searchFilters(params, { currency, reading }))
  const [sort, setSort] = useParam('sort')
  const fields = searchFields(params, { facets, nameOf, reading })
  return (
    <>
      <FacetRow {...turning}>
        <FacetBar fields={fields} />
        <FollowMenu kind="search" value={wordsFrom(params)} />
        <Select<string>
          label="Sort by"
          value={searchOrders.find(({ value }) => value === sort)?.value ?? 'relevance'}
          options={searchOrders}
          onChange={(order) => {
            setSort(order === 'relevance' ? null : order)
          }}
        />
      </FacetRow>
      <ChosenFacets fields={fields} />
      <UnreadFilters page="search" />
    </>
  )
}
