import type { PostCard } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { Tag } from '../../ui/Tag.tsx'

const hour = 3_600_000
const day = 24 * hour

export type Starting = Pick<PostCard, 'startsAt' | 'status'>

/** When a deal begins to hold, as long as it does not; else nothing. */
export const startOf = ({ startsAt, status }: Starting, now: number): string | null =>
  startsAt !== null && Date.parse(startsAt) > now && status === 'active' ? startsAt : null

/** That a deal does not hold yet. */
export function Upcoming({ post }: { readonly post: Starting }) {
  return startOf(post, useNow()) === null ? null : <Tag tone="info">Upcoming</Tag>
}

/** A price is news for so long. */
const newsOfPrice = 3 * day

/** That a deal costs something else than it did a few days ago. */
export function PriceChanged({ post }: { readonly post: Pick<PostCard, 'priceChangedAt' | 'status'> }) {
  const now = useNow()
  const isNews = post.priceChangedAt !== null && now - Date.parse(post.priceChangedAt) <= newsOfPrice
  return isNews && post.status === 'active' ? <Tag tone="info">Price changed</Tag> : null
}

/** How long a deal still holds, within its last day. */
export function EndsSoon({ post }: { readonly post: Pick<PostCard, 'expiresAt' | 'status'> }) {
  const now = useNow()
  const left = post.expiresAt === null ? 0 : Date.parse(post.expiresAt) - now
  if (post.status !== 'active' || left <= 0 || left > day) {
    return null
  }
  return <Tag tone="warn">{left < hour ? 'Ends within 1 h' : `Ends in ${Math.floor(left / hour)} h`}</Tag>
}
