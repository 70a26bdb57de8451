import type { Json, Position } from '@deals/events'
import type { LogEvent } from '@deals/event-log'

/** What stands in the open: how the key is drawn and told from others. */
export interface Header {
  format: 1
  id: string
  salt: string
  proof: string
}

/** A stretch of the event log in one file. */
export interface Segment {
  file: string
  events: number
  /** It holds what is after this place of the log, up to the other one. */
  after: Position
  upTo: Position
  /** Its last event, by which the same log is known again. */
  lastId: string
}

/** Where a read model stood when a backup began, to be told whether a fold of the backup says the same. */
export interface Standing {
  projection: string
  code: string
  position: Position
  digest: string
}

/** One backup that was taken to its end. */
export interface Run {
  nr: number
  /** When it began (ms). */
  at: number
  /** The log is in it up to here. */
  head: Position
  accounts: readonly string[]
  entries: number
  /** A file that lists the pictures of posts. */
  pictures: string
  /** One that lists the screenshots of bug reports; backups that are older than it lack it. */
  screenshots?: string
  standings: readonly Standing[]
}

export interface Catalogue {
  /** Which log it is. */
  log: string
  segments: readonly Segment[]
  runs: readonly Run[]
}

/** An entry of the accounts' store. */
export interface Entry {
  table: string
  id: string
  value: Json
}

/** The key that locks the keys is an entry of no table. */
export const masterKeyEntry = { table: '', id: 'master key' } as const

/** Undefined where it is no header of ours. */
export function parseHeader(text: string): Header | undefined {
  try {
    const header = JSON.parse(text) as Partial<Header> | null
    const isOurs =
      header?.format === 1 && [header.id, header.salt, header.proof].every((one) => typeof one === 'string')
    return isOurs ? (header as Header) : undefined
  } catch {
    return undefined
  }
}

// What follows was sealed by this program, and opened by the same key: no byte of it is another one.
export const parseCatalogue = (value: unknown): Catalogue => value as Catalogue
export const parseEvents = (value: unknown): LogEvent[] => value as LogEvent[]
export const parseEntries = (value: unknown): Entry[] => value as Entry[]
export const parseNames = (value: unknown): string[] => value as string[]
