import type { PostCard } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { Tag } from '../../ui/Tag.tsx'

const hour = 3_600_000
const day = 24 * hour

/** That a deal does not hold yet. */
export function Upcoming({ post }: { readonly post: Pick<PostCard, 'startsAt' | 'status'> }) {
  const now = useNow()
  const isAhead = post.startsAt !== null && Date.parse(post.startsAt) > now
  return isAhead && post.status === 'active' ? <Tag tone="info">Upcoming</Tag> : null
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
