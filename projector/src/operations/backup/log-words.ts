import type { EventLog, LogEvent, Position } from '@deals/events/log'

export const beforeFirst: Position = 0
export const positionFrom = (value: number): Position => value

export const identityOf = async (log: EventLog): Promise<string> =>
  (await log.readAll({ after: beforeFirst, limit: 1 })).events[0]?.id ?? ''

export const eventAt = async (log: EventLog, position: Position): Promise<LogEvent | undefined> =>
  (await log.readAll({ after: position - 1, limit: 1 })).events[0]
