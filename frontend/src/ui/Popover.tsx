import { onDemand, usePopup } from './popups/on-demand.ts'
import { PlainTrigger } from './popups/PlainTrigger.tsx'
import type { PopoverProps } from './popups/popup-props.ts'

const fetchWindow = onDemand(async () => (await import('./popups/PopoverWindow.tsx')).PopoverWindow)

/** More about one button, such as the latest notifications; unlike a menu it holds anything. */
export function Popover({ open, onOpenChange, fetchContent, ...rest }: PopoverProps) {
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
