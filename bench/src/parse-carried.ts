import type { LogEvent } from '@deals/event-log'

/** An event as this run wrote it. */
export const parseCarried = (text: string): LogEvent => JSON.parse(text) as LogEvent
