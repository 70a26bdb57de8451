import type { KeyedStore } from '@deals/accounts'
import { relayTable } from '@deals/process/base'
import { beforeFirst, numberOf, type Position } from '@deals/events'
import { StoreProblem } from '@deals/storage'
import { chainsFrom, type Previous } from './plan-send.ts'

export interface RelayCheckpoints {
  /** Where to go on. Throws StoreProblem when the log ends before it. */
  load(head: Position): Promise<{ position: Position; previous: Previous }>
  /** Keeps it, unless another relay has kept something meanwhile: that one goes on, and this one begins anew. */
  save(checkpoint: { position: Position; previous: Previous }): Promise<void>
}

/** Another relay has written the checkpoint. */
export class CheckpointTaken extends Error {
  override name = 'CheckpointTaken'
}

export function relayCheckpoints(
  keyed: KeyedStore,
  { prefix, partitions }: { prefix: string; partitions: number },
): RelayCheckpoints {
  const table = relayTable(keyed)
  let rev = 0
  return {
    async load(head) {
      const stored = await table.get(prefix)
      rev = stored?.rev ?? 0
      const { position, previous } = stored?.value ?? {
        position: beforeFirst,
        previous: chainsFrom(beforeFirst, partitions),
      }
      refuseOlderLog(position, head)
      const isDividedSo = previous['by-post'].length === partitions && previous['by-user'].length === partitions
      return { position, previous: isDividedSo ? previous : chainsFrom(position, partitions) }
    },
    async save({ position, previous }) {
      const value = { position, previous: { 'by-post': [...previous['by-post']], 'by-user': [...previous['by-user']] } }
      if (!(await table.put(prefix, value, rev))) {
        throw new CheckpointTaken('another relay has gone on from here')
      }
      rev = (await table.get(prefix))?.rev ?? 0
    },
  }
}

function refuseOlderLog(position: Position, head: Position): void {
  if (position > head) {
    throw new StoreProblem(
      `The relay has sent events up to ${numberOf(position)} and the event log ends at ${numberOf(head)}: was an older log restored? ` +
        'Choose another KAFKA_TOPIC_PREFIX to begin new topics, and build the read models anew.',
    )
  }
}
