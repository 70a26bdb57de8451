import styled from '@emotion/styled'
import { counted, type DealScoreView } from '@deals/events'
import { utcTime } from '../../lib/relative-time.ts'
import { FactList } from '../../ui/FactList.tsx'
import { missedByModel } from './model-words.ts'

const Root = styled.section`
  max-width: 42rem;
  font-size: var(--text-sm);
  color: var(--ink-2);
  & h3 {
    margin-bottom: var(--s2);
    font-size: var(--text-sm);
    font-weight: 650;
    color: var(--ink);
  }
  & p {
    margin-top: var(--s2);
  }
`

/** Who made the score, when, of what, and how sure it is. */
export function ScoreProvenance({ score }: { readonly score: DealScoreView }) {
  const { model, promptVersion, updatedAt, prices, comparison, facts, confidence, standsInFor } = score
  const earlier = prices.filter(({ kind }) => kind === 'product').length
  const inputs = [
    counted(comparison?.comparables ?? 0, 'comparable post'),
    counted(earlier, 'earlier price'),
    counted(facts.length, 'fact'),
  ].join(', ')
  return (
    <Root aria-labelledby="score-provenance">
      <h3 id="score-provenance">How this score was made</h3>
      <FactList>
        <dt>By</dt>
        <dd>
          {model ?? 'an earlier scorer'}
          {promptVersion !== null && `, version ${promptVersion}`}
        </dd>
        <dt>When</dt>
        <dd>{utcTime(updatedAt)}</dd>
        <dt>Of</dt>
        <dd>{inputs}</dd>
        {confidence !== null && (
          <>
            <dt>Confidence</dt>
            <dd>{confidence}%</dd>
          </>
        )}
      </FactList>
      {standsInFor !== null && (
        <p>
          It stands in for {standsInFor.model}, which {missedByModel[standsInFor.because]}. The score is made anew
          later.
        </p>
      )}
      <p>AI estimate from price, features, brand and support. Not community votes.</p>
    </Root>
  )
}
