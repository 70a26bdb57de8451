import { BulkBar } from './BulkBar.tsx'
import { BulkDialogs } from './BulkDialogs.tsx'
import { CasePane } from './CasePane.tsx'
import { Desk, ListPane } from './desk-styles.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { LastActBanner } from './LastActBanner.tsx'
import type { Lane } from './moderation-tabs.ts'
import { NoCase } from './NoCase.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueList } from './QueueList.tsx'
import { useDeskState } from './use-desk-state.ts'

/** One list of cases with the open one beside it. */
export function DeskSection({ lane }: { readonly lane: Lane }) {
  const desk = useDeskState(lane)
  const { params, question, caseId, open, narrow, queue, selection, over, show } = desk
  const isNarrowed = Object.keys(question).length > 1
  return (
    <>
      <LastActBanner {...desk.lastAct} />
      <Desk data-open={caseId !== null}>
        <ListPane aria-label="Cases">
          <QueueFilters question={question} onNarrow={narrow} />
          {selection.chosen.size > 0 && <BulkBar selection={selection} onDecide={desk.decideChosen} />}
          <QueueList queue={queue} params={params} caseId={caseId} selection={selection} isNarrowed={isNarrowed} />
        </ListPane>
        {caseId === null ? (
          <NoCase text="Choose a case, or press J for the most pressing one." onHelp={() => show('keys')} />
        ) : (
          <CasePane
            key={caseId}
            postId={caseId}
            onDone={desk.goOn}
            onPart={desk.lastAct.remember}
            onClose={() => open(null)}
            onStep={desk.step}
          />
        )}
      </Desk>
      <KeyHelp isOpen={over === 'keys'} onClose={() => show(null)} />
      {over !== null && over !== 'keys' && (
        <BulkDialogs lane={lane} items={over} onThrough={desk.finishBulk} onClose={() => show(null)} />
      )}
    </>
  )
}
