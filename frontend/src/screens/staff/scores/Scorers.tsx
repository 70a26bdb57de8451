import { grouped, type ScoresView } from '@deals/events'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffSection } from '../staff-styles.ts'
import { DayChart } from '../overview/DayChart.tsx'
import { Charts } from '../overview/overview-styles.ts'
import { dollars, scorerName, sumOf, tokens } from './score-words.ts'

const columns = [
  ...[{ title: 'Model and prompt' }, { title: 'Made', isNumber: true }, { title: 'Missed', isNumber: true }],
  ...[
    { title: 'Tokens', isNumber: true },
    { title: 'Cost', isNumber: true },
  ],
]

/** What each model made, missed, took and cost; day by day where it made anything. */
export function Scorers({ view: { dates, scorers, isCut } }: { readonly view: ScoresView }) {
  return (
    <StaffSection aria-label="By model">
      <h2>By model</h2>
      {scorers.length === 0 ? (
        <p className="muted">No score was made in these days.</p>
      ) : (
        <WideTable label="Models" columns={columns}>
          {scorers.map((scorer) => (
            <tr key={scorerName(scorer)}>
              <th scope="row">{scorerName(scorer)}</th>
              <td data-kind="number">{grouped(sumOf(scorer.made))}</td>
              <td data-kind="number">{grouped(sumOf(scorer.missed))}</td>
              <td data-kind="number">{tokens(sumOf(scorer.tokens))}</td>
              <td data-kind="number">{dollars(sumOf(scorer.costs))}</td>
            </tr>
          ))}
        </WideTable>
      )}
      <Charts css={{ marginTop: 'var(--s5)' }}>
        {scorers.map((scorer) => (
          <DayChart
            key={scorerName(scorer)}
            name={`Made by ${scorerName(scorer)}`}
            dates={dates}
            counts={scorer.made}
          />
        ))}
        {scorers
          .filter(({ costs }) => sumOf(costs) > 0)
          .map((scorer) => (
            <DayChart
              key={scorerName(scorer)}
              name={`Cost of ${scorerName(scorer)}`}
              dates={dates}
              counts={scorer.costs}
              write={dollars}
            />
          ))}
      </Charts>
      <p className="muted" css={{ marginTop: 'var(--s5)', fontSize: 'var(--text-sm)' }}>
        Days are those of UTC; the last one is today so far. Missed: another score stood in, or none came. Prompts named
        review and fill-in looked at posts and pages, and count in the sums.
        {isCut && ' There were more scores than are counted here: the earliest ones are left out.'}
      </p>
    </StaffSection>
  )
}
