import type { PostCard } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { Tag } from '../../ui/Tag.tsx'

const hour = 3_600_000
const day = 24 * hour
/** A price is news for so long. */
const newsOfPrice = 3 * day

/** How long it is until a time, in ms; no number where there is none, which is neither ahead nor past. */
const until = (time: string | null, now: number): number => Date.parse(time ?? '') - now

type Starting = Pick<PostCard, 'startsAt' | 'status'>

/** Whether a deal does not hold yet. */
export const isUpcoming = ({ startsAt, status }: Starting, now: number): boolean =>
  status === 'active' && until(startsAt, now) > 0

export function Upcoming({ post }: { readonly post: Starting }) {
  return isUpcoming(post, useNow()) ? <Tag tone="info">Upcoming</Tag> : null
}

/** That a deal costs something else than it did a few days ago. */
export function PriceChanged({ at }: { readonly at: string | null }) {
  return until(at, useNow()) >= -newsOfPrice ? <Tag tone="info">Price changed</Tag> : null
}

/** How long a deal still holds, within its last day. */
export function EndsSoon({ post }: { readonly post: Pick<PostCard, 'expiresAt' | 'status'> }) {
  const left = until(post.expiresAt, useNow())
  return post.status === 'active' && left > 0 && left <= day ? (
    <Tag tone="warn">{left < hour ? 'Ends within 1 h' : `Ends in ${Math.floor(left / hour)} h`}</Tag>
  ) : null
}
