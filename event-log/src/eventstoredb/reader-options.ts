import type { EventStoreDBClient } from '@eventstore/db-client'
import { beforeFirst, laterOf, type Position } from '@deals/events/platform'
import { Invalid, type LogEvent } from '../event-log.ts'
import type { Watched } from './listen-to-reading.ts'

export interface ReaderOptions extends Watched {
  client: EventStoreDBClient
  /** Of the log, as it was opened: what another log's events carry is passed over. */
  identity: string
}

/** Between these two stands nothing of ours, so a reader at the tail need not pass by it again. */
export interface Passed {
  after: Position
  last: Position
}

/** Reads from behind what was passed by. The server may have tidied the record away that stood last there. */
export async function beginningAt<Answer>(
  after: Position,
  passed: Passed,
  read: (begin: Position) => Promise<Answer>,
): Promise<Answer> {
  const begin = after === passed.after ? laterOf(after, passed.last) : after
  try {
    return await read(begin)
  } catch (error) {
    if (error instanceof Invalid && begin !== after) {
      Object.assign(passed, { after: beforeFirst, last: beforeFirst })
      return read(after)
    }
    throw error
  }
}

export const isIn = ({ stream }: LogEvent, categories: readonly string[] | undefined): boolean =>
  categories === undefined || categories.includes(stream.slice(0, stream.indexOf('-')))
