import type { Position } from '@deals/events'
import type { View } from '@deals/event-log'
import { partitionNames } from './partition-names.ts'
import { nameOf, type FedVersion } from './partition-processors.ts'

/** A partition of a version that nobody moves. */
export interface Stuck {
  version: FedVersion
  index: number
}

export interface StandIn {
  /** Partitions that have stood still for too long although the log went on; told the standing of all versions each time. */
  look(versions: readonly FedVersion[], head: Position): Stuck[]
}

/**
 * Who stands in keeps a partition ahead of what is brought late to its owner, who then moves nothing. So it is handed back
 * after so many times the patience: longer than a group of consumers takes to find a new owner.
 */
const heldFor = 6

/**
 * Finds partitions to stand in for. A group of consumers takes long to notice that a member is gone, and notices nothing
 * while its brokers are away; the log is there all the time. Two that fold one partition do no harm to each other.
 */
export function standIn({ count, afterMs, now }: { count: number; afterMs: number; now: () => number }): StandIn {
  const seen = new Map<string, { position: Position; since: number; begunAt: number; isOurs: boolean }>()
  const names = partitionNames(count)
  return {
    look(versions, head) {
      const wanted = versions.flatMap((version) => names.map((partition, index) => ({ version, partition, index })))
      return wanted.flatMap(({ version, partition, index }) => {
        const key = `${nameOf(version)} ${partition}`
        const { partitions, position: whole } = version.stored
        const position = partitions?.[partition] ?? whole
        const before = seen.get(key)
        const hasMoved = before !== undefined && before.position !== position
        // Whoever stands in goes on without waiting again, until the partition moves by itself.
        const wasOurs = before?.isOurs === true && !hasMoved
        const isOurs = wasOurs && now() - before.begunAt < heldFor * afterMs
        const isHandedBack = wasOurs && !isOurs
        const since = before === undefined || hasMoved || isHandedBack || position >= head ? now() : before.since
        const isStuck = position < head && (isOurs || now() - since >= afterMs)
        const begunAt = isOurs ? before.begunAt : now()
        seen.set(key, { position: isStuck ? head : position, since, begunAt, isOurs: isStuck || isOurs })
        return isStuck ? [{ version, index }] : []
      })
    },
  }
}

/** What stands still of one partition of a view is folded in one pass. */
export function byPartition(stuck: readonly Stuck[]): { view: View; index: number; versions: readonly FedVersion[] }[] {
  const groups = new Map<string, { view: View; index: number; versions: FedVersion[] }>()
  for (const { version, index } of stuck) {
    const { view = 'by-post' } = version.projection
    const group = groups.get(`${view} ${index}`) ?? { view, index, versions: [] }
    group.versions.push(version)
    groups.set(`${view} ${index}`, group)
  }
  return [...groups.values()]
}
