import { X } from 'lucide-react'
import { useEffect } from 'react'
import { toggled, type FeedFilters } from '../../features/posts/feed-filters.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { ChipButton } from '../../ui/Chip.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ChipRow } from '../shared/ChipRow.tsx'

interface StoreChipsProps {
  readonly filters: FeedFilters
  readonly onChange: (changed: Pick<FeedFilters, 'stores'>) => void
}

/** The stores that the feed is narrowed to, each with the way out. */
export function StoreChips({ filters: { stores }, onChange }: StoreChipsProps) {
  return (
    <ChipRow>
      {stores.map((slug) => (
        <StoreChip
          key={slug}
          slug={slug}
          onRemove={() => {
            onChange({ stores: toggled(stores, slug) })
          }}
          onMissing={() => {
            onChange({ stores: [] })
          }}
        />
      ))}
    </ChipRow>
  )
}

interface StoreChipProps {
  readonly slug: string
  readonly onRemove: () => void
  readonly onMissing: () => void
}

function StoreChip({ slug, onRemove, onMissing }: StoreChipProps) {
  const { data: store, isError } = storesApi.useGetStoreQuery(slug)
  useEffect(() => {
    if (isError) {
      showToast({
        title: 'Store not found',
        description: 'The selected store could not be found. Please try again.',
        variant: 'destructive',
      })
      // The address may only change when the drawing is done.
      queueMicrotask(onMissing)
    }
    // Only the failure counts; the callback is new at every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError])
  const name = store?.name ?? slug
  return (
    <ChipButton aria-label={`Remove ${name}`} onClick={onRemove}>
      {name}
      <X aria-hidden="true" />
    </ChipButton>
  )
}
