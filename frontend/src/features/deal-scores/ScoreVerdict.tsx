import styled from '@emotion/styled'
import { fingerRoom } from '../../ui/button-styles.ts'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { ScoreTag } from '../../ui/ScoreTag.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { verdictWords } from './score-parts.ts'
import { useScore } from './use-score.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s4);
  align-items: center;
  padding: var(--s4);
  border-radius: var(--r-lg);
  background: var(--sunken);
  font-size: var(--text-sm);
  & button {
    position: relative;
    ${fingerRoom}
    padding: 0;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    cursor: help;
  }
  & p {
    margin-top: 0.375rem;
  }
`

const explanation = 'AI estimate from price, features, brand and support. Not community votes.'

interface ScoreVerdictProps {
  readonly postId: number
  /** What the post itself says of its score; it may be older than the score. */
  readonly score: number
}

/** The score in one look: ring, label, and why in one sentence. */
export function ScoreVerdict({ postId, score }: ScoreVerdictProps) {
  const answer = useScore(postId)
  const known = answer.state === 'known' && answer.score.status === 'completed' ? answer.score : undefined
  const shown = known?.score ?? score
  return (
    <Root>
      <ProgressRing score={shown} asLabel />
      <div>
        <Tooltip text={explanation}>
          <button type="button">
            <ScoreTag score={shown} verdict />
          </button>
        </Tooltip>
        <p>
          <b>{verdictWords(known, shown)}</b> {known?.reasons?.price ?? explanation}
        </p>
      </div>
    </Root>
  )
}
