import { useState } from 'react'
import { feedbackMaxLength } from '@deals/events'
import { LeaveWarning } from '../../shared/LeaveWarning.tsx'
import { fieldsOf, sentenceOf } from '../../../lib/api-problem.ts'
import { routes } from '../../../lib/routes.ts'
import { submitting } from '../../../lib/submitting.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Columns, formStyles, Group } from '../../../ui/form-styles.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { WordsField } from '../../../ui/WordsField.tsx'
import { IconField } from './IconField.tsx'
import { storeInRefusal } from './parse-store-conflict.ts'
import { changesOf, slugFrom, statusOfText, type StoreValues } from './store-values.ts'
import { statusChoices } from './stores-asked.ts'

const statuses = statusChoices.filter(({ value }) => statusOfText(value) === value)

interface StoreFormProps {
  readonly before: StoreValues
  readonly isNew: boolean
  readonly isSaving: boolean
  /** It was made, and another page comes. */
  readonly isMade?: boolean
  readonly error: unknown
  readonly onSave: (values: StoreValues) => Promise<void>
}

/** Everything that staff say of a store. */
export function StoreForm({ before, isNew, isSaving, isMade = false, error, onSave }: StoreFormProps) {
  const [changed, setChanged] = useState<Partial<StoreValues>>({})
  const values = { ...before, ...changed }
  const change = (more: Partial<StoreValues>) => setChanged({ ...changed, ...more })
  const isChanged = Object.keys(changesOf(before, values)).length > 0
  const isBlocking = values.status === 'blocked' && (isNew || before.status !== 'blocked')
  const parts = { values, change, wrong: fieldsOf(error), isNew }
  return (
    <form css={[formStyles, { maxWidth: '48rem' }]} noValidate onSubmit={submitting(() => onSave(values))}>
      <LeaveWarning when={isChanged && !isSaving && !isMade} text="What you wrote about the store is not saved yet." />
      <WhoItIs {...parts} />
      <WhatHolds {...parts} isBlocking={isBlocking} />
      {/* Beside what was pressed: the head of the form is out of sight there. */}
      {error !== undefined && <WhyNot error={error} />}
      <div>
        <Button type="submit" variant="primary" busy={isSaving} disabled={!isNew && !isChanged}>
          {isNew ? 'Make it known' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

function WhyNot({ error }: Pick<StoreFormProps, 'error'>) {
  const other = storeInRefusal(error)
  return (
    <Alert variant="destructive">
      {sentenceOf(error)}
      {other !== undefined && (
        <>
          {' '}
          <Anchor to={routes.staffStore.to(other.slug)}>Open {other.name}</Anchor>
        </>
      )}
    </Alert>
  )
}

interface PartProps {
  readonly values: StoreValues
  readonly change: (more: Partial<StoreValues>) => void
  readonly wrong: Readonly<Record<string, string>>
  readonly isNew: boolean
}

/** A list as a whole, or one of what is in it. */
const wrongIn = (wrong: PartProps['wrong'], list: string): string | undefined =>
  Object.entries(wrong).find(([field]) => field === list || field.startsWith(`${list}.`))?.[1]

function Names({ values: { name, slug }, change, wrong, isNew }: PartProps) {
  const isSuggested = isNew && slug === slugFrom(name)
  return (
    <Columns>
      <TextField
        label="Name"
        maxLength={60}
        error={wrong['name']}
        value={name}
        onChange={({ target }) => change({ name: target.value, ...(isSuggested && { slug: slugFrom(target.value) }) })}
      />
      <TextField
        label="Slug"
        maxLength={60}
        help={isNew ? 'Stands in the address of its page, for good' : undefined}
        disabled={!isNew}
        error={wrong['slug']}
        value={slug}
        onChange={({ target }) => change({ slug: target.value })}
      />
    </Columns>
  )
}

function WhoItIs({ values, change, wrong, isNew }: PartProps) {
  const { name, url, hosts, description, iconUrl } = values
  return (
    <Group aria-label="Who it is">
      <Names values={values} change={change} wrong={wrong} isNew={isNew} />
      <TextField
        label="Address"
        optional
        inputMode="url"
        maxLength={2000}
        error={wrong['url']}
        value={url}
        onChange={({ target }) => change({ url: target.value })}
      />
      <WordsField
        label="Hosts"
        help="Links to these names lead to the store, such as shop.example; Enter takes one"
        error={wrongIn(wrong, 'hosts')}
        words={hosts}
        onChange={(words) => change({ hosts: words })}
      />
      <TextArea
        label="Description"
        optional
        rows={3}
        limit={300}
        error={wrong['description']}
        value={description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <IconField
        name={name}
        iconUrl={iconUrl}
        error={wrong['iconUrl']}
        onChange={(chosen) => change({ iconUrl: chosen })}
      />
    </Group>
  )
}

interface WhatHoldsProps extends PartProps {
  readonly isBlocking: boolean
}

function WhatHolds({ values, change, wrong, isNew, isBlocking }: WhatHoldsProps) {
  const { status, pausedUntil, affiliateDisclosed } = values
  return (
    <Group aria-label="What holds for it">
      <Columns>
        <SelectField
          label="State"
          options={statuses}
          error={wrong['status']}
          value={status}
          onChange={({ target }) => change({ status: statusOfText(target.value) })}
        />
        {!isNew && (
          <TextField
            label="Paused until"
            optional
            type="date"
            help="Nobody posts deals of it before that day (UTC)"
            error={wrong['pausedUntil']}
            value={pausedUntil}
            onChange={({ target }) => change({ pausedUntil: target.value })}
          />
        )}
      </Columns>
      {isBlocking && <BlockReason values={values} change={change} wrong={wrong} isNew={isNew} />}
      <Checkbox
        label="Links to it are affiliate links"
        help="Its page says so."
        checked={affiliateDisclosed}
        onChange={({ target }) => change({ affiliateDisclosed: target.checked })}
      />
    </Group>
  )
}

const BlockReason = ({ values, change, wrong }: PartProps) => (
  <TextArea
    label="Reason"
    help="Why it is blocked: it stands in the log and in the history below. Moderators and staff read it."
    rows={2}
    limit={feedbackMaxLength}
    error={wrong['reason']}
    value={values.reason}
    onChange={({ target }) => change({ reason: target.value })}
  />
)
