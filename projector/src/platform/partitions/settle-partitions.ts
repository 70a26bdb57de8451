import { latestOf } from '@deals/events'
import { discardsIn } from '../discards.ts'
import { openProcessor } from '../processor.ts'
import type { Projection } from '../projection.ts'
import { wholeLog, type VersionRef } from '../projection-store.ts'
import type { RunOptions } from '../run-options.ts'
import { feedFromLog } from './feed-from-log.ts'
import { isDividedInto } from './partition-names.ts'

export type Settling = Pick<RunOptions, 'store' | 'log' | 'decoder' | 'signal'>

/**
 * Divides a version into the wanted partitions; one that was never written is one whole. What is divided otherwise is first brought to one position, from the
 * log: folding on from the slowest of uneven partitions would fold events twice into documents of the others.
 */
export async function settlePartitions(
  settling: Settling,
  { projection, ref }: { projection: Projection; ref: VersionRef },
  partitions: readonly string[],
): Promise<void> {
  const { store, signal } = settling
  const writer = store.writer(ref)
  for (;;) {
    const checkpoints = await writer.checkpoints()
    const isFresh = checkpoints.length === 0 && isDividedInto([{ partition: wholeLog }], partitions)
    if (isFresh || isDividedInto(checkpoints, partitions) || (await writer.repartition(partitions))) {
      return
    }
    signal.throwIfAborted()
    const foremost = latestOf(checkpoints.map(({ position }) => position))
    for (const { partition } of checkpoints.filter(({ position }) => position < foremost)) {
      const processor = await openProcessor({
        store,
        projection,
        ref,
        partition,
        discards: discardsIn(settling.log),
        signal,
      })
      await feedFromLog([processor], foremost, settling)
    }
  }
}
