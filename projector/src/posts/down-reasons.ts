import type { DownReason } from '@deals/events'
import type { PostDoc } from './posts.read-models.ts'

/** What one member says now, and said before. */
interface Explained {
  userId: string
  from: DownReason | undefined
  to: DownReason | undefined
  link: string | null
}
/** As many links are kept as somebody looks at. */
const mostLinks = 5

/** The reasons with that of one member replaced by another. */
export function reasonsWith(
  { downReasons, cheaperAt = [] }: PostDoc,
  { userId, from, to, link }: Explained,
): Partial<PostDoc> {
  const counts = { ...downReasons }
  if (from !== undefined) {
    counts[from] = (counts[from] ?? 1) - 1
  }
  if (to !== undefined) {
    counts[to] = (counts[to] ?? 0) + 1
  }
  const others = cheaperAt.filter((one) => one.userId !== userId)
  return {
    downReasons: counts,
    cheaperAt: link === null ? others : [{ userId, link }, ...others].slice(0, mostLinks),
  }
}
