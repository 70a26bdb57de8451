import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { readingOf } from '../../features/preferences/preferred.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { Select } from '../../ui/Select.tsx'
import { ChosenFacets } from '../shared/ChosenFacets.tsx'
import { FacetBar } from '../shared/FacetBar.tsx'
import { FollowMenu } from '../shared/FollowMenu.tsx'
import { useFacets } from '../shared/use-facets.ts'
import { useParam } from '../shared/use-param.ts'
import { searchFields } from './search-fields.ts'
import { searchFilters, searchOrders, wordsFrom } from './search-request.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s4);
  & span > select {
    max-width: 10.5rem;
  }
  & > :last-child {
    margin-left: auto;
  }
`

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
      <Row {...turning}>
        <FacetBar fields={fields} />
        <FollowMenu path="/search" query={`?q=${encodeURIComponent(wordsFrom(params))}`} />
        <Select<string>
          label="Sort by"
          value={searchOrders.find(({ value }) => value === sort)?.value ?? 'relevance'}
          options={searchOrders}
          onChange={(order) => {
            setSort(order === 'relevance' ? null : order)
          }}
        />
      </Row>
      <ChosenFacets fields={fields} />
    </>
  )
}
