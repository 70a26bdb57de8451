import { useId, useState } from 'react'
import { bulkWords, type BulkDecision, type QueueItem } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { casesWords } from './case-words.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import type { Lane } from './moderation-tabs.ts'
import { useBulk, type BulkPlan, type BulkRun } from './use-bulk.ts'
import { useChoiceKeys } from './use-choice-keys.ts'

/** What can be decided about several cases of a list at once. */
const decisionsIn: Readonly<Record<Lane, readonly BulkDecision[]>> = {
  queue: ['active', 'poster-review', 'expired', 'deleted'],
  reports: ['keep', 'poster-review', 'expired', 'deleted'],
  'poster-review': ['deleted'],
  'ai-review': ['active', 'poster-review', 'deleted'],
}
const words: Readonly<Record<BulkDecision, string>> = {
  active: 'Approve',
  keep: 'Keep, and reject their reports',
  'poster-review': 'Request changes',
  expired: 'Mark as expired',
  deleted: 'Delete',
  undo: 'Take back',
}

interface BulkDialogsProps {
  readonly lane: Lane
  readonly items: readonly QueueItem[]
  readonly onThrough: (run: BulkRun) => void
  readonly onClose: () => void
}

/** Asks what becomes of the chosen cases, then shows how far that is and what could not be done. */
export function BulkDialogs({ lane, items, onThrough, onClose }: BulkDialogsProps) {
  const [chosen, choose] = useState<BulkDecision | null>(null)
  const { run, start, goOn } = useBulk((done) => {
    onThrough(done)
    if (done.outcomes.every(({ refused }) => refused === null)) {
      onClose()
    }
  })
  const begin = async (plan: BulkPlan) => {
    await start(plan, items)
    return true
  }
  // What was asked for its words last closes itself when they are sent; by then this shows how far they are.
  const backToChoice = () => choose((before) => (run === null ? null : before))
  if (run !== null) {
    return <BulkProgress run={run} titles={titlesOf(items)} onGoOn={() => void goOn(run)} onClose={onClose} />
  }
  switch (chosen) {
    case 'poster-review':
      return (
        <FeedbackDialog
          many={items.length}
          isBusy={false}
          onSend={(feedback) => begin({ decision: chosen, feedback })}
          onClose={backToChoice}
        />
      )
    case 'deleted':
      return (
        <DeleteDialog
          many={items.length}
          isBusy={false}
          onRemove={(reason) => begin({ decision: chosen, reason })}
          onClose={backToChoice}
        />
      )
    default: {
      const onChoose = (decision: BulkDecision) =>
        decision === 'deleted' || decision === 'poster-review' ? choose(decision) : void begin({ decision })
      return <ChoiceDialog decisions={decisionsIn[lane]} count={items.length} onChoose={onChoose} onClose={onClose} />
    }
  }
}

const titlesOf = (items: readonly QueueItem[]) => new Map(items.map(({ postId, post }) => [postId, post.title]))

interface ChoiceDialogProps {
  readonly decisions: readonly BulkDecision[]
  readonly count: number
  readonly onChoose: (decision: BulkDecision) => void
  readonly onClose: () => void
}

function ChoiceDialog({ decisions, count, onChoose, onClose }: ChoiceDialogProps) {
  const form = useId()
  const [decision, setDecision] = useState<BulkDecision>(decisions[0] ?? 'deleted')
  const options = decisions.map((value, place) => ({ value, label: `${place + 1}. ${words[value]}` }))
  const send = () => onChoose(decision)
  useChoiceKeys({ onNumber: (place) => setDecision(decisions[place - 1] ?? decision), onEnter: send })
  const footer = (
    <Button variant={decision === 'deleted' ? 'danger' : 'primary'} type="submit" form={form}>
      {decision === 'deleted' || decision === 'poster-review' ? 'Next' : `${words[decision].split(',')[0]} ${count}`}
    </Button>
  )
  return (
    <Dialog
      title={`Decide about ${casesWords(count)}`}
      description="Each is decided by itself: what somebody decided meanwhile stays so. A number chooses, Enter goes on."
      open
      onOpenChange={onClose}
      footer={footer}
    >
      <ChoiceForm id={form} onSend={send}>
        <RadioGroup label="What becomes of them" value={decision} options={options} onChange={setDecision} />
      </ChoiceForm>
    </Dialog>
  )
}

/** "Approved 3 posts", as the banner says it. */
export const doneWords = (decision: BulkDecision): string => `${bulkWords[decision]} together`
