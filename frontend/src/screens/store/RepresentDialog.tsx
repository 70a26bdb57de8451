import { useState } from 'react'
import { statementLimits } from '@deals/events'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { fieldsOf } from '../../lib/api-problem.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormDialog } from '../shared/FormDialog.tsx'
import { RefusedForm } from '../shared/RefusedForm.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'

interface RepresentDialogProps {
  readonly slug: string
  readonly name: string
  readonly onClose: () => void
}

/** What staff need to know of a member who says that they work for a store. */
export function RepresentDialog({ slug, name, onClose }: RepresentDialogProps) {
  const [values, setValues] = useState({ statement: '', proof: '' })
  const [ask, { isLoading, error }] = storesApi.useAskToRepresentMutation()
  const wrong = fieldsOf(error)
  const send = async () => {
    const answer = await ask({ slug, ...values })
    if (answer.error === undefined) {
      tellOutcome(undefined, { title: 'Sent', description: 'Staff look at it and tell you what they decide.' })
    }
    return answer.error === undefined
  }
  return (
    <FormDialog
      title={`Speak for ${name}`}
      description="Once staff have verified you, the store's page, your posts and your comments on its deals say so."
      label="Ask staff"
      busy={isLoading}
      onSend={send}
      onClose={onClose}
    >
      <RefusedForm error={error} />
      <TextArea
        label="What you do there"
        rows={3}
        limit={statementLimits.most}
        help="A sentence is enough"
        error={wrong['statement']}
        value={values.statement}
        onChange={({ target }) => setValues({ ...values, statement: target.value })}
      />
      <TextField
        label="What shows it"
        maxLength={statementLimits.mostProof}
        help="Your work address there, or the address of a page that names you. Only staff see it."
        error={wrong['proof']}
        value={values.proof}
        onChange={({ target }) => setValues({ ...values, proof: target.value })}
      />
    </FormDialog>
  )
}
