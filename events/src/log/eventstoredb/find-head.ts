import { BACKWARDS, END, type AllStreamResolvedEvent } from '@eventstore/db-client'
import type { Position } from '../event-log.ts'
import { commitOf, parseLogEvent, parsePosition } from './parse-resolved.ts'
import type { ReaderOptions } from './reader-options.ts'
import { readWhole } from './listen-to-reading.ts'

const firstPage = 4
const largestPage = 4096

/** The last event of ours, looked for from the end back to where it was the last time. */
export async function findHead({ client, ...watch }: ReaderOptions, known: Position): Promise<Position> {
  let from: Position | undefined
  for (let size = firstPage; ; size = Math.min(largestPage, size * 4)) {
    const commit = from === undefined ? undefined : commitOf(from)
    const fromPosition = commit === undefined ? END : { commit, prepare: commit }
    const resolved: AllStreamResolvedEvent[] = []
    const reading = client.readAll({ direction: BACKWARDS, fromPosition, maxCount: size, requiresLeader: true })
    await readWhole(reading, { ...watch, take: (one: AllStreamResolvedEvent) => resolved.push(one) })
    const ours = resolved.map(parseLogEvent).find((event) => event !== undefined)
    if (ours !== undefined) {
      return ours.position
    }
    from = resolved.map(parsePosition).findLast((one) => one !== undefined)
    if (resolved.length < size || from === undefined || from <= known) {
      return known
    }
  }
}
