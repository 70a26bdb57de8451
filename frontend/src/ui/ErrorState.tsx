import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
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

/** Something did not come, and a button to ask again. */
export function ErrorState({ heading, text, onRetry, retryLabel = 'Try again' }: ErrorStateProps) {
  const action = onRetry === undefined ? undefined : <Button onClick={onRetry}>{retryLabel}</Button>
  return (
    <div role="alert">
      <EmptyState icon={<TriangleAlert />} heading={heading} text={text} action={action} />
    </div>
  )
}
