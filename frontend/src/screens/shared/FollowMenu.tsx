import { Suspense } from 'react'
import { Rss } from 'lucide-react'
import type { WebhookSubject } from '@deals/events'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

// Few read with a program.
const FollowLinks = lazyPart(async () => ({ default: (await import('./FollowLinks.tsx')).FollowLinks }))

/** Addresses at which feed readers follow a list, and the way to have one's own told. */
export function FollowMenu(subject: WebhookSubject) {
  const trigger = (
    <IconButton aria-label="Follow">
      <Rss aria-hidden="true" />
    </IconButton>
  )
  return (
    <Popover trigger={trigger} label="Follow">
      <Suspense fallback={<Skeleton height="9rem" />}>
        <FollowLinks {...subject} />
      </Suspense>
    </Popover>
  )
}
