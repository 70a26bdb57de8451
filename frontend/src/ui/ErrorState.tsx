import { TriangleAlert } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useIsOffline } from '../lib/use-is-offline.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  /** Where the page says nothing else. */
  readonly heading?: ReactNode
  /** One sentence. */
  readonly text: ReactNode
  readonly onRetry?: () => void
  readonly retryLabel?: string
}

/** Something did not come, and a button to ask again. Without a network it says so, and asks again when there is one. */
export function ErrorState({ heading, text, onRetry, retryLabel = 'Try again' }: ErrorStateProps) {
  const isOffline = useIsOffline()
  useEffect(() => {
    if (onRetry === undefined) {
      return undefined
    }
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        heading={isOffline ? heading && 'No connection' : heading}
        text={isOffline ? 'This is not saved on this device. It loads by itself when you are back online.' : text}
        action={onRetry && <Button onClick={onRetry}>{retryLabel}</Button>}
      />
    </div>
  )
}
