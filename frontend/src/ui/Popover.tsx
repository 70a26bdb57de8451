import type { ReactNode } from 'react'
import { onDemand, usePopup } from './popups/on-demand.ts'
import { PlainTrigger } from './popups/PlainTrigger.tsx'

export interface PopoverProps {
  readonly trigger: ReactNode
  /** The name of what opens, read aloud. */
  readonly label: string
  readonly align?: 'start' | 'center' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Fetches the code of what is in it, before it opens the first time. */
  readonly fetchContent?: () => Promise<unknown>
  readonly children: ReactNode
}

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
