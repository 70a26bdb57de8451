import type { EventLog } from '@deals/event-log'
import { readEvents, type Decoder, type ReadEvent } from './decoding.ts'
import type { DocumentRef, Projection } from './projection.ts'

const sampleSize = 2000

/**
 * Divides projections into two parts that take about as long to fold, judged by what the latest events touch in each.
 */
export async function inTwoParts<T extends { projection: Projection }>(
  { log, decoder }: { log: EventLog; decoder: Decoder },
  building: readonly T[],
): Promise<[T[], T[]]> {
  const latest = await readEvents(await log.latest(sampleSize), decoder, () => true)
  const weighed = building.map((one) => ({ one, weight: 1 + weightOf(one.projection, latest) }))
  const parts: [T[], T[]] = [[], []]
  let ahead = 0
  for (const { one, weight } of weighed.sort((left, right) => right.weight - left.weight)) {
    const isFirst = ahead <= 0
    parts[isFirst ? 0 : 1].push(one)
    ahead += isFirst ? weight : -weight
  }
  return parts
}

function weightOf({ handles, touches }: Projection, latest: readonly ReadEvent[]): number {
  const handled = new Set<string>(handles)
  const mine = latest.flatMap(({ event }) => (event !== undefined && handled.has(event.type) ? [event] : []))
  return mine.reduce((sum, event) => sum + 1 + touches(event).reduce((weight, ref) => weight + costOf(ref), 0), 0)
}

const partsOfOne = 8

/** Each field and index of a document costs besides the document: one of `posts` is three times one of `post_days`. */
const costOf = ({ collection: { fields, indexes } }: DocumentRef): number =>
  1 + (Object.keys(fields).length + indexes.length) / partsOfOne
