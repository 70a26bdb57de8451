import { History } from 'lucide-react'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { pageWithOneMessage } from './page-styles.ts'

/** Why there is nothing of that time, however often it is asked for: 404, or 400 for what is no time. Null where asking again may help. */
export function whyUnseen(error: unknown): string | null {
  switch (statusOf(error)) {
    case 400:
    case 404:
      return `${sentenceOf(error)}.`
    default:
      return null
  }
}

interface PastProblemProps {
  readonly answer: { readonly error?: unknown; readonly refetch: () => unknown }
  /** The same page as it is now. */
  readonly now: string
}

/** In place of a page of the past that did not come. */
export function PastProblem({ answer: { error, refetch }, now }: PastProblemProps) {
  const why = whyUnseen(error)
  return (
    <div className="wrap" css={pageWithOneMessage}>
      {why === null ? (
        <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <EmptyState
          icon={<History />}
          heading="Nothing to be seen at that time"
          text={why}
          action={<ButtonLink to={now}>See it as it is now</ButtonLink>}
        />
      )}
    </div>
  )
}
