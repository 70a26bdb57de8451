import { newUuid } from '@deals/events/platform'
import type { WorkContext } from '../platform/work.ts'

const atOnce = 500

/**
 * Lets votes count whose voters have grown up. Each call looks at the next part of all that wait, so that accounts which
 * never grow up cost little, and begins anew at the end.
 */
export function matureVotes({ commands, queries }: WorkContext): () => Promise<void> {
  let after: string | null = null
  return async () => {
    const { votes, next } = await queries.ripeVotes({ after, limit: atOnce })
    for (const { postId, userId } of votes) {
      await commands.matureVote({ causationId: newUuid(), postId, userId })
    }
    after = next
  }
}
