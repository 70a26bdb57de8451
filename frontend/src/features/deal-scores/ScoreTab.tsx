import styled from '@emotion/styled'
import { Gauge, Sparkles } from 'lucide-react'
import type { DealScoreView } from '@deals/events'
import { scoreLabel } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { scoreTone } from '../../ui/score-tone.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ScoreBars } from './ScoreBars.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'
import { shownParts } from './score-parts.ts'
import { useGenerateScore } from './use-generate-score.ts'
import { useScore } from './use-score.ts'

const Root = styled.div`
  display: grid;
  gap: var(--s6);
`

const Summary = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;
  max-width: 42rem;
  & h2 {
    font-size: var(--text-lg);
  }
  & p {
    font-size: var(--text-sm);
    color: var(--ink-2);
  }
`

/** Everything about the score of a product: how to get one, the wait, the verdict with its reasons. */
export function ScoreTab({ postId }: { readonly postId: number }) {
  const answer = useScore(postId)
  switch (answer.state) {
    case 'loading':
      return <ScoreSkeleton />
    case 'missing':
      return <MissingScore postId={postId} />
    case 'unreachable':
      return <ErrorState text="The score could not be loaded." onRetry={answer.refetch} />
    case 'known':
      return <KnownScore postId={postId} score={answer.score} />
  }
}

function KnownScore({ postId, score }: { readonly postId: number; readonly score: DealScoreView }) {
  switch (score.status) {
    case 'pending':
    case 'processing':
      return <Calculating score={score} />
    case 'failed':
      return <FailedScore postId={postId} message={score.message} />
    case 'completed':
      return <CompletedScore score={score} />
  }
}

function MissingScore({ postId }: { readonly postId: number }) {
  const { start, isStarting } = useGenerateScore(postId)
  return (
    <EmptyState
      icon={<Gauge />}
      text="Nobody has asked for a score of this deal yet. The AI compares price, features, brand and support."
      action={
        <Button variant="primary" busy={isStarting} onClick={() => void start()}>
          <Sparkles aria-hidden="true" />
          Generate Score
        </Button>
      }
    />
  )
}

function Calculating({ score }: { readonly score: DealScoreView }) {
  const now = useNow()
  return (
    <div role="status">
      <EmptyState icon={<Spinner />} text={`Calculating… started ${relativeTime(score.updatedAt, now)}.`} />
    </div>
  )
}

function FailedScore({ postId, message }: { readonly postId: number; readonly message: string | null }) {
  const { start } = useGenerateScore(postId)
  const text = message ?? 'Failed to calculate score. Please try again later.'
  return <ErrorState text={text} retryLabel="Retry" onRetry={() => void start()} />
}

function CompletedScore({ score }: { readonly score: DealScoreView }) {
  const now = useNow()
  const total = score.score ?? 0
  return (
    <Root>
      <Summary>
        <ProgressRing score={total} />
        <div>
          <h2 css={{ color: `var(--${scoreTone(total)})` }}>{scoreLabel(total)} Deal</h2>
          {score.summary !== null && <p>{score.summary}</p>}
        </div>
      </Summary>
      <ScoreBars parts={shownParts(score)} />
      <ScoreHistory history={score.history} />
      <p className="faint" css={{ fontSize: 'var(--text-sm)' }}>
        AI estimate from price, features, brand and support. Not community votes. Scored{' '}
        {relativeTime(score.updatedAt, now)}.
      </p>
    </Root>
  )
}

function ScoreSkeleton() {
  return (
    <Root role="status" aria-label="Loading the score">
      <Skeleton height="4.25rem" width="20rem" />
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height="3.5rem" />
      ))}
    </Root>
  )
}
