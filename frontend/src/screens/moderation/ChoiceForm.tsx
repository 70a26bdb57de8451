import type { ReactNode } from 'react'
import { submitting } from '../../lib/submitting.ts'

interface ChoiceFormProps {
  /** The button that sends it stands in the foot of the dialog and names it. */
  readonly id: string
  readonly onSend: () => void
  readonly children: ReactNode
}

/** The choices of a dialog: they have the focus, not the button that closes. */
export function ChoiceForm({ id, onSend, children }: ChoiceFormProps) {
  return (
    <form id={id} ref={focusFirst} css={{ display: 'grid', gap: 'var(--s3)' }} onSubmit={submitting(onSend)}>
      {children}
    </form>
  )
}

const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()
