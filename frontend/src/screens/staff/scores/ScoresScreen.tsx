import type { ScoresView } from '@deals/events'
import { scoresApi } from '../../../features/staff/scores.endpoints.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TimeAgo } from '../../shared/TimeAgo.tsx'
import { useParam } from '../../shared/use-param.ts'
import { Figures } from '../overview/overview-styles.ts'
import { periodFrom, periods, type Period } from '../overview/periods.ts'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { Failures } from './Failures.tsx'
import { Scorers } from './Scorers.tsx'
import { dollars, seconds, sumOf } from './score-words.ts'

const askedEvery = 15_000
const options = periods.map((value) => ({ value, label: `${value} days` }))

/** How the making of scores goes: what waits, what came to nothing and why, and what it costs. */
export function ScoresScreen() {
  const [days, setDays] = useParam('days')
  const period = periodFrom(days)
  const { currentData, isError, refetch } = scoresApi.useGetScoresQuery(period, {
    pollingInterval: askedEvery,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  return (
    <StaffFrame
      part="scores"
      title="Scores"
      beside={<SegmentedControl<Period> label="Period" value={period} options={options} onChange={setDays} />}
    >
      {currentData !== undefined ? (
        <>
          <StaffSection aria-label="Now">
            <Now view={currentData} />
          </StaffSection>
          <Failures reasons={currentData.reasons} />
          <Scorers view={currentData} />
        </>
      ) : isError ? (
        <ErrorState text="The scores could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the scores">
          <Skeleton height="30rem" radius="md" />
        </div>
      )}
    </StaffFrame>
  )
}

function Now({ view }: { readonly view: ScoresView }) {
  const { queue, scorers, medianWaitSeconds, medianSeconds } = view
  const figures = [
    { label: 'Waiting', figure: queue.waiting },
    { label: 'Being made', figure: queue.underWay },
    {
      label: 'The first waits since',
      figure: queue.waitingSince === null ? 'None waits' : <TimeAgo time={queue.waitingSince} />,
    },
    { label: 'Made', figure: sumOf(scorers.flatMap(({ made }) => made)) },
    { label: 'Median wait', figure: seconds(medianWaitSeconds) },
    { label: 'Median time', figure: seconds(medianSeconds) },
    { label: 'Cost', figure: dollars(sumOf(scorers.flatMap(({ costs }) => costs))) },
  ]
  return (
    <Figures aria-label="Now and in these days">
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Figures>
  )
}
