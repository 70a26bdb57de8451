import { everyPartition, keyIn, partitionOf } from '@deals/event-log'
import { discardsIn } from '../discards.ts'
import type { Processor } from '../processor.ts'
import { recordingReleased } from '../parking-records.ts'
import { passOverDiscarded } from '../pass-over-discarded.ts'
import type { ParkedKey } from '../projection-store.ts'
import { releaseParked } from '../release-parked.ts'
import type { RunOptions } from '../run-options.ts'
import { partNamed } from './partition-names.ts'

const reachesAll = 'it reaches every partition: build the projection anew instead'

/** Does what operators asked for the parked keys of one partition of a version. */
export async function serveParked(processor: Processor, options: RunOptions): Promise<void> {
  const { isFirst, isMine, keys } = await parkedOf(processor)
  const mine = new Set<string>()
  for (const parked of keys.filter(({ request }) => request !== null)) {
    const key = await keyOf(processor, parked, options)
    if (key === everyPartition && parked.request?.action === 'retry') {
      const ended = { id: parked.request.id, failure: reachesAll }
      await (isFirst ? processor.parking.endRequest(parked.key, ended) : undefined)
    } else if (key === everyPartition ? isFirst : isMine(key)) {
      mine.add(parked.key)
    }
  }
  await releaseParked(processor, { ...options, ...recordingReleased(options), isMine: ({ key }) => mine.has(key) })
}

/** The same for what was given up in another version; what reaches every partition is left to a version built anew. */
export async function passOverInPartition(processor: Processor, options: RunOptions): Promise<void> {
  const { isMine, keys } = await parkedOf(processor)
  const mine = new Set<string>()
  for (const parked of keys) {
    const key = await keyOf(processor, parked, options)
    if (key !== everyPartition && isMine(key)) {
      mine.add(parked.key)
    }
  }
  const discards = discardsIn(options.log)
  await passOverDiscarded(processor, { ...options, discards, isMine: ({ key }) => mine.has(key) })
}

/** What is parked of a version, whichever of its partitions it belongs to; nothing where this one keeps nothing parked. */
async function parkedOf({ partition, parked, parking }: Processor) {
  const part = partNamed(partition)
  if (part === null || parked.size() === 0) {
    return { keys: [], isFirst: false, isMine: () => false }
  }
  const keys = await parking.keys()
  parked.reset(keys)
  const isMine = (key: string) => partitionOf(key, part.count) === part.index
  return { keys, isFirst: part.index === 0, isMine }
}

/** What could not be read is parked by its stream; the partition is that of the event. */
async function keyOf({ projection }: Processor, { key, first }: ParkedKey, { log }: RunOptions): Promise<string> {
  if (!key.startsWith('stream:')) {
    return key
  }
  const logged = await log.eventAt(first.position)
  return (logged === undefined ? null : keyIn(projection.view ?? 'by-post', logged)) ?? everyPartition
}
