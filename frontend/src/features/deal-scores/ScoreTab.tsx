import styled from '@emotion/styled'
import { Gauge, Sparkles } from 'lucide-react'
import { paidFor, scoreLabel, type Currency, type DealScoreView } from '@deals/events'
import { useClosed } from '../../lib/announced.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { scoreTone } from '../../ui/score-tone.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { PriceChart } from './PriceChart.tsx'
import { ScoreBars } from './ScoreBars.tsx'
import { ScoreHistory } from './ScoreHistory.tsx'
import { ScoreProvenance } from './ScoreProvenance.tsx'
import { shownParts, verdictWords } from './score-parts.ts'
import { useElapsed } from './use-elapsed.ts'
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

const Wishes = styled.section`
  max-width: 42rem;
  font-size: var(--text-sm);
  color: var(--ink-2);
  & h3 {
    margin-bottom: var(--s1);
    font-size: var(--text-sm);
    font-weight: 650;
    color: var(--ink);
  }
  & ul {
    padding-left: var(--s5);
    list-style: disc;
  }
`

interface Scored {
  readonly postId: number
  readonly price: number | null
  readonly shippingCost: number | null
  readonly currency: Currency
}

/** Everything about the score of a product: how to get one, the wait, the verdict with its reasons. */
export function ScoreTab(post: Scored) {
  const { postId } = post
  const answer = useScore(postId)
  switch (answer.state) {
    case 'loading':
      return <ScoreSkeleton />
    case 'missing':
      return <MissingScore postId={postId} />
    case 'unreachable':
      return <ErrorState text="The score could not be loaded." onRetry={answer.refetch} />
    case 'known':
      return <KnownScore post={post} score={answer.score} />
  }
}

interface KnownScoreProps {
  readonly post: Scored
  readonly score: DealScoreView
}

function KnownScore({ post, score }: KnownScoreProps) {
  switch (score.status) {
    case 'pending':
    case 'processing':
      return <Calculating score={score} />
    case 'failed':
      return <FailedScore postId={post.postId} message={score.message} />
    case 'completed':
      return <CompletedScore post={post} score={score} />
  }
}

function MissingScore({ postId }: { readonly postId: number }) {
  const { start, isStarting } = useGenerateScore(postId)
  const closed = useClosed('scores')
  return (
    <EmptyState
      icon={<Gauge />}
      text={
        closed ?? 'Nobody has asked for a score of this deal yet. The AI compares price, features, brand and support.'
      }
      action={
        closed === undefined && (
          <Button variant="primary" busy={isStarting} onClick={() => void start()}>
            <Sparkles aria-hidden="true" />
            Generate Score
          </Button>
        )
      }
    />
  )
}

function Calculating({ score }: { readonly score: DealScoreView }) {
  const elapsed = useElapsed(score.requestedAt)
  return (
    <div role="status">
      <EmptyState icon={<Spinner />} text={`Calculating…${elapsed === null ? '' : ` ${elapsed}`}`} />
    </div>
  )
}

function FailedScore({ postId, message }: { readonly postId: number; readonly message: string | null }) {
  const { start } = useGenerateScore(postId)
  const text = message ?? 'Failed to calculate score. Please try again later.'
  return <ErrorState text={text} retryLabel="Retry" onRetry={() => void start()} />
}

function CompletedScore({ post, score }: KnownScoreProps) {
  const total = score.score ?? 0
  const paid = paidFor(post)
  return (
    <Root>
      <Summary>
        <ProgressRing score={total} />
        <div>
          <h2 css={{ color: `var(--${scoreTone(total)})` }}>{scoreLabel(total)} Deal</h2>
          <p>{verdictWords(score, total)}</p>
          {score.summary !== null && <p>{score.summary}</p>}
        </div>
      </Summary>
      <ScoreBars parts={shownParts(score)} />
      {paid !== null && (
        <PriceChart score={score} price={paid} currency={post.currency} hasShipping={paid !== post.price} />
      )}
      {score.wouldChange.length > 0 && <WouldChange wishes={score.wouldChange} />}
      <ScoreHistory history={score.history} />
      <ScoreProvenance score={score} />
    </Root>
  )
}

function WouldChange({ wishes }: { readonly wishes: readonly string[] }) {
  return (
    <Wishes aria-labelledby="score-wishes">
      <h3 id="score-wishes">What would change it</h3>
      <ul>
        {wishes.map((wish) => (
          <li key={wish}>{wish}</li>
        ))}
      </ul>
    </Wishes>
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
