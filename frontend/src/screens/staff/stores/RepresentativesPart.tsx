import { useState } from 'react'
import type { StaffStore } from '@deals/events'
import { staffStoresApi } from '../../../features/staff/staff-stores.endpoints.ts'
import { fieldsOf } from '../../../lib/api-problem.ts'
import { submitting } from '../../../lib/submitting.ts'
import { Button } from '../../../ui/Button.tsx'
import { Group } from '../../../ui/form-styles.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { RefusedForm } from '../../shared/RefusedForm.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { Decisions, Speaking, Waiting } from './SpeakersList.tsx'
import { useSpeakerDecision, type SpeakerDecision } from './use-speaker-decision.ts'

/** Who speaks for a store and who asks to: verified, declined and revoked by staff, each with a reason. */
export function RepresentativesPart({ store: { slug, representatives } }: { readonly store: StaffStore }) {
  const [decision, open] = useState<Omit<SpeakerDecision, 'reason'> | null>(null)
  const { data } = staffStoresApi.useListSpeakersQuery(slug, { refetchOnMountOrArgChange: true })
  const { waiting = [], history = [] } = data ?? {}
  const decide = (kind: SpeakerDecision['kind'], username: string) => open({ kind, username })
  return (
    <Group aria-label="Representatives">
      <h2>Representatives</h2>
      <p className="muted">Their posts for the store are marked, they do not vote on them, and they post seldom.</p>
      {waiting.length > 0 && <Waiting waiting={waiting} onDecide={decide} />}
      {representatives.length > 0 && <Speaking representatives={representatives} onDecide={decide} />}
      <VerifyForm slug={slug} />
      {history.length > 0 && <Decisions history={history} />}
      {decision !== null && <DecideDialog slug={slug} decision={decision} onClose={() => open(null)} />}
    </Group>
  )
}

/** Verifies a member who did not ask here. */
function VerifyForm({ slug }: { readonly slug: string }) {
  const [values, setValues] = useState({ username: '', reason: '' })
  const { decide, isBusy, error } = useSpeakerDecision(slug)
  const wrong = fieldsOf(error)
  const send = async () => {
    if (await decide({ kind: 'verified', ...values })) {
      setValues({ username: '', reason: '' })
    }
  }
  return (
    <form noValidate css={{ display: 'grid', gap: 'var(--s4)' }} onSubmit={submitting(send)}>
      <RefusedForm error={error} />
      <TextField
        label="Member"
        maxLength={60}
        error={wrong['username']}
        value={values.username}
        onChange={({ target }) => setValues({ ...values, username: target.value })}
      />
      <TextArea
        label="Why"
        rows={2}
        limit={300}
        help="For staff alone"
        error={wrong['reason']}
        value={values.reason}
        onChange={({ target }) => setValues({ ...values, reason: target.value })}
      />
      <div>
        <Button type="submit" busy={isBusy} disabled={values.username.trim() === ''}>
          Verify a member
        </Button>
      </div>
    </form>
  )
}
