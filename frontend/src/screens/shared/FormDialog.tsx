import { useId, type ReactNode } from 'react'
import { submitting } from '../../lib/submitting.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formStyles } from '../../ui/form-styles.ts'

interface FormDialogProps {
  readonly title: string
  readonly description?: string
  /** What its button does. */
  readonly label: string
  readonly destructive?: boolean
  readonly busy: boolean
  readonly disabled?: boolean
  /** Whether it was done, and the dialog may close. */
  readonly onSend: () => Promise<boolean>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog, sent by its button or with Enter. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, label, destructive = false, busy, disabled = false, onSend, onClose, children } = props
  const form = useId()
  const send = async () => {
    if (await onSend()) {
      onClose()
    }
  }
  return (
    <Dialog
      title={title}
      description={description}
      open
      onOpenChange={onClose}
      footer={
        <Button variant={destructive ? 'danger' : 'primary'} type="submit" form={form} busy={busy} disabled={disabled}>
          {label}
        </Button>
      }
    >
      <form id={form} css={formStyles} noValidate onSubmit={submitting(send)}>
        {children}
      </form>
    </Dialog>
  )
}
