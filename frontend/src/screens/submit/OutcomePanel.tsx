import { postLimits } from '@deals/events'
import type { FormPartProps } from '../../features/submit/form-props.ts'
import { fieldId } from '../../features/submit/post-form-values.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { DuplicatesPanel } from './DuplicatesPanel.tsx'
import type { Outcome } from './use-submission.ts'

interface OutcomePanelProps extends FormPartProps {
  readonly outcome: Outcome
}

const whyAnother = {
  product: 'Why is it another deal?',
  sales: 'Why is it another sale?',
  discussion: 'Why is it another discussion?',
} as const

/** What keeps the post from being sent, beside the button that sends it. */
export function OutcomePanel({ outcome, form, errors, onChange }: OutcomePanelProps) {
  switch (outcome.kind) {
    case 'none':
    case 'posted':
      return null
    case 'failed':
      return (
        <Alert variant="destructive" title="Not sent">
          {outcome.sentence}
        </Alert>
      )
    case 'invalid':
      return outcome.rest.length === 0 ? null : (
        <Alert variant="destructive" title="There is a problem">
          {outcome.rest.join(' ')}
        </Alert>
      )
    case 'duplicate':
      return (
        <DuplicatesPanel duplicates={outcome.duplicates}>
          <div css={{ marginTop: 'var(--s3)' }}>
            <TextArea
              id={fieldId('duplicateOverride')}
              label={whyAnother[form.type]}
              help="10 to 300 characters; then post it again"
              rows={2}
              limit={postLimits.duplicateOverride.max}
              value={form.duplicateOverride}
              error={errors.duplicateOverride}
              onChange={(event) => onChange({ duplicateOverride: event.target.value })}
            />
          </div>
        </DuplicatesPanel>
      )
  }
}
