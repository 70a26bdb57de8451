import { useState } from 'react'
import type { WebhookView } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { outcomeWords, stateWords, subjectWords, toldWords } from './webhook-words.ts'
import { WebhookChanges } from './WebhookChanges.tsx'
import { WebhookDeliveries } from './WebhookDeliveries.tsx'
import { webhooksApi } from './webhooks.endpoints.ts'
import { WebhookSecret } from './WebhookSecret.tsx'

type Asking = 'changes' | 'secret' | 'remove' | null

/** One address, what it is told of, and what became of it. */
export function WebhookCard({ webhook }: { readonly webhook: WebhookView }) {
  const { id, url, subject, state, failingSince } = webhook
  const [isOpen, setIsOpen] = useState(false)
  const [asking, setAsking] = useState<Asking>(null)
  const { label, tone } = stateWords[state]
  return (
    <li css={{ display: 'grid', gap: 'var(--s3)', paddingBlock: 'var(--s4)' }}>
      <h3 css={{ fontSize: 'var(--text-md)', overflowWrap: 'anywhere' }}>{url}</h3>
      <FactList>
        <dt>Follows</dt>
        <dd>{subjectWords(subject)}</dd>
        <dt>Told of</dt>
        <dd>{toldWords(webhook)}</dd>
        <dt>State</dt>
        <dd>
          <Tag tone={tone}>{label}</Tag>
          {failingSince !== null && (
            <p className="muted">
              Nothing has succeeded since <TimeAgo time={failingSince} />.
            </p>
          )}
        </dd>
      </FactList>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
        <Try id={id} onTried={() => setIsOpen(true)} />
        <Switch webhook={webhook} />
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Deliveries
        </Button>
        <Button size="sm" onClick={() => setAsking('changes')}>
          Change
        </Button>
        <Button size="sm" onClick={() => setAsking('secret')}>
          New secret
        </Button>
        <Button size="sm" variant="danger" aria-label={`Remove ${url}`} onClick={() => setAsking('remove')}>
          Remove
        </Button>
      </div>
      {isOpen && <WebhookDeliveries webhookId={id} />}
      {asking === 'changes' && <WebhookChanges webhook={webhook} onClose={() => setAsking(null)} />}
      <Questions id={id} asking={asking} onClose={() => setAsking(null)} />
    </li>
  )
}

function Try({ id, onTried }: { readonly id: string; readonly onTried: () => void }) {
  const [test, { isLoading }] = webhooksApi.useTestWebhookMutation()
  const send = async () => {
    const { data, error } = await test(id)
    tellOutcome(error, data === undefined ? '' : `Test: ${outcomeWords(data)}`)
    onTried()
  }
  return (
    <Button size="sm" busy={isLoading} onClick={() => void send()}>
      Send a test
    </Button>
  )
}

function Switch({ webhook: { id, state } }: { readonly webhook: WebhookView }) {
  const [change, { isLoading }] = webhooksApi.useChangeWebhookMutation()
  const turn = async () => {
    const { error } = await change({ webhookId: id, body: { active: state !== 'on' } })
    tellOutcome(error, state === 'on' ? 'Paused. What happens meanwhile is not sent later.' : 'It is told again')
  }
  return (
    <Button size="sm" busy={isLoading} onClick={() => void turn()}>
      {state === 'on' ? 'Pause' : 'Go on'}
    </Button>
  )
}

interface QuestionsProps {
  readonly id: string
  readonly asking: Asking
  readonly onClose: () => void
}

/** What is asked before something that is hard to take back. */
function Questions({ id, asking, onClose }: QuestionsProps) {
  const [renew, renewing] = webhooksApi.useRenewWebhookSecretMutation()
  const [remove, removing] = webhooksApi.useDeleteWebhookMutation()
  const [secret, setSecret] = useState<string | null>(null)
  const makeSecret = async () => {
    const { data, error } = await renew(id)
    setSecret(data?.secret ?? null)
    if (error !== undefined) {
      tellOutcome(error, '')
    }
    onClose()
  }
  const take = async () => {
    const { error } = await remove(id)
    tellOutcome(error, 'The webhook was removed')
    onClose()
  }
  return (
    <>
      <ConfirmDialog
        title="Make a new secret?"
        description="Messages are signed with the new one at once. Your program takes none until it has it."
        confirmLabel="Make a new secret"
        busy={renewing.isLoading}
        open={asking === 'secret'}
        onOpenChange={onClose}
        onConfirm={() => void makeSecret()}
      />
      <ConfirmDialog
        title="Remove this webhook?"
        description="The address is told nothing any more, and its deliveries are forgotten."
        confirmLabel="Remove it"
        destructive
        busy={removing.isLoading}
        open={asking === 'remove'}
        onOpenChange={onClose}
        onConfirm={() => void take()}
      />
      {secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}
