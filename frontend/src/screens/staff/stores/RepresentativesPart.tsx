import { useState } from 'react'
import type { StaffRepresentative, StaffStore } from '@deals/events'
import { routes } from '../../../app/routes.ts'
import { staffStoresApi } from '../../../features/staff/staff-stores.endpoints.ts'
import { fieldsOf, sentenceOf } from '../../../lib/api-problem.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Group } from '../../../ui/form-styles.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'

/** What is said of no field. */
function Refusal({ error }: { readonly error: unknown }) {
  const isOfField = error === undefined || Object.keys(fieldsOf(error)).length > 0
  return isOfField ? null : <Alert variant="destructive">{sentenceOf(error)}</Alert>
}

interface NamedProps {
  readonly representatives: readonly StaffRepresentative[]
  readonly isBusy: boolean
  readonly onRevoke: (username: string) => void
}

function Named({ representatives, isBusy, onRevoke }: NamedProps) {
  return representatives.map(({ username, reason, verifiedAt, by }) => (
    <div key={username}>
      <div css={{ display: 'flex', alignItems: 'center', gap: 'var(--s3)' }}>
        <Anchor to={routes.user.to(username)}>{username}</Anchor>
        <Button size="sm" disabled={isBusy} onClick={() => onRevoke(username)}>
          Revoke
        </Button>
      </div>
      <p css={{ overflowWrap: 'anywhere' }}>{reason}</p>
      <p className="muted">
        Verified{by !== null && ` by ${by}`} on <time dateTime={verifiedAt}>{absoluteTime(verifiedAt)}</time> UTC
      </p>
    </div>
  ))
}

/** Who speaks for a store: named and revoked by staff, each with a reason. */
export function RepresentativesPart({ store: { slug, representatives } }: { readonly store: StaffStore }) {
  const [values, setValues] = useState({ username: '', reason: '' })
  const [set, { isLoading, error }] = staffStoresApi.useSetRepresentativeMutation()
  const wrong = fieldsOf(error)
  const send = async (username: string, verified: boolean) => {
    const answer = await set({ slug, body: { username, verified, reason: values.reason } })
    if (answer.data !== undefined) {
      tellOutcome(undefined, `${answer.data.username} ${verified ? 'speaks' : 'no longer speaks'} for the store`)
      setValues({ username: '', reason: '' })
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(values.username, true)
      }}
    >
      <Group aria-label="Representatives">
        <h2>Representatives</h2>
        <p className="muted">Their posts for the store are marked, they do not vote on them, and they post seldom.</p>
        <Refusal error={error} />
        <Named {...{ representatives }} isBusy={isLoading} onRevoke={(username) => void send(username, false)} />
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
          help="For staff alone, also where you revoke"
          error={wrong['reason']}
          value={values.reason}
          onChange={({ target }) => setValues({ ...values, reason: target.value })}
        />
        <div>
          <Button type="submit" busy={isLoading} disabled={values.username.trim() === ''}>
            Verify
          </Button>
        </div>
      </Group>
    </form>
  )
}
