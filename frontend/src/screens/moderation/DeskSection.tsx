import { useEffect, useState } from 'react'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { CasePane } from './CasePane.tsx'
import { useDeskAddress } from './desk-address.ts'
import { Desk, ListPane } from './desk-styles.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { LastActBanner } from './LastActBanner.tsx'
import type { Lane } from './moderation-tabs.ts'
import { NoCase } from './NoCase.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueList } from './QueueList.tsx'
import type { Act } from './use-case-commands.ts'
import { neighbourOf, useLastAct } from './use-desk.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import { useGone } from './use-gone.ts'
import { useQueue } from './use-queue.ts'

/** One list of cases with the open one beside it. */
export function DeskSection({ lane }: { readonly lane: Lane }) {
  const { params, question, caseId, open, narrow } = useDeskAddress(lane)
  const { gone, hide, bringBack } = useGone()
  const queue = useQueue(question, gone)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const lastAct = useLastAct((postId) => {
    bringBack(postId)
    queue.retry()
    open(postId)
  })
  const step = (by: 1 | -1) => open(neighbourOf(queue.items, caseId, by) ?? caseId)
  useDeskKeys({
    j: () => step(1),
    k: () => step(-1),
    z: () => void lastAct.undo(),
    '?': () => setHelpOpen(true),
    Escape: () => open(null),
  })
  useNextReady(neighbourOf(queue.items, caseId, 1), caseId)
  useOpenRowInSight(caseId)
  const goOn = (act: Act) => {
    lastAct.remember(act)
    hide(act.postId)
    open(neighbourOf(queue.items, act.postId, 1) ?? neighbourOf(queue.items, act.postId, -1))
  }
  return (
    <>
      <LastActBanner {...lastAct} />
      <Desk data-open={caseId !== null}>
        <ListPane aria-label="Cases">
          <QueueFilters question={question} onNarrow={narrow} />
          <QueueList queue={queue} params={params} caseId={caseId} isNarrowed={Object.keys(question).length > 1} />
        </ListPane>
        {caseId === null ? (
          <NoCase text="Choose a case, or press J for the most pressing one." onHelp={() => setHelpOpen(true)} />
        ) : (
          <CasePane key={caseId} postId={caseId} onDone={goOn} onClose={() => open(null)} onStep={step} />
        )}
      </Desk>
      <KeyHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  )
}

/** The next case is asked for while this one is read, so that it is there at once. */
function useNextReady(next: number | null, caseId: number | null) {
  const fetchCase = moderationApi.usePrefetch('getCase')
  useEffect(() => {
    if (caseId !== null && next !== null) {
      fetchCase(next)
    }
  }, [fetchCase, next, caseId])
}

/** The keyboard moves through a list that is longer than the screen. */
function useOpenRowInSight(caseId: number | null) {
  useEffect(() => {
    if (caseId !== null) {
      document.querySelector(`[data-case="${caseId}"]`)?.scrollIntoView({ block: 'nearest' })
    }
  }, [caseId])
}
