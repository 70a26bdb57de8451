import {
  reportOutcomeWords,
  reportReasonWords,
  type CaseReport,
  type CaseView,
  type ReportOutcome,
} from '@deals/events'
import { Anchor } from '../../ui/Anchor.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { linkToMember } from '../shared/desk-links.ts'
import { Box, Facts } from './desk-styles.ts'

type Reports = Pick<CaseView, 'reports' | 'decided'>

/** Every report on the post with its words, those that wait first. */
export function CaseReports({ open }: { readonly open: CaseView }) {
  const { reports, decided } = reportsAbout(open, null)
  if (reports.length + decided.length === 0) {
    return null
  }
  return (
    <>
      <h3>Reports</h3>
      {reports.map((report) => (
        <Box key={report.id}>
          <Report report={report} />
        </Box>
      ))}
      {decided.map((report) => (
        <Box key={report.id}>
          <Report report={report} outcome={report.outcome} />
        </Box>
      ))}
    </>
  )
}

/** The reports on one comment below the post, or with null on the post itself. */
export function reportsAbout({ reports, decided }: Reports, comment: number | null): Reports {
  const isAbout = ({ commentId }: CaseReport) => commentId === comment
  return { reports: reports.filter(isAbout), decided: decided.filter(isAbout) }
}

interface ReportProps {
  readonly report: CaseReport
  readonly outcome?: ReportOutcome
}

/** Who reported it as what, and in which words. */
export function Report({ report, outcome }: ReportProps) {
  const { reason, reporter, weight, at, note } = report
  return (
    <div>
      <Facts>
        <Tag tone={outcome === undefined ? 'warn' : outcome === 'upheld' ? 'bad' : 'expired'}>
          {outcome === undefined ? reportReasonWords[reason] : reportOutcomeWords[outcome]}
        </Tag>
        {outcome !== undefined && <span>{reportReasonWords[reason]}</span>}
        <span>
          by{' '}
          <Anchor to={linkToMember(reporter)} newTab css={{ fontWeight: 600 }}>
            {reporter}
          </Anchor>
          , weight {Math.round(weight * 10) / 10}
        </span>
        <TimeAgo time={at} />
      </Facts>
      {note !== null && <q>{note}</q>}
    </div>
  )
}
