import { Suspense } from 'react'
import type { Currency } from '@deals/events'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { HistoryTimeline } from './HistoryTimeline.tsx'

// Few look for a moment between two steps.
const OtherMoment = lazyPart(async () => ({ default: (await import('./OtherMoment.tsx')).OtherMoment }))

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
      <Suspense fallback={<Skeleton height="5rem" />}>
        <OtherMoment postId={postId} />
      </Suspense>
    </Dialog>
  )
}
