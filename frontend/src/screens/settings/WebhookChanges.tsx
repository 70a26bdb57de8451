import { useState } from 'react'
import type { WebhookView } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { ChangesField } from './ChangesField.tsx'
import { webhooksApi } from './webhooks.endpoints.ts'

interface WebhookChangesProps {
  readonly webhook: WebhookView
  readonly onClose: () => void
}

/** Says anew of which changes an address is told. */
export function WebhookChanges({ webhook: { id, url, changes: before }, onClose }: WebhookChangesProps) {
  const [changes, setChanges] = useState<readonly WebhookView['changes'][number][]>(before)
  const [change, { isLoading }] = webhooksApi.useChangeWebhookMutation()
  const save = async () => {
    const { error } = await change({ webhookId: id, body: { changes } })
    tellOutcome(error, 'Saved')
    onClose()
  }
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="primary" busy={isLoading} onClick={() => void save()}>
        Save
      </Button>
    </>
  )
  return (
    <Dialog title="What it is told of" description={url} open onOpenChange={onClose} footer={footer}>
      <ChangesField changes={changes} onChange={setChanges} />
    </Dialog>
  )
}
