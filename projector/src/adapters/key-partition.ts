import { earliestOf, type Position } from '@deals/events'
import { partitionOf } from '@deals/event-log'
import { isDividedInto, partitionName, partitionNames, partNamed } from '../platform/partitions/partition-names.ts'

interface Checkpoint {
  readonly partition: string
  readonly position: Position
}

/** Into how many partitions a version is divided; null where it is folded as a whole, or is just being divided anew. */
export function divisionOf(checkpoints: readonly Checkpoint[]): number | null {
  const count = partNamed(checkpoints[0]?.partition ?? '')?.count ?? 0
  return count > 0 && isDividedInto(checkpoints, partitionNames(count)) ? count : null
}

export const partitionOfKey = (key: string, count: number): string =>
  partitionName({ index: partitionOf(key, count), count })

/** How far a version is for one key, or with all its partitions. */
export function positionFor(checkpoints: readonly Checkpoint[], key: string | undefined): Position {
  const count = key === undefined ? null : divisionOf(checkpoints)
  const wanted = key === undefined || count === null ? null : partitionOfKey(key, count)
  const those = wanted === null ? checkpoints : checkpoints.filter(({ partition }) => partition === wanted)
  return earliestOf(those.map(({ position }) => position))
}
