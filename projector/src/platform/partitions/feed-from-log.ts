import { setTimeout as delay } from 'node:timers/promises'
import { earlierOf, earliestOf, type Position } from '@deals/events'
import { everyPartition, keyIn, partitionOf, type LogEvent } from '@deals/event-log'
import { readEvents, type ReadEvent } from '../decoding.ts'
import type { Processor } from '../processor.ts'
import type { Projection } from '../projection.ts'
import type { RunOptions } from '../run-options.ts'
import { partNamed } from './partition-names.ts'

export type FeedingFromLog = Pick<RunOptions, 'log' | 'decoder' | 'signal'> & {
  /** Called between long steps. */
  beat?: () => Promise<void>
}

const pageSize = 2000
const askAgainAfter = 100

/** Folds what processors of one partition have missed, straight from the log, up to a position. */
export async function feedFromLog(
  processors: readonly Processor[],
  upTo: Position,
  feeding: FeedingFromLog,
): Promise<void> {
  for await (const page of pagesFor(() => processors, upTo, feeding)) {
    for (const processor of processors) {
      await processor.feed(page.read, page.upTo)
    }
  }
}

/** What a partition carries, from where the slowest of its processors stands when a page is asked for. */
export async function* pagesFor(
  processors: () => readonly Processor[],
  upTo: Position,
  { log, decoder, signal, beat = async () => {} }: FeedingFromLog,
): AsyncGenerator<{ read: ReadEvent[]; upTo: Position }> {
  const slowest = () => earliestOf([upTo, ...processors().map(({ position }) => position)])
  for (let after = slowest(); after < upTo && !signal.aborted; after = slowest()) {
    const wanted = new Set<string>(processors().flatMap(({ projection }) => projection.handles))
    const isCarried = (event: LogEvent) =>
      processors().some(({ projection, partition }) => carries(projection, partition, event))
    const batch = await log.readAll({ after, upTo, limit: pageSize })
    const mine = batch.events.filter((event) => wanted.has(event.type) && isCarried(event))
    yield { read: await readEvents(mine, decoder, () => true), upTo: earlierOf(batch.upTo, upTo) }
    if (batch.upTo <= after) {
      // What carried the events was faster than the copy of the log that is read here.
      await delay(askAgainAfter, undefined, { signal }).catch(() => undefined)
    }
    await beat()
  }
}

/** Whether an event is among those that a partition of a view carries; one partition of the whole carries all. */
export function carries({ view = 'by-post' }: Projection, partition: string, event: LogEvent): boolean {
  const part = partNamed(partition)
  const key = part === null ? everyPartition : keyIn(view, event)
  return key === everyPartition || (part !== null && key !== null && partitionOf(key, part.count) === part.index)
}
