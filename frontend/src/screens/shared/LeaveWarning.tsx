import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

interface LeaveWarningProps {
  /** Whether something would be lost. */
  readonly when: boolean
  readonly text: string
}

/** Asks before a page with changes is left, within the site and by closing the window. */
export function LeaveWarning({ when, text }: LeaveWarningProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!when) {
      return undefined
    }
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
    }
  }, [when])
  return (
    <ConfirmDialog
      title="Leave this page?"
      description={text}
      confirmLabel="Leave"
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
