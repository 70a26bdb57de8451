import type { Currency } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { HistoryTimeline } from './HistoryTimeline.tsx'
import { OtherMoment } from './OtherMoment.tsx'

export interface WholeHistoryProps {
  readonly postId: number
  readonly currency: Currency
  readonly onClose: () => void
}

/** All that happened to a post, and a way to what stood between two steps. */
export function WholeHistory({ postId, currency, onClose }: WholeHistoryProps) {
  return (
    <Dialog
      title="History"
      description="Everything that happened to this post."
      width="wide"
      open
      onOpenChange={onClose}
    >
      <div css={{ display: 'grid', gap: 'var(--s4)' }}>
        <OtherMoment action={routes.post.to(postId)} />
        <HistoryTimeline postId={postId} currency={currency} />
      </div>
    </Dialog>
  )
}
