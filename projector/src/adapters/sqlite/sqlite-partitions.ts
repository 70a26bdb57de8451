import { earliestOf, type Position } from '@deals/events'
import { emptyDigest, sumOfDigests } from '../../platform/digest.ts'
import { isDividedInto } from '../../platform/partitions/partition-names.ts'
import type { CheckpointMove, VersionRef } from '../../platform/projection-store.ts'
import type { PartitionCheckpoint } from '../../platform/read-models.ts'
import type { Statements } from './sqlite-statements.ts'

export function readCheckpoints(statements: Statements, { projection, version }: VersionRef): PartitionCheckpoint[] {
  return statements.all<PartitionCheckpoint>(
    'select partition, position, digest from checkpoints where projection = ? and version = ? order by partition',
    [projection, version],
  )
}

/** What is said of a version as a whole by the checkpoints of its partitions. */
export function standingOf(checkpoints: readonly PartitionCheckpoint[]) {
  const positions = checkpoints.map(({ partition, position }): [string, Position] => [partition, position])
  return {
    position: earliestOf(positions.map(([, position]) => position)),
    digest: sumOfDigests(checkpoints.map(({ digest }) => digest)),
    ...(positions.length > 1 && { partitions: Object.fromEntries(positions) }),
  }
}

/** Divides a version anew; call it in a transaction. */
export function divideAnew(statements: Statements, ref: VersionRef, partitions: readonly string[]): boolean {
  const before = readCheckpoints(statements, ref)
  if (isDividedInto(before, partitions)) {
    return true
  }
  const { position, digest } = standingOf(before)
  if (before.some((one) => one.position !== position)) {
    return false
  }
  const owner = [ref.projection, ref.version]
  const { turn } = statements.one<{ turn: number | null }>(
    'select max(turn) as turn from checkpoints where projection = ? and version = ?',
    owner,
  ) ?? { turn: null }
  statements.run('delete from checkpoints where projection = ? and version = ?', owner)
  for (const [at, partition] of partitions.entries()) {
    // What was counted so far is not told apart any more: one partition keeps the sum of all.
    statements.run(
      'insert into checkpoints(projection, version, partition, position, digest, turn) values (?, ?, ?, ?, ?, ?)',
      [...owner, partition, position, at === 0 ? digest : emptyDigest, turn ?? 0],
    )
  }
  return true
}

/** Moves checkpoints that are where they should be; call it in a transaction. */
export const moveCheckpoints = (statements: Statements, moves: readonly CheckpointMove[]): boolean[] =>
  moves.map(
    ({ projection, version, partition, from, to }) =>
      statements.run(
        `update checkpoints set position = ? where projection = ? and version = ? and partition = ? and position = ?`,
        [to, projection, version, partition, from],
      ) > 0,
  )
