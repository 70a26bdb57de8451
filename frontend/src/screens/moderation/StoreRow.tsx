import { useState } from 'react'
import { counted, type WaitingStore } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { rehearsalsApi } from '../../features/rehearsals/rehearsals.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { Facts } from './desk-styles.ts'
import { StoreRehearsed } from './StoreRehearsed.tsx'
import { useStoreDecision } from './use-store-decision.ts'

/** One store, what is known of it, and what becomes of it. */
export function StoreRow({ store }: { readonly store: WaitingStore }) {
  const { slug, name } = store
  const { bring, isBusy, error } = useStoreDecision(store)
  const [rehearse, rehearsed] = rehearsalsApi.useRehearseStoreMutation()
  const failure = error ?? rehearsed.error
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
        <StoreFacts store={store} />
        {failure !== undefined && <Alert variant="destructive">{sentenceOf(failure)}</Alert>}
      </div>
      <div role="group" aria-label={`Decide about ${name}`} css={{ display: 'flex', gap: 'var(--s2)' }}>
        <Button size="sm" busy={isBusy} onClick={() => void bring('active')}>
          Let in
        </Button>
        {store.status === 'pending' && (
          <>
            <Button size="sm" busy={rehearsed.isLoading} onClick={() => void rehearse(slug)}>
              Rehearse block
            </Button>
            <BlockButton store={store} isBusy={isBusy} onBlock={() => bring('blocked')} />
          </>
        )}
      </div>
      {rehearsed.data !== undefined && <StoreRehearsed found={rehearsed.data} />}
    </div>
  )
}

function StoreFacts({ store: { hosts, status, since, activeDeals, decided } }: { readonly store: WaitingStore }) {
  return (
    <Facts>
      {status === 'blocked' && <Tag tone="bad">Blocked</Tag>}
      <span>{hosts.length === 0 ? 'no address known' : hosts.join(', ')}</span>
      <span>{counted(activeDeals, 'active deal')}</span>
      <span>
        named <TimeAgo time={since} />
      </span>
      {decided !== null && (
        <span>
          decided by {decided.by} <TimeAgo time={decided.at} />
        </span>
      )}
    </Facts>
  )
}

interface BlockButtonProps {
  readonly store: WaitingStore
  readonly isBusy: boolean
  readonly onBlock: () => Promise<void>
}

/** What it does to deals is not taken back with it, so it asks first. */
function BlockButton({ store: { name, activeDeals }, isBusy, onBlock }: BlockButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const deals =
    activeDeals === 0
      ? 'No deal of it is active.'
      : `Its ${counted(activeDeals, 'active deal')} ${activeDeals === 1 ? 'goes' : 'go'} to review.`
  return (
    <>
      <Button size="sm" variant="danger" disabled={isBusy} onClick={() => setOpen(true)}>
        Block
      </Button>
      <ConfirmDialog
        title={`Block ${name}?`}
        description={`${deals} Nobody can post links to it any more.`}
        confirmLabel="Block store"
        destructive
        busy={isBusy}
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => void onBlock().then(() => setOpen(false))}
      />
    </>
  )
}
