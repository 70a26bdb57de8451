import styled from '@emotion/styled'
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

/** What the feed can be narrowed to. */
export const FilterColumns = (props: FilterProps) => (
  <Columns>
    <FilterCategories {...props} />
    <FilterStores {...props} />
  </Columns>
)
