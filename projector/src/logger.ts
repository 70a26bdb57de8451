import { pino, type Logger } from 'pino'
import { countedWarnings, type LogLevel } from '@deals/process'

/** JSON lines on the standard output. */
export const createLogger = (level: LogLevel, part = 'projector'): Logger =>
  pino({ level, base: { part }, hooks: countedWarnings() })
