import { grouped, type ScoresView } from '@deals/events'
import { scoresApi } from '../../../features/staff/scores.endpoints.ts'
import { askedEvery } from '../../../lib/api.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { TimeAgo } from '../../shared/TimeAgo.tsx'
import { useParam } from '../../shared/use-param.ts'
import { Figures, type Figure } from '../../shared/Figures.tsx'
import { periodFrom, periodOptions as options, type Period } from '../overview/periods.ts'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { Failures } from './Failures.tsx'
import { Scorers } from './Scorers.tsx'
import { dollars, seconds, sumOf } from './score-words.ts'

/** How the making of scores goes: what waits, what came to nothing and why, and what it costs. */
export function ScoresScreen() {
  const [days, setDays] = useParam('days')
  const period = periodFrom(days)
  const answer = scoresApi.useGetScoresQuery(period, askedEvery(15_000))
  return (
    <StaffFrame
      part="scores"
      title="Scores"
      beside={<SegmentedControl<Period> label="Period" value={period} options={options} onChange={setDays} />}
    >
      <Loaded answer={answer} name="the scores" height="30rem">
        {(view) => (
          <>
            <StaffSection aria-label="Now">
              <Now view={view} />
            </StaffSection>
            <Failures reasons={view.reasons} />
            <Scorers view={view} />
          </>
        )}
      </Loaded>
    </StaffFrame>
  )
}

function Now({ view }: { readonly view: ScoresView }) {
  const { queue, scorers, medianWaitSeconds, medianSeconds } = view
  const first = queue.waitingSince === null ? 'None waits' : <TimeAgo time={queue.waitingSince} />
  const figures: readonly Figure[] = [
    ['Waiting', grouped(queue.waiting)],
    ['Being made', queue.underWay],
    ['The first waits since', first],
    ['Made', grouped(sumOf(scorers.flatMap(({ made }) => made)))],
    ['Median wait', seconds(medianWaitSeconds)],
    ['Median time', seconds(medianSeconds)],
    ['Cost', dollars(sumOf(scorers.flatMap(({ costs }) => costs)))],
  ]
  return <Figures label="Now and in these days" figures={figures} />
}
