import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { reportNoteLimit, reportReasons, type OwnReportView, type ReportReason } from '@deals/events'
import { isApiProblem } from '../../lib/api-problem.ts'
import { utcTime } from '../../lib/relative-time.ts'
import { Button } from '../../ui/Button.tsx'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'
import { reportsApi, type ReportSubject } from './reports.endpoints.ts'

const words: Readonly<Record<ReportReason, { readonly label: string; readonly help: string }>> = {
  spam: { label: 'Spam', help: 'Advertising, a referral link, the same thing again and again' },
  duplicate: { label: 'Duplicate', help: 'The same deal is here already' },
  harmful: { label: 'Harmful', help: 'Fraud, malware, something dangerous' },
  inappropriate: { label: 'Inappropriate', help: 'Insults, adult content, not a place for it' },
  expired: { label: 'Expired', help: 'The deal is over' },
  other: { label: 'Other', help: 'Something else; a note helps' },
}
const options = reportReasons.map((value) => ({ value, ...words[value] }))

type OwnReport = NonNullable<OwnReportView['report']>

export interface ReportFormProps {
  readonly subject: ReportSubject
  readonly onClose: () => void
}

/** Asks what is wrong; whoever has reported it already is told what became of that, as each does so once. */
export function ReportForm({ subject, onClose }: ReportFormProps) {
  const { kind, id } = subject
  const ofPost = reportsApi.useGetOwnPostReportQuery(kind === 'post' ? id : skipToken, anew)
  const ofComment = reportsApi.useGetOwnCommentReportQuery(kind === 'comment' ? id : skipToken, anew)
  const { data, isFetching, isError } = kind === 'post' ? ofPost : ofComment
  const report = isFetching || isError ? null : (data?.report ?? null)
  // What could not be asked keeps nobody from reporting.
  if (!isFetching && report === null) {
    return <Question subject={subject} onClose={onClose} />
  }
  return (
    <Dialog
      title={report === null ? `Report ${kind}` : `You reported this ${kind}`}
      open
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {report === null ? <Skeleton height="6rem" radius="md" /> : <Reported {...report} />}
    </Dialog>
  )
}

const anew = { refetchOnMountOrArgChange: true }

const outcomes = {
  upheld: 'Moderators found that you were right. Thank you.',
  dismissed: 'Moderators looked at it, and it may stay.',
} as const

function Reported({ at, reason, outcome }: OwnReport) {
  return (
    <p>
      On {utcTime(at)}, as “{words[reason].label}”.{' '}
      {outcome === null ? 'Moderators have not decided about it yet.' : outcomes[outcome]}
    </p>
  )
}

/** Nothing is sent before a reason is chosen. */
function Question({ subject, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>()
  const [note, setNote] = useState('')
  const { send, isSending } = useReport({ subject, onClose })
  const isReady = reason !== undefined && note.length <= reportNoteLimit
  const main = (
    <Button
      variant="primary"
      disabled={!isReady}
      busy={isSending}
      onClick={() => (reason === undefined ? undefined : void send(reason, note))}
    >
      Submit
    </Button>
  )
  return (
    <AskDialog
      title={`Report ${subject.kind}`}
      description="Moderators will look at it. The poster does not learn who reported."
      onClose={onClose}
      main={main}
    >
      <div css={{ display: 'grid', gap: 'var(--s4)' }}>
        <RadioGroup label="Reason" value={reason} options={options} onChange={setReason} />
        <TextArea
          label="Note"
          optional
          rows={3}
          limit={reportNoteLimit}
          value={note}
          onChange={(event) => {
            setNote(event.target.value)
          }}
        />
      </div>
    </AskDialog>
  )
}

/** Sends a report and says how that went. */
function useReport({ subject, onClose }: ReportFormProps) {
  const [reportPost, post] = reportsApi.useReportPostMutation()
  const [reportComment, comment] = reportsApi.useReportCommentMutation()
  const report = subject.kind === 'post' ? reportPost : reportComment
  const send = async (reason: ReportReason, note: string) => {
    const { error } = await report({ id: subject.id, reason, note })
    if (error === undefined) {
      showToast({ title: 'Report Submitted', description: 'Thank you for helping keep our community safe.' })
      onClose()
    } else {
      const description = isApiProblem(error) ? error.message : 'The report was not sent.'
      showToast({ title: 'Error', description, variant: 'destructive' })
    }
  }
  return { send, isSending: post.isLoading || comment.isLoading }
}
