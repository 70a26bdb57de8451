import styled from '@emotion/styled'
import { useState } from 'react'
import { counted, type StoreRehearsal, type WaitingStore } from '@deals/events'
import { lookedAtWords } from '../../features/rehearsals/rehearsal-words.ts'
import { rehearsalsApi } from '../../features/rehearsals/rehearsals.endpoints.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { fingerRoom } from '../../ui/button-styles.ts'
import { Tag } from '../../ui/Tag.tsx'
import { RuleResults } from '../shared/rehearsals/RuleResults.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { linkToHeldOf, linkToLogAbout } from '../shared/desk-links.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { Facts } from './desk-styles.ts'
import { useStoreDecision } from './use-store-decision.ts'

const Name = styled.p`
  position: relative;
  font-weight: 600;
  & a {
    ${fingerRoom}
  }
`

/** One store, what is known of it, and what becomes of it. */
export function StoreRow({ store }: { readonly store: WaitingStore }) {
  const { slug, name } = store
  const decision = useStoreDecision(store)
  const { bring, isBusy, error } = decision
  const [rehearse, rehearsed] = rehearsalsApi.useRehearseStoreMutation()
  // While the dialog is open it says itself why it was refused.
  const [isBlocking, setBlocking] = useState(false)
  const failure = isBlocking ? undefined : (error ?? rehearsed.error)
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
        <Name>
          <Anchor to={routes.store.to(slug)} newTab>
            {name}
          </Anchor>
        </Name>
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
            <Button size="sm" variant="danger" disabled={isBusy} onClick={() => setBlocking(true)}>
              Block
            </Button>
          </>
        )}
      </div>
      {rehearsed.data !== undefined && <StoreRehearsed found={rehearsed.data} />}
      {isBlocking && <BlockDialog store={store} decision={decision} onClose={() => setBlocking(false)} />}
    </div>
  )
}

function StoreFacts({ store }: { readonly store: WaitingStore }) {
  const { slug, hosts, status, since, activeDeals, heldPosts, decided } = store
  return (
    <Facts>
      {status === 'blocked' && <Tag tone="bad">Blocked</Tag>}
      <span>{hosts.length === 0 ? 'no address known' : hosts.join(', ')}</span>
      <span>{counted(activeDeals, 'active deal')}</span>
      <span>
        named <TimeAgo time={since} />
      </span>
      {heldPosts > 0 && (
        <Anchor to={linkToHeldOf(slug)} css={{ textDecoration: 'underline' }}>
          {counted(heldPosts, 'deal')} held in the queue
        </Anchor>
      )}
      {decided !== null && (
        <span>
          decided by {decided.by} <TimeAgo time={decided.at} />
          {decided.reason !== null && `: ${decided.reason}`}
        </span>
      )}
      {decided !== null && (
        <Anchor to={linkToLogAbout(slug)} css={{ textDecoration: 'underline' }}>
          History
        </Anchor>
      )}
    </Facts>
  )
}

/** What the block of a store would have hit. */
function StoreRehearsed({ found }: { readonly found: StoreRehearsal }) {
  return (
    <div css={{ flexBasis: '100%', display: 'grid', gap: 'var(--s3)' }}>
      <p role="status">{lookedAtWords(found)} Nothing is changed yet.</p>
      <RuleResults found={found.rule} />
    </div>
  )
}
