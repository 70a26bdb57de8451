import { useState } from 'react'
import { counted, type DecideStore, type WaitingStore } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { rehearsalsApi } from '../../features/rehearsals/rehearsals.endpoints.ts'
import { moderationApi, queuePageSize } from '../../features/moderation/moderation.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Facts, Rows } from './desk-styles.ts'
import { LaterSection } from './LaterSection.tsx'
import { QueueRowSkeleton } from './QueueRow.tsx'
import { StoreRehearsed } from './StoreRehearsed.tsx'

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

function StoreRow({ store }: { readonly store: WaitingStore }) {
  const { slug, name, hosts, status, since, activeDeals } = store
  const [decide, { isLoading, error }] = moderationApi.useDecideStoreMutation()
  const [rehearse, rehearsed] = rehearsalsApi.useRehearseStoreMutation()
  const failure = error ?? rehearsed.error
  const bring = (to: DecideStore['status']) => void decide({ slug, status: to })
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 'var(--s3)',
        alignItems: 'center',
        padding: 'var(--s3) var(--s4)',
      }}
    >
      <div css={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Anchor to={routes.store.to(slug)} newTab css={{ fontWeight: 600 }}>
          {name}
        </Anchor>
        <Facts>
          {status === 'blocked' && <Tag tone="bad">Blocked</Tag>}
          <span>{hosts.length === 0 ? 'no address known' : hosts.join(', ')}</span>
          <span>{counted(activeDeals, 'active deal')}</span>
          <TimeAgo time={since} />
        </Facts>
        {failure !== undefined && <Alert variant="destructive">{sentenceOf(failure)}</Alert>}
      </div>
      <div role="group" aria-label={`Decide about ${name}`} css={{ display: 'flex', gap: 'var(--s2)' }}>
        <Button size="sm" busy={isLoading} onClick={() => bring('active')}>
          Let in
        </Button>
        {status === 'pending' && (
          <>
            <Button size="sm" busy={rehearsed.isLoading} onClick={() => void rehearse(slug)}>
              Rehearse block
            </Button>
            <Button size="sm" variant="danger" disabled={isLoading} onClick={() => bring('blocked')}>
              Block
            </Button>
          </>
        )}
      </div>
      {rehearsed.data !== undefined && <StoreRehearsed found={rehearsed.data} />}
    </div>
  )
}
