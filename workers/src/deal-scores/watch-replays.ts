import { longestBecause } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import type { WorkContext } from '../platform/work.ts'

const mostDead = 1000
/** Tries of a job with all their pauses take minutes; after this its job is taken for lost. */
const longestSilence = 3_600_000

/** Ends replays that cannot go on: a job of one failed for good, or nothing came for long. */
export async function watchReplays({ commands, queries, queue, clock }: WorkContext): Promise<void> {
  const underWay = await queries.replaysUnderWay({})
  // Only while there is one does it matter which jobs failed.
  const dead = underWay.length === 0 ? [] : await queue.dead(mostDead)
  for (const { replayId, updatedAt } of underWay) {
    const failed = dead.find(({ queue: of, payload }) => of === 'replay-score' && payload['replayId'] === replayId)
    const isSilent = clock.now() - updatedAt > longestSilence
    if (failed !== undefined || isSilent) {
      const because = (failed?.error ?? 'nothing came of it for an hour').slice(0, longestBecause)
      await commands.endReplay({ causationId: newUuid(), replayId, outcome: 'failed', because })
    }
  }
}
