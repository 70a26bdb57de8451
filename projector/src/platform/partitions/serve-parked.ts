import { everyPartition, keyIn, partitionOf } from '@deals/event-log'
import { discardsIn } from '../discards.ts'
import type { Processor } from '../processor.ts'
import { recordsOfReleased } from '../parking-records.ts'
import { passOverDiscarded } from '../pass-over-discarded.ts'
import type { ParkedKey } from '../projection-store.ts'
import { releaseParked } from '../release-parked.ts'
import type { RunOptions } from '../run-options.ts'
import { partNamed } from './partition-names.ts'

const reachesAll = 'it reaches every partition: build the projection anew instead'

/** Does what operators asked for the parked keys of one partition of a version. */
export async function serveParked(processor: Processor, options: RunOptions): Promise<void> {
  const part = partNamed(processor.partition)
  if (part === null || processor.parked.size() === 0) {
    return
  }
  const keys = await processor.parking.keys()
  processor.parked.reset(keys)
  const mine = new Set<string>()
  for (const parked of keys.filter(({ request }) => request !== null)) {
    const key = await keyOf(processor, parked, options)
    const isFirst = part.index === 0
    if (key === everyPartition && parked.request?.action === 'retry') {
      await (isFirst ? processor.parking.clearRequest(parked.key, reachesAll) : undefined)
    } else if (key === everyPartition ? isFirst : partitionOf(key, part.count) === part.index) {
      mine.add(parked.key)
    }
  }
  await releaseParked(processor, {
    ...options,
    isMine: ({ key }) => mine.has(key),
    onDiscard: (given) => options.record(recordsOfReleased(given), { isNeeded: true }),
    async onReleased(released) {
      const { action, failure, events } = released
      options.logger.info(
        { ...processor.ref, action, failure, events: events.length },
        'parked events were asked about',
      )
      await (action === 'retry' ? options.record(recordsOfReleased(released)) : undefined)
    },
  })
}

/** The same for what was given up in another version; what reaches every partition is left to a version built anew. */
export async function passOverInPartition(processor: Processor, options: RunOptions): Promise<void> {
  const part = partNamed(processor.partition)
  if (part === null || processor.parked.size() === 0) {
    return
  }
  const keys = await processor.parking.keys()
  processor.parked.reset(keys)
  const mine = new Set<string>()
  for (const parked of keys) {
    const key = await keyOf(processor, parked, options)
    if (key !== everyPartition && partitionOf(key, part.count) === part.index) {
      mine.add(parked.key)
    }
  }
  const isMine = ({ key }: ParkedKey) => mine.has(key)
  await passOverDiscarded(processor, { ...options, discards: discardsIn(options.log), isMine })
}

/** What could not be read is parked by its stream; the partition is that of the event. */
async function keyOf({ projection }: Processor, { key, first }: ParkedKey, { log }: RunOptions): Promise<string> {
  if (!key.startsWith('stream:')) {
    return key
  }
  const logged = await log.eventAt(first.position)
  return (logged === undefined ? null : keyIn(projection.view ?? 'by-post', logged)) ?? everyPartition
}
