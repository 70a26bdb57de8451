import { useState } from 'react'
import type { CaseReport, CaseView } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { reasonWords } from './case-words.ts'
import { Box, Facts } from './desk-styles.ts'

/** Every report with its words, those that wait first. */
export function CaseReports({ open: { reports, decided } }: { readonly open: CaseView }) {
  if (reports.length + decided.length === 0) {
    return null
  }
  return (
    <>
      <h3>Reports</h3>
      {reports.map((report) => (
        <Report key={report.id} report={report} />
      ))}
      {decided.map((report) => (
        <Report key={report.id} report={report} outcome={report.outcome} />
      ))}
    </>
  )
}

function Report({ report, outcome }: { readonly report: CaseReport; readonly outcome?: 'upheld' | 'dismissed' }) {
  const { reason, reporter, weight, at, note, commentId } = report
  return (
    <Box>
      <Facts>
        <Tag tone={outcome === undefined ? 'warn' : outcome === 'upheld' ? 'bad' : 'expired'}>
          {outcome ?? reasonWords(reason)}
        </Tag>
        {outcome !== undefined && <span>{reasonWords(reason)}</span>}
        <span>
          by <strong>{reporter}</strong>, weight {Math.round(weight * 10) / 10}
        </span>
        {commentId !== null && <ReportedComment commentId={commentId} />}
        <TimeAgo time={at} />
      </Facts>
      {note !== null && <q>{note}</q>}
    </Box>
  )
}

/** Asked for here by itself: what three pages share, every page would bring. */
const CommentHistoryDialog = dialogOnDemand(async () => (await import('../shared/CommentHistory.tsx')).CommentHistory)

/** Which comment it is about, and what that said, also before it was changed or deleted. */
function ReportedComment({ commentId }: { readonly commentId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span>about comment {commentId}</span>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        What it said
      </Button>
      {isOpen && <CommentHistoryDialog commentId={commentId} onClose={() => setOpen(false)} />}
    </>
  )
}
