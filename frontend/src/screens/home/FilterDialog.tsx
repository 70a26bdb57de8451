import { countFilters } from '../../features/posts/feed-filters.ts'
import { contentOnDemand } from '../../ui/popups/on-demand.ts'
import { FilterFrame } from '../shared/FilterFrame.tsx'
import type { FilterProps } from './filter-props.ts'

const columns = contentOnDemand(async () => (await import('./FilterColumns.tsx')).FilterColumns)

/** Narrows the feed to categories and stores; every choice counts at once. */
export function FilterDialog({ filters, onChange }: FilterProps) {
  return (
    <FilterFrame
      description="Select categories and stores to filter your feed"
      width="wide"
      fetchContent={columns.fetch}
      count={countFilters(filters)}
      onClear={() => {
        onChange({ categories: [], stores: [] })
      }}
    >
      <columns.Content filters={filters} onChange={onChange} />
    </FilterFrame>
  )
}
