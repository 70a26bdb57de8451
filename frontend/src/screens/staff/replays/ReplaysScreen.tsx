import { scoresApi } from '../../../features/staff/scores.endpoints.ts'
import { askedEvery } from '../../../lib/api.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { useParam } from '../../shared/use-param.ts'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { ReplayForm } from './ReplayForm.tsx'
import { ReplayList } from './ReplayList.tsx'
import { ReplayResults } from './ReplayResults.tsx'

/** How another model or prompt would score the latest posts, before it is switched on. */
export function ReplaysScreen() {
  const [chosen, choose] = useParam('replay')
  const answer = scoresApi.useGetReplaysQuery(undefined, askedEvery(2_000))
  const shown = chosen ?? answer.data?.replays[0]?.replayId
  return (
    <StaffFrame part="replays" title="Replays of scores">
      <p className="muted" css={{ maxWidth: '46rem', marginBottom: 'var(--s4)' }}>
        The latest 500 posts with a score are scored by another model or prompt, by what is known today. Their own
        scores stay as they are.
      </p>
      <Loaded answer={answer} name="the replays" height="20rem">
        {({ replays }) => (
          <>
            <StaffSection aria-label="A new replay">
              <ReplayForm isUnderWay={replays.some(({ outcome }) => outcome === null)} onStarted={choose} />
            </StaffSection>
            <ReplayList replays={replays} shown={shown} />
            {shown !== undefined && (
              <ReplayResults key={shown} replayId={shown} replay={replays.find(({ replayId }) => replayId === shown)} />
            )}
          </>
        )}
      </Loaded>
    </StaffFrame>
  )
}
