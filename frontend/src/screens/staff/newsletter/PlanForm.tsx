import { newsletterLimits, type NewsletterView } from '@deals/events'
import { LeaveWarning } from '../../shared/LeaveWarning.tsx'
import { sentenceOf } from '../../../lib/api-problem.ts'
import { submitting } from '../../../lib/submitting.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Columns, formStyles, Group } from '../../../ui/form-styles.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { IssuePosts } from './IssuePosts.tsx'
import { useNewsletterPlan, type PlanOnScreen } from './use-newsletter-plan.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label, at) => ({
  value: String(at + 1),
  label,
}))
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

interface PlanFormProps {
  readonly view: NewsletterView
  readonly onAskAgain: () => Promise<void>
}

/** When the newsletter goes out, and what its next issue says. */
export function PlanForm({ view, onAskAgain }: PlanFormProps) {
  const form = useNewsletterPlan(view, onAskAgain)
  const { plan, change, wrong } = form
  return (
    <form css={[formStyles, { marginTop: 'var(--s6)' }]} noValidate onSubmit={submitting(() => form.save())}>
      <LeaveWarning when={form.isChanged && !form.isSaving} text="The plan is not saved yet." />
      <When form={form} />
      <Group aria-label="The next issue">
        <h2>The next issue</h2>
        <TextArea
          label="Introduction"
          optional
          help="Stands above the deals; once the issue went out, the next one begins without"
          rows={3}
          limit={newsletterLimits.introduction}
          error={wrong['introduction']}
          value={plan.introduction ?? ''}
          onChange={({ target }) => change({ introduction: target.value === '' ? null : target.value })}
        />
        <IssuePosts view={view} form={form} />
      </Group>
      <Saving form={form} />
    </form>
  )
}

function When({ form: { plan, change, wrong } }: { readonly form: PlanOnScreen }) {
  return (
    <Group aria-label="When it goes out">
      <h2>When it goes out</h2>
      <Columns css={{ maxWidth: '32rem' }}>
        <SelectField
          label="Day"
          options={days}
          error={wrong['weekday']}
          value={String(plan.weekday)}
          onChange={({ target }) => change({ weekday: Number(target.value) })}
        />
        <SelectField
          label="Hour (UTC)"
          options={hours}
          error={wrong['hour']}
          value={String(plan.hour)}
          onChange={({ target }) => change({ hour: Number(target.value) })}
        />
      </Columns>
      <Checkbox
        label="Paused"
        help="No issue goes out until this is taken away. One that is going out already goes on."
        checked={plan.isPaused}
        onChange={({ target }) => change({ isPaused: target.checked })}
      />
    </Group>
  )
}

function Saving({ form }: { readonly form: PlanOnScreen }) {
  return (
    <>
      {form.error !== undefined && <Alert variant="destructive">{sentenceOf(form.error)}</Alert>}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', alignItems: 'center' }}>
        <Button type="submit" variant="primary" disabled={!form.isChanged} busy={form.isSaving}>
          Save the plan
        </Button>
        <Button disabled={!form.isChanged} onClick={form.discard}>
          Discard
        </Button>
        {form.isLate && (
          <Button variant="quiet" onClick={() => void form.askAgain()}>
            Show what was planned
          </Button>
        )}
        {form.isChanged && <span className="muted">The preview shows it once it is saved.</span>}
      </div>
    </>
  )
}
