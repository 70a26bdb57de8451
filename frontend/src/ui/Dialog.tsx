import { onDemand, usePopup } from './popups/on-demand.ts'
import { PlainTrigger } from './popups/PlainTrigger.tsx'
import type { DialogProps } from './popups/popup-props.ts'

const fetchWindow = onDemand(async () => (await import('./popups/DialogWindow.tsx')).DialogWindow)

/** Asks for all attention: focus stays inside until it closes, and then goes back. */
export function Dialog({ open, onOpenChange, fetchContent, ...rest }: DialogProps) {
  const { isOpen, setOpen, prepare, Piece } = usePopup(fetchWindow, { open, onOpenChange, fetchContent })
  if (Piece !== undefined) {
    return <Piece open={isOpen} onOpenChange={setOpen} {...rest} />
  }
  return (
    <PlainTrigger opens="dialog" isOpen={isOpen} onOpen={() => setOpen(true)} onNear={prepare}>
      {rest.trigger}
    </PlainTrigger>
  )
}
