import type { Currency } from '@deals/events'
import { Dialog } from '../../ui/Dialog.tsx'
import { HistoryTimeline } from './HistoryTimeline.tsx'

interface HistoryDialogProps {
  readonly postId: number
  readonly currency: Currency
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The history of a post over its page. */
export function HistoryDialog({ postId, currency, ...state }: HistoryDialogProps) {
  return (
    <Dialog title="History" description="Everything that happened to this post." width="wide" {...state}>
      <HistoryTimeline postId={postId} currency={currency} />
    </Dialog>
  )
}
