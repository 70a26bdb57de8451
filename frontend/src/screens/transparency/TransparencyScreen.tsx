import styled from '@emotion/styled'
import type { TransparencyView } from '@deals/events'
import { transparencyApi } from '../../features/transparency/transparency.endpoints.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Figures } from '../shared/Figures.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { linkInWords } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { useParam } from '../shared/use-param.ts'
import { periodFrom, periodOptions, type Period } from '../staff/overview/periods.ts'
import { InfoPage } from '../static/InfoPage.tsx'
import { parts } from './parts.tsx'

/** Weeks in which hardly anything is removed say little. */
export const usualPeriod: Period = '30'

const Sections = styled.div`
  display: grid;
  gap: var(--s6);
  margin-bottom: var(--s8);
  & h2 {
    margin-bottom: var(--s3);
  }
  & p {
    margin-top: var(--s2);
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & p > a {
    ${linkInWords}
  }
`

/** How the site is moderated, in numbers that nobody writes by hand. */
export function TransparencyScreen() {
  const [days, setDays] = useParam('days')
  const period = periodFrom(days, usualPeriod)
  const answer = transparencyApi.useGetTransparencyQuery(period, { refetchOnMountOrArgChange: true })
  return (
    <InfoPage>
      <PageIntro
        title="Transparency"
        text="How this site is moderated, counted from its log of events. Nobody writes these numbers by hand."
        tools={<SegmentedControl<Period> label="Period" value={period} options={periodOptions} onChange={setDays} />}
      />
      <Loaded answer={answer} name="the numbers" height="52rem">
        {(numbers) => <Numbers numbers={numbers} />}
      </Loaded>
    </InfoPage>
  )
}

function Numbers({ numbers }: { readonly numbers: TransparencyView }) {
  return (
    <Sections>
      {parts.map(({ title, figures, about, More }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <Figures label={title} figures={figures(numbers)} />
          <p>{about}</p>
          {More !== undefined && <More {...numbers} />}
        </section>
      ))}
      <p>Days are those of UTC; the last one is today so far.</p>
    </Sections>
  )
}
