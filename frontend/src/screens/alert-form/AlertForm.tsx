import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AlertFormValues } from '../../features/deal-alerts/alert-form-values.ts'
import { routes } from '../../lib/routes.ts'
import { submitting } from '../../lib/submitting.ts'
import { useForm } from '../../lib/use-form.ts'
import { formStyles } from '../../ui/form-styles.ts'
import { showToast } from '../../ui/toasts.ts'
import { LeaveWarning } from '../shared/LeaveWarning.tsx'
import { AlertProblem } from './AlertProblem.tsx'
import { Aside, FormPage } from './alert-form-styles.ts'
import { RehearsalBox } from './RehearsalBox.tsx'
import { SaveBar } from './SaveBar.tsx'
import { TellingPart } from './TellingPart.tsx'
import { ThresholdsPart } from './ThresholdsPart.tsx'
import { useAlertSaving } from './use-alert-saving.ts'
import { rehearsalSentence, useRehearsal } from './use-rehearsal.ts'
import { WhatPart } from './WhatPart.tsx'
import { WherePart } from './WherePart.tsx'

interface AlertFormProps {
  /** Left out for a new alert. */
  readonly id?: string
  readonly initial: AlertFormValues
}

/** An alert as it is written, and beside it what it would have found. */
export function AlertForm({ id, initial }: AlertFormProps) {
  const { form, errors, isDirty, change, showErrors } = useForm(initial)
  const { outcome, save, isSaving } = useAlertSaving(form, id)
  const rehearsing = useRehearsal(form)
  const navigate = useNavigate()
  useEffect(() => {
    if (outcome.kind === 'invalid') {
      showErrors(outcome.errors)
    } else if (outcome.kind === 'saved') {
      showToast({ title: id === undefined ? 'Alert created' : 'Alert saved' })
      void navigate(routes.dealAlerts.to('alerts'))
    }
  }, [outcome, showErrors, navigate, id])
  const send = () => {
    void save()
  }
  const part = { form, errors, onChange: change }
  return (
    <FormPage noValidate onSubmit={submitting(send)}>
      <div css={formStyles}>
        <AlertProblem outcome={outcome} errors={errors} />
        <WhatPart {...part} />
        <WherePart {...part} />
        <ThresholdsPart {...part} />
        <TellingPart {...part} isNew={id === undefined} />
      </div>
      <Aside aria-label="Rehearsal">
        <RehearsalBox state={rehearsing} />
      </Aside>
      <SaveBar isNew={id === undefined} isSaving={isSaving} sentence={rehearsalSentence(rehearsing)} />
      <LeaveWarning when={isDirty && outcome.kind !== 'saved'} text="Your alert is not saved yet." />
    </FormPage>
  )
}
