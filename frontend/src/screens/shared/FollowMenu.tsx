import { Suspense } from 'react'
import { Rss } from 'lucide-react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { FollowedPage } from './FollowLinks.tsx'

// Few read with a program.
const FollowLinks = lazyPart(async () => ({ default: (await import('./FollowLinks.tsx')).FollowLinks }))

/** Addresses at which feed readers and programs follow a list. */
export function FollowMenu(props: FollowedPage) {
  const trigger = (
    <IconButton aria-label="Follow">
      <Rss aria-hidden="true" />
    </IconButton>
  )
  return (
    <Popover trigger={trigger} label="Follow">
      <Suspense fallback={<Skeleton height="9rem" />}>
        <FollowLinks {...props} />
      </Suspense>
    </Popover>
  )
}
