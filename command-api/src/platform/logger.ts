import { pino, type DestinationStream, type Logger } from 'pino'
import { countedWarnings } from '@deals/process'

/** What never belongs into a log of this process, wherever it may turn up. */
const redacted = ['password', 'currentPassword', 'newPassword', 'email', 'token', 'cookie', 'authorization', 'content']

/** Writes JSON lines; whatever is personal or secret is struck out. */
export function createLogger({ level = 'info', to }: { level?: string; to?: DestinationStream } = {}): Logger {
  const paths = redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return pino({ name: 'command-api', level, redact: { paths, censor: '[struck out]' }, hooks: countedWarnings() }, to)
}
