import type { ReactNode } from 'react'
import { onDemand, usePopup } from './popups/on-demand.ts'
import { PlainTrigger } from './popups/PlainTrigger.tsx'

export interface DialogProps {
  readonly title: string
  /** One sentence below the title. */
  readonly description?: string
  /** A button that opens it; without one the owner opens it. Focus returns to where it came from either way. */
  readonly trigger?: ReactNode
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Fetches the code of what is in it, before it opens the first time. */
  readonly fetchContent?: () => Promise<unknown>
  readonly shape?: 'card' | 'drawer'
  readonly width?: 'normal' | 'wide'
  /** Buttons that end it, the main one last. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

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
