import { useState } from 'react'
import { counted, restrictions, sanctionDays, sanctionReasonLimit } from '@deals/events'
import type { MemberCase, Restriction, SanctionKind } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { fieldsOf, sentenceOf } from '../../lib/api-problem.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'

const kinds: readonly { readonly value: SanctionKind; readonly label: string; readonly done: string }[] = [
  { value: 'note', label: 'Note for moderators', done: 'Noted' },
  { value: 'warn', label: 'Warn', done: 'Warned' },
  { value: 'restrict', label: 'Restrict or suspend', done: 'Restricted' },
  { value: 'lift', label: 'Lift the restriction', done: 'Restriction lifted' },
]
const lengths = sanctionDays.map((days) => ({
  value: String(days),
  label: days === null ? 'For good' : counted(days, 'day'),
}))
const acts: Readonly<Record<Restriction, string>> = { vote: 'Voting', post: 'Posting', comment: 'Commenting' }

/** What a moderator does about a member; the member reads the reason. */
export function SanctionForm({ member: { username, restricts: held } }: { readonly member: MemberCase }) {
  const [kind, setKind] = useKind(held)
  const [terms, setTerms] = useState<Terms>({ restricts: ['comment'], length: '7' })
  const [reason, setReason] = useState('')
  const [send, { isLoading, error, reset }] = moderationApi.useSanctionMutation()
  const text = reason.trim()
  const isReady = (kind === 'lift' || text !== '') && text.length <= sanctionReasonLimit
  const submit = async () => {
    const answer = await send({
      username,
      kind,
      ...(text !== '' && { reason: text }),
      ...(kind === 'restrict' && asSent(terms)),
    })
    if (answer.error === undefined) {
      showToast({ title: kinds.find(({ value }) => value === kind)?.done ?? 'Done', description: username })
      setReason('')
    }
  }
  return (
    <form
      css={{ display: 'grid', gap: 'var(--s4)', paddingTop: 'var(--s5)', maxWidth: '36rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) {
          void submit()
        }
      }}
    >
      {error !== undefined && <Alert variant="destructive">{sentenceOf(error)}</Alert>}
      <RadioGroup
        label="What to do"
        layout="row"
        value={kind}
        options={kinds.filter(({ value }) => value !== 'lift' || held.length > 0)}
        onChange={(chosen) => {
          reset()
          setKind(chosen)
        }}
      />
      {kind === 'restrict' && <TermsFields terms={terms} onChange={setTerms} />}
      <ReasonField kind={kind} reason={reason} error={fieldsOf(error)['reason']} onChange={setReason} />
      <div>
        <Button type="submit" variant={kind === 'restrict' ? 'danger' : 'primary'} disabled={!isReady} busy={isLoading}>
          {kinds.find(({ value }) => value === kind)?.label}
        </Button>
      </div>
    </form>
  )
}

/** What was chosen; a restriction that was lifted, or ended, cannot be lifted again. */
function useKind(held: readonly Restriction[]) {
  const [chosen, setKind] = useState<SanctionKind>('note')
  return [chosen === 'lift' && held.length === 0 ? 'note' : chosen, setKind] as const
}

interface ReasonFieldProps {
  readonly kind: SanctionKind
  readonly reason: string
  readonly error: string | undefined
  readonly onChange: (reason: string) => void
}

function ReasonField({ kind, reason, error, onChange }: ReasonFieldProps) {
  return (
    <TextArea
      label={kind === 'note' ? 'Note' : 'Reason'}
      optional={kind === 'lift'}
      help={
        kind === 'note' ? 'Moderators alone read it.' : 'The member reads it: on the site, and a letter leads there.'
      }
      rows={3}
      limit={sanctionReasonLimit}
      value={reason}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface Terms {
  readonly restricts: readonly Restriction[]
  readonly length: string
}

function asSent({ restricts, length }: Terms) {
  const days = sanctionDays.find((one) => String(one) === length)
  return { restricts: [...restricts], ...(days === undefined ? {} : { days }) }
}

/** From what a member is kept, and for how long. */
function TermsFields({ terms, onChange }: { readonly terms: Terms; readonly onChange: (terms: Terms) => void }) {
  const turn = (one: Restriction, isOn: boolean) =>
    onChange({
      ...terms,
      restricts: restrictions.filter((other) => (other === one ? isOn : terms.restricts.includes(other))),
    })
  return (
    <>
      <fieldset css={{ display: 'flex', gap: 'var(--s5)' }}>
        <legend css={{ fontWeight: 600, fontSize: 'var(--text-sm)' }}>Keep them from</legend>
        {restrictions.map((one) => (
          <Checkbox
            key={one}
            label={acts[one]}
            checked={terms.restricts.includes(one)}
            onChange={(event) => turn(one, event.target.checked)}
          />
        ))}
      </fieldset>
      <SelectField
        label="For how long"
        options={lengths}
        value={terms.length}
        onChange={(event) => onChange({ ...terms, length: event.target.value })}
      />
    </>
  )
}
