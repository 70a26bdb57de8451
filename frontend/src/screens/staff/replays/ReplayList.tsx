import type { ReplayView } from '@deals/events'
import { scoresApi } from '../../../features/staff/scores.endpoints.ts'
import { sentenceOf } from '../../../lib/api-problem.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { WideTable } from '../../shared/WideTable.tsx'
import { dollars, tokens } from '../scores/score-words.ts'
import { StaffSection } from '../staff-styles.ts'
import { candidateName, stateOf } from './replay-words.ts'

const columns = [
  ...[{ title: 'Model and prompt' }, { title: 'State' }, { title: 'Posts' }],
  ...[
    { title: 'Tokens', isNumber: true },
    { title: 'Cost', isNumber: true },
  ],
  ...[{ title: 'Asked (UTC)' }, { title: 'By' }],
  { title: 'Actions', isHidden: true },
]

interface ReplayListProps {
  readonly replays: readonly ReplayView[]
  readonly shown: string | undefined
}

/** Every replay, the latest first, with how far it is. */
export function ReplayList({ replays, shown }: ReplayListProps) {
  return (
    <StaffSection aria-label="Replays">
      <h2>Replays</h2>
      {replays.length === 0 ? (
        <p className="muted">None was asked for yet.</p>
      ) : (
        <WideTable label="Replays" columns={columns} phone="blocks">
          {replays.map((replay) => (
            <Row key={replay.replayId} replay={replay} isShown={replay.replayId === shown} />
          ))}
        </WideTable>
      )}
    </StaffSection>
  )
}

function Row({ replay, isShown }: { readonly replay: ReplayView; readonly isShown: boolean }) {
  const { replayId, at, by, done, total, outcome } = replay
  const [stopReplay, { isLoading }] = scoresApi.useStopReplayMutation()
  const stop = async () => {
    const answer = await stopReplay(replayId)
    if (answer.error !== undefined) {
      showToast({ title: 'Not stopped', description: sentenceOf(answer.error), variant: 'destructive' })
    }
  }
  return (
    <tr>
      <th scope="row">
        <Anchor to={`?replay=${encodeURIComponent(replayId)}`} {...(isShown ? { 'aria-current': true } : {})}>
          {candidateName(replay)}
        </Anchor>
      </th>
      <td>{stateOf(replay)}</td>
      <td>
        <progress value={done} max={total} aria-label="Posts that were scored" css={{ accentColor: 'var(--brand)' }} />{' '}
        {done} of {total}
      </td>
      <td data-kind="number" data-said="Tokens" data-short>
        {tokens(replay.tokens)}
        {replay.model !== null && ` of ${tokens(replay.mostTokens)}`}
      </td>
      <td data-kind="number" data-short>
        {dollars(replay.cost)}
      </td>
      <td data-utc data-short>
        {absoluteTime(at)}
      </td>
      <td data-short>{by}</td>
      <td>
        {outcome === null && (
          <Button size="sm" busy={isLoading} onClick={() => void stop()}>
            Stop
          </Button>
        )}
      </td>
    </tr>
  )
}
