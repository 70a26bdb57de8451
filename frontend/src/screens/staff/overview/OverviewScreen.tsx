import {
  canModerate,
  canPlanNewsletter,
  dayFactWords,
  factsOfADay,
  grouped,
  type DayFact,
  type Overview,
} from '@deals/events'
import { newsletterPlanApi } from '../../../features/staff/newsletter-plan.endpoints.ts'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { addressOf } from '../../../lib/address-of.ts'
import { durationOf } from '../../../lib/duration.ts'
import { routes } from '../../../lib/routes.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { ServerLink } from '../../shared/ServerLink.tsx'
import { useParam } from '../../shared/use-param.ts'
import { StaffFrame } from '../StaffFrame.tsx'
import { Figures, type Figure } from '../../shared/Figures.tsx'
import { DayChart } from './DayChart.tsx'
import { Charts } from './overview-styles.ts'
import { periodFrom, periodOptions as options, type Period } from './periods.ts'

const groups: readonly { readonly title: string; readonly facts: readonly DayFact[] }[] = [
  { title: 'Posts', facts: ['submitted', 'published', 'expired', 'deleted', 'reviewed', 'reports', 'clicks'] },
  { title: 'Members', facts: ['joined', 'active', 'votes', 'excluded', 'comments'] },
  { title: 'What members are told', facts: ['matches', 'letters', 'newsletters', 'opened', 'failures'] },
]

/** What happened on the site, day by day. */
export function OverviewScreen() {
  const [days, setDays] = useParam('days')
  const period = periodFrom(days)
  return (
    <StaffFrame
      part="overview"
      title="Overview"
      beside={
        // Beside the heading they fit a phone in one font and not in the other.
        <div css={{ display: 'flex', gap: 'var(--s3)', '@media (max-width: 767px)': { flexBasis: '100%' } }}>
          <SegmentedControl<Period> label="Period" value={period} options={options} onChange={setDays} />
          <ServerLink href={addressOf('GET /api/staff/overview', { query: { format: 'csv', days: Number(period) } })}>
            CSV
          </ServerLink>
        </div>
      }
    >
      <Shown period={period} />
    </StaffFrame>
  )
}

function Shown({ period }: { readonly period: Period }) {
  const answer = staffApi.useGetOverviewQuery(period)
  return (
    <Loaded answer={answer} name="the overview" height="46rem">
      {(overview) => (
        <>
          <Now overview={overview} />
          {groups.map(({ title, facts }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <Charts>
                {facts.map((fact) => (
                  <DayChart
                    key={fact}
                    name={dayFactWords[fact]}
                    dates={overview.dates}
                    counts={countsIn(overview, fact)}
                    isOfADay={factsOfADay.has(fact)}
                  />
                ))}
              </Charts>
            </section>
          ))}
          <p className="muted" css={{ marginTop: 'var(--s5)', fontSize: 'var(--text-sm)' }}>
            Days are those of UTC; the last one is today so far. A member is active who posted, commented, saved a deal
            or looked at notifications.
          </p>
        </>
      )}
    </Loaded>
  )
}

const countsIn = ({ series }: Overview, wanted: DayFact): readonly number[] =>
  series.find(({ fact }) => fact === wanted)?.counts ?? []

/** A figure that leads to the list that it counts, for who may open that. */
function listed(name: string, count: number, to: string | false): Figure {
  const words = grouped(count)
  return [
    name,
    to === false ? (
      words
    ) : (
      <Anchor key={name} to={to} aria-label={`${name}: ${words}`}>
        {words}
      </Anchor>
    ),
  ]
}

function Now({ overview: { now, medianReviewMinutes } }: { readonly overview: Overview }) {
  const { data: newsletter } = newsletterPlanApi.useGetNewsletterSizeQuery(undefined)
  const viewer = useViewer()
  const [isModerator, mayPlan] = [canModerate(viewer), canPlanNewsletter(viewer)]
  const { home, moderation, search, staffNewsletter } = routes
  const figures: readonly Figure[] = [
    listed('Active posts', now.active, home.to()),
    listed('Expired posts', now.expired, search.to('is:expired')),
    listed('In review', now.inReview, isModerator && moderation.to('queue')),
    listed('Open reports', now.openReports, isModerator && moderation.to('reports')),
    listed('Members', now.members, isModerator && moderation.to('users')),
    newsletter === undefined
      ? ['Newsletter readers', '…']
      : listed('Newsletter readers', newsletter.confirmed, mayPlan && staffNewsletter.to()),
    ['Median review time', medianReviewMinutes === null ? 'None yet' : durationOf(medianReviewMinutes)],
  ]
  return <Figures label="Now" figures={figures} />
}
