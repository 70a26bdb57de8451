import { Suspense } from 'react'
import type { PostDetails } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Alert } from '../../ui/Alert.tsx'
import { isUpcoming } from '../shared/TimeTags.tsx'

// Few readers see a post that is out of sight, that does not hold yet, or that they may renew.
const HeldBanner = lazyPart(async () => ({ default: (await import('./HeldBanner.tsx')).HeldBanner }))
// Posters alone appeal an end.
const OwnEnd = lazyPart(async () => ({ default: (await import('./OwnEnd.tsx')).OwnEnd }))

/** What somebody who may see a post must know of its status; nothing for an active one that holds. */
export function PostBanner({ post }: { readonly post: PostDetails }) {
  const isAhead = isUpcoming(post, useNow())
  const holds = post.status === 'active' && !isAhead
  const isPoster = useViewer()?.username === post.foundBy
  if (post.status === 'expired' && post.renewalSuggestedBy === null) {
    return (
      <Alert title={post.type === 'discussion' ? 'This discussion is over' : 'This deal is over'}>
        {post.type !== 'discussion' && <p>The offer has ended, or the price is gone.</p>}
        {isPoster && (
          <Suspense>
            <OwnEnd postId={post.id} />
          </Suspense>
        )}
      </Alert>
    )
  }
  return holds ? null : (
    <Suspense fallback={<Alert title="One moment" />}>
      <HeldBanner post={post} />
    </Suspense>
  )
}
