import type { EventStoreDBClient } from '@eventstore/db-client'
import type { LogEvent, Position } from '../event-log.ts'
import type { Watched } from './listen-to-reading.ts'

export interface ReaderOptions extends Watched {
  client: EventStoreDBClient
}

/** Between these two stands nothing of ours, so a reader at the tail need not pass by it again. */
export interface Passed {
  after: Position
  last: Position
}

export const isIn = ({ stream }: LogEvent, categories: readonly string[] | undefined): boolean =>
  categories === undefined || categories.includes(stream.slice(0, stream.indexOf('-')))
