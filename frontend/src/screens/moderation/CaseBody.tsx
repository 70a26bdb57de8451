import { useState } from 'react'
import type { CaseView } from '@deals/events'
import { HistoryLines } from '../../features/history/HistoryTimeline.tsx'
import { useNow } from '../../lib/clock.slice.ts'
import { Alert } from '../../ui/Alert.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { CaseActions, type Asking } from './CaseActions.tsx'
import { CaseCheck } from './CaseCheck.tsx'
import { CaseChanges } from './CaseChanges.tsx'
import { CaseDuplicates } from './CaseDuplicates.tsx'
import { CaseNotes } from './CaseNotes.tsx'
import { CaseReports } from './CaseReports.tsx'
import { holderWords, waitingWords, waitsForDecision } from './case-words.ts'
import { CaseSheet, Facts, Waiting } from './desk-styles.ts'
import { MemberThread } from './MemberThread.tsx'
import { PosterRecord } from './PosterRecord.tsx'
import { PostAsSeen } from './PostAsSeen.tsx'
import { RawEvents } from './RawEvents.tsx'
import { ReportedComments } from './ReportedComments.tsx'
import type { OpenCase } from './use-case-commands.ts'
import { useClaim } from './use-claim.ts'
import { WhyHere } from './WhyHere.tsx'

/** Everything about one post that a decision needs, the decision first. */
export function CaseBody({ open, onDone, onPart }: OpenCase) {
  const { details, history } = open
  const claim = useClaim(open)
  const isMine = claim.until !== null
  const [asking, ask] = useState<Asking>(null)
  return (
    <CaseSheet>
      <div css={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <CaseFacts open={open} isMine={isMine} />
        <h2>{details.title}</h2>
        <Hindrance open={open} refusal={claim.refusal} />
        <CaseActions open={open} onDone={onDone} onTake={isMine ? null : claim.takeNow} asking={asking} ask={ask} />
        <WhyHere open={open} />
        <ReportedComments open={open} onDone={onDone} onPart={onPart} />
        <CaseCheck open={open} />
        <CaseChanges open={open} />
        <PostAsSeen post={details} />
        <CaseDuplicates open={open} onMerge={(into) => ask({ mergeInto: into })} />
        <CaseReports open={open} />
        <CaseNotes open={open} />
        <MemberThread username={open.poster.username} postId={open.postId} />
      </div>
      <aside aria-label="Poster and history">
        <PosterRecord open={open} />
        <h3>History</h3>
        <HistoryLines postId={details.id} entries={history} currency={details.currency} />
        <RawEvents postId={open.postId} />
      </aside>
    </CaseSheet>
  )
}

function CaseFacts({ open, isMine }: { readonly open: CaseView; readonly isMine: boolean }) {
  const now = useNow()
  const { details, assignee, priority } = open
  const holder = isMine ? 'yours for five minutes' : assignee === null ? null : `with ${assignee.assignee}`
  return (
    <Facts>
      {details.status !== 'active' && <StatusTag status={details.status} />}
      <span>Post {open.postId}</span>
      {waitsForDecision(open) ? (
        <>
          <Waiting data-sla={open.sla}>waiting {waitingWords(open.waitingSince, now)}</Waiting>
          <span>priority {priority}</span>
        </>
      ) : (
        <span>nothing waits</span>
      )}
      {holder !== null && <span>{holder}</span>}
    </Facts>
  )
}

const hindrances = {
  'own-post': 'This is your own post, so somebody else decides about it.',
  'own-report': 'You reported this post, so somebody else decides about it.',
} as const

/** Why the one who looks may not decide. */
function Hindrance({ open, refusal }: { readonly open: CaseView; readonly refusal: string | null }) {
  const { hindrance } = open
  const held = holderWords(open)
  const words = hindrance === 'own-post' || hindrance === 'own-report' ? hindrances[hindrance] : (refusal ?? held)
  const isHindered = refusal !== null || hindrance !== null
  return isHindered && words !== null ? (
    <div css={{ paddingTop: 'var(--s3)' }}>
      <Alert variant="warn">{words}</Alert>
    </div>
  ) : null
}
