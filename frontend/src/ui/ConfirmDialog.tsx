import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  /** What will happen. */
  readonly description: string
  /** What the button does, such as "Delete post". */
  readonly confirmLabel: string
  readonly destructive?: boolean
  readonly busy?: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onConfirm: () => void
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, destructive = false, busy = false, onConfirm, ...dialog } = props
  const footer = (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          dialog.onOpenChange(false)
        }}
      >
        Cancel
      </Button>
      <Button variant={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  )
  return <Dialog {...dialog} footer={footer} />
}
