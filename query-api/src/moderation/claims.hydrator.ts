import { claimLastsMs } from '@deals/events'
import { cases, type CaseDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import type { Asking } from '../platform/ports.ts'
import type { Members } from '../users/members.hydrator.ts'

/** Which moderators look at some posts now. */
export interface Claims {
  readonly people: readonly string[]
  of(postId: number, members: Members): { assignee: string; until: string } | null
}

export async function claimsOn({ readModels, now }: Asking, postIds: readonly number[]): Promise<Claims> {
  const found = await readModels.collection<CaseDoc>(cases).many(postIds.map(String))
  const claims = [...found.values()].filter(({ assignedAt }) => assignedAt + claimLastsMs > now)
  return {
    people: claims.map(({ assigneeId }) => assigneeId),
    of: (postId, members) => {
      const claim = claims.find((one) => one.postId === postId)
      return claim === undefined
        ? null
        : { assignee: members.nameOf(claim.assigneeId), until: iso(claim.assignedAt + claimLastsMs) }
    },
  }
}
