import { useState } from 'react'
import type { ScoreReason, ScoresView } from '@deals/events'
import { Button } from '../../../ui/Button.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffSection } from '../staff-styles.ts'
import { FailedPosts } from './FailedPosts.tsx'
import { reasonWords } from './score-words.ts'
import { useRetry } from './use-retry.ts'

const columns = [{ title: 'Why' }, { title: 'Posts', isNumber: true }, { title: 'Actions', isHidden: true }]

/** Scores that came to nothing, and those that stand in for a model's, by reason. */
export function Failures({ reasons }: Pick<ScoresView, 'reasons'>) {
  const [shown, setShown] = useState<ScoreReason | null>(null)
  const { retry, isBusy } = useRetry()
  return (
    <StaffSection aria-label="What came to nothing">
      <h2>What came to nothing</h2>
      {reasons.length === 0 ? (
        <p className="muted">Nothing: each post has its score or waits.</p>
      ) : (
        <WideTable label="Reasons" columns={columns}>
          {reasons.map(({ reason, count }) => (
            <tr key={reason}>
              <th scope="row">{reasonWords[reason]}</th>
              <td data-kind="number">{count}</td>
              <td css={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-expanded={shown === reason}
                  aria-label={`Posts: ${reasonWords[reason]}`}
                  onClick={() => setShown(shown === reason ? null : reason)}
                >
                  Posts
                </Button>{' '}
                <Button
                  size="sm"
                  busy={isBusy}
                  aria-label={`Retry all: ${reasonWords[reason]}`}
                  onClick={() => void retry({ reason })}
                >
                  Retry all
                </Button>
              </td>
            </tr>
          ))}
        </WideTable>
      )}
      {shown !== null && <FailedPosts key={shown} reason={shown} />}
    </StaffSection>
  )
}
