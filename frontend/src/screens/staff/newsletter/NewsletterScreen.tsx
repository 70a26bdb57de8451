import type { NewsletterView } from '@deals/events'
import { newsletterPlanApi } from '../../../features/staff/newsletter-plan.endpoints.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { Figures } from '../../shared/Figures.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { StaffSection } from '../staff-styles.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { PlanForm } from './PlanForm.tsx'

/** The newsletter: who gets it, when it goes out, what its next issue says, and what went out. */
export function NewsletterScreen() {
  const answer = newsletterPlanApi.useGetNewsletterPlanQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: size } = newsletterPlanApi.useGetNewsletterSizeQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <StaffFrame part="newsletter" title="Newsletter">
      <Loaded answer={answer} name="the newsletter" height="60rem">
        {(view) => (
          <>
            <Figures
              label="The newsletter"
              figures={[
                ['Next issue (UTC)', view.next === null ? 'Paused' : absoluteTime(view.next)],
                ['Members who want it', view.members],
                ['Other confirmed addresses', size?.confirmed ?? '–'],
              ]}
            />
            <PlanForm view={view} onAskAgain={async () => void (await answer.refetch())} />
            <LetterPreview letter={view.letter} />
            <Issues issues={view.issues} />
          </>
        )}
      </Loaded>
    </StaffFrame>
  )
}

const columns = [{ title: 'Issue (UTC)' }, { title: 'Letters sent', isNumber: true }, { title: 'Introduction' }]

function Issues({ issues }: Pick<NewsletterView, 'issues'>) {
  return (
    <StaffSection aria-label="Sent issues" css={{ marginTop: 'var(--s8)' }}>
      <h2>Sent issues</h2>
      {issues.length === 0 ? (
        <p className="muted">None has gone out since issues are kept.</p>
      ) : (
        <WideTable label="Issues that went out" columns={columns}>
          {issues.map(({ date, hour, letters, introduction }) => (
            <tr key={date}>
              <th scope="row">{absoluteTime(`${date}T${String(hour).padStart(2, '0')}:00:00Z`)}</th>
              <td data-kind="number">{letters}</td>
              <td css={{ overflowWrap: 'anywhere' }}>{introduction ?? <span className="muted">None</span>}</td>
            </tr>
          ))}
        </WideTable>
      )}
      <p className="muted" css={{ marginTop: 'var(--s3)', fontSize: 'var(--text-sm)' }}>
        Letters load nothing and their links tell nobody, so it is not known who opened one.
      </p>
    </StaffSection>
  )
}
