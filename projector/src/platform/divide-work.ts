import type { EventLog } from '@deals/event-log'
import { readEvents, type Decoder, type ReadEvent } from './decoding.ts'
import type { Projection } from './projection.ts'

const sampleSize = 2000

/**
 * Divides projections into two parts that take about as long to fold, judged by how many documents the latest events
 * touch in each.
 */
export async function inTwoParts<T extends { projection: Projection }>(
  { log, decoder }: { log: EventLog; decoder: Decoder },
  building: readonly T[],
): Promise<[T[], T[]]> {
  const latest = await readEvents(await log.latest(sampleSize), decoder, () => true)
  const weighed = building.map((one) => ({ one, weight: 1 + documentsTouched(one.projection, latest) }))
  const parts: [T[], T[]] = [[], []]
  let ahead = 0
  for (const { one, weight } of weighed.sort((left, right) => right.weight - left.weight)) {
    const isFirst = ahead <= 0
    parts[isFirst ? 0 : 1].push(one)
    ahead += isFirst ? weight : -weight
  }
  return parts
}

function documentsTouched({ handles, touches }: Projection, latest: readonly ReadEvent[]): number {
  const handled = new Set<string>(handles)
  return latest.reduce(
    (sum, { event }) => sum + (event !== undefined && handled.has(event.type) ? touches(event).length : 0),
    0,
  )
}
