import { sinceLastVisit, type OpenedPost, type Since } from '@deals/events'
import { memberVisits } from '@deals/projector/read-models'
import { documentsWhileUnchanged } from '../platform/each-while-unchanged.ts'
import type { Asking } from '../platform/ports.ts'

export interface VisitsOfMember {
  readonly since: Since
  readonly readUpTo: number | undefined
  readonly opened: readonly OpenedPost[]
}

const visitsKept = documentsWhileUnchanged(memberVisits, { most: 2_000 })

/** Up to when the viewer has read posts that they opened (ms); undefined where it is not known that they did. */
export async function viewerReadUntil({
  readModels,
  viewer,
}: Pick<Asking, 'readModels' | 'viewer'>): Promise<(postId: number) => number | undefined> {
  const known = viewer === null ? undefined : (await visitsKept(readModels, [viewer.id])).get(viewer.id)
  return (postId) => {
    const opened = known?.opened?.find((one) => one.postId === postId)
    return opened && Math.max(opened.at, known?.readUpTo ?? opened.at)
  }
}

/** When a member was here before, and what they opened. */
export async function visitsOf(
  { readModels, now }: Pick<Asking, 'readModels' | 'now'>,
  userId: string,
): Promise<VisitsOfMember> {
  const known = (await visitsKept(readModels, [userId])).get(userId)
  return {
    since: sinceLastVisit(known ?? { visits: [] }, now),
    readUpTo: known?.readUpTo,
    opened: known?.opened ?? [],
  }
}
