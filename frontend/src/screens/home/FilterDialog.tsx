import styled from '@emotion/styled'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { countFilters } from '../../features/posts/feed-filters.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
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
  const [isOpen, setIsOpen] = useState(false)
  const count = countFilters(filters)
  return (
    <Dialog
      title="Filter Deals"
      description="Select categories and stores to filter your feed"
      width="wide"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<FilterButton count={count} />}
      footer={
        <>
          {count > 0 && (
            <Button
              onClick={() => {
                onChange({ categories: [], stores: [] })
              }}
            >
              Clear Filters ({count})
            </Button>
          )}
          <Button
            variant="primary"
            onClick={() => {
              setIsOpen(false)
            }}
          >
            Show deals
          </Button>
        </>
      }
    >
      <Columns>
        <FilterCategories filters={filters} onChange={onChange} />
        <FilterStores filters={filters} onChange={onChange} />
      </Columns>
    </Dialog>
  )
}

/** The dialog gives its trigger a ref and what a press does. */
function FilterButton({ count, ...trigger }: { readonly count: number }) {
  return (
    <Button aria-label="Filter deals" aria-description={`${count} selected`} {...trigger}>
      <SlidersHorizontal aria-hidden="true" />
      Filter
      <Badge count={count} />
    </Button>
  )
}
