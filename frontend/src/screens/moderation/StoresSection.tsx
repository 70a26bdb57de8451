import { useState } from 'react'
import { moderationApi, queuePageSize } from '../../features/moderation/moderation.endpoints.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Rows } from './desk-styles.ts'
import { LaterSection } from './LaterSection.tsx'
import { QueueRowSkeleton } from './QueueRow.tsx'
import { StoreRow } from './StoreRow.tsx'

/** Stores that members named and nobody has looked at yet, and those that are blocked. */
export function StoresSection() {
  const [page, setPage] = useState(1)
  const { currentData, isError, refetch } = moderationApi.useGetWaitingStoresQuery(page, {
    refetchOnMountOrArgChange: true,
  })
  if (currentData === undefined) {
    return isError ? (
      <ErrorState text="The stores could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Rows role="status" aria-label="Loading stores">
        <QueueRowSkeleton />
        <QueueRowSkeleton />
      </Rows>
    )
  }
  const { stores, total } = currentData
  return stores.length === 0 ? (
    <LaterSection tab="stores" />
  ) : (
    <div css={{ borderTop: '1px solid var(--line)' }}>
      <Rows aria-label="Stores">
        {stores.map((store) => (
          <li key={store.slug}>
            <StoreRow store={store} />
          </li>
        ))}
      </Rows>
      <Pagination page={page} totalPages={Math.ceil(total / queuePageSize)} onPageChange={setPage} />
    </div>
  )
}
