import { Suspense } from 'react'
import { Info } from 'lucide-react'
import type { PostDetails } from '@deals/events'
import { formatMoney } from '../../lib/money.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { ownTime } from '../../lib/relative-time.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { FactList } from '../../ui/FactList.tsx'

// Seen by those who ask for it.
const WhyHere = lazyPart(async () => ({ default: (await import('./WhyHere.tsx')).WhyHere }))

const places = { online: 'Online', 'in-store': 'In store', both: 'Online and in store' } as const

export function shippingText({
  shippingCost,
  currency,
}: Pick<PostDetails, 'shippingCost' | 'currency'>): string | null {
  if (shippingCost === null) {
    return null
  }
  return shippingCost === 0 ? 'Free' : formatMoney(shippingCost, currency)
}

/** The facts that a post has, in the order of the list; times as they are to be written. */
export function factsOf(
  post: PostDetails,
  write: (time: string) => string,
): readonly (readonly [name: string, text: string])[] {
  const { createdAt, updatedAt, startsAt, expiresAt, availability, location, couponSource } = post
  const place = availability === null ? null : places[availability]
  const all: readonly (readonly [string, string | null])[] = [
    ['Posted', write(createdAt)],
    ['Updated', updatedAt === createdAt ? null : write(updatedAt)],
    ['Starts', startsAt === null ? null : write(startsAt)],
    ['Ends', expiresAt === null ? null : write(expiresAt)],
    ['Available', place],
    ['Where', location],
    ['Shipping', shippingText(post)],
    ['Code from', couponSource],
  ]
  return all.flatMap(([name, text]) => (text === null || text === '' ? [] : [[name, text] as const]))
}

/** Dates and small facts of a post behind one button, and why it stands where it stands. */
export function PostInfo({ post }: { readonly post: PostDetails }) {
  const trigger = (
    <IconButton aria-label="About this post">
      <Info aria-hidden="true" />
    </IconButton>
  )
  return (
    <Popover trigger={trigger} label="About this post">
      <div css={{ display: 'grid', gap: 'var(--s4)', padding: 'var(--s4)' }}>
        <FactList>
          {/* By the clock of the reader, as the poster wrote them by theirs; the server never draws them. */}
          {factsOf(post, ownTime).map(([name, text]) => (
            <div key={name} css={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </FactList>
        <Suspense fallback={<Skeleton height="6rem" />}>
          <WhyHere post={post} />
        </Suspense>
      </div>
    </Popover>
  )
}
