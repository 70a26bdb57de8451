import { useState } from 'react'
import { toggled } from '../../features/posts/feed-filters.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FilterColumn } from './FilterColumn.tsx'
import type { FilterProps } from './filter-props.ts'

/** The stores of the filter, found by the server. */
export function FilterStores({ filters, onChange }: FilterProps) {
  const [words, setWords] = useState('')
  const search = useDebounced(words.trim())
  const { data, isError, refetch, hasNextPage, fetchNextPage } = storesApi.useListStoresInfiniteQuery({ search })
  const stores = data?.pages.flatMap((page) => page.stores) ?? []
  return (
    <FilterColumn title="Stores" placeholder="Search stores..." words={words} onWords={setWords} count={stores.length}>
      {data === undefined && !isError && <StoreSkeletons />}
      {data === undefined && isError && <ErrorState text="Failed to fetch stores" onRetry={() => void refetch()} />}
      {data !== undefined && stores.length === 0 && <p className="muted">No results found</p>}
      {stores.map(({ name, slug }) => (
        <Checkbox
          key={slug}
          label={name}
          checked={filters.stores.includes(slug)}
          onChange={() => {
            onChange({ stores: toggled(filters.stores, slug) })
          }}
        />
      ))}
      {hasNextPage && (
        <Button size="sm" variant="quiet" onClick={() => void fetchNextPage()}>
          More stores
        </Button>
      )}
    </FilterColumn>
  )
}

function StoreSkeletons() {
  return Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height="2.25rem" />)
}
