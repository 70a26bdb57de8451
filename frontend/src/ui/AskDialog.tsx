import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './popups/popup-props.ts'

interface AskDialogProps extends Pick<DialogProps, 'title' | 'description' | 'width' | 'children'> {
  /** The button that does what is asked for. */
  readonly main: ReactNode
  readonly onClose: () => void
}

/** Open as long as it stands there: somebody does what is asked for, or leaves it. */
export function AskDialog({ main, onClose, ...rest }: AskDialogProps) {
  const footer = (
    <>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
      {main}
    </>
  )
  return <Dialog {...rest} open onOpenChange={onClose} footer={footer} />
}
