import styled from '@emotion/styled'
import { countFilters } from '../../features/posts/feed-filters.ts'
import { FilterFrame } from '../shared/FilterFrame.tsx'
import type { FilterProps } from './filter-props.ts'
import { FilterCategories } from './FilterCategories.tsx'
import { FilterStores } from './FilterStores.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s6);
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Narrows the feed to categories and stores; every choice counts at once. */
export function FilterDialog({ filters, onChange }: FilterProps) {
  return (
    <FilterFrame
      description="Select categories and stores to filter your feed"
      width="wide"
      count={countFilters(filters)}
      onClear={() => {
        onChange({ categories: [], stores: [] })
      }}
    >
      <Columns>
        <FilterCategories filters={filters} onChange={onChange} />
        <FilterStores filters={filters} onChange={onChange} />
      </Columns>
    </FilterFrame>
  )
}
