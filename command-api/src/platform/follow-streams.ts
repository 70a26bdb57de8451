import type { Logger } from 'pino'
import type { LogPorts } from './fold.ts'
import { lookedAt } from './known-streams.ts'

export interface Follower {
  /** Resolves when the following has ended. */
  stop(): Promise<void>
}

/** Reading each event by itself costs more than the vote that wrote it. */
const lingerMs = 10

/**
 * Hears of every event of the streams that commands look at, whoever wrote it, so that they need not be read again
 * and again. While nothing can be heard they are read each time.
 */
export function followStreams({
  log,
  streams,
  logger,
}: Pick<LogPorts, 'log' | 'streams'> & { logger: Logger }): Follower {
  const stop = new AbortController()
  const follow = async () => {
    const after = await log.head()
    streams.follows(true)
    for await (const { events } of log.subscribe({ after, categories: lookedAt, lingerMs, signal: stop.signal })) {
      streams.noticed(events)
    }
  }
  const ended = follow()
    .catch((error: unknown) =>
      logger.error({ err: error }, 'the log is not followed; posts and members are read each time'),
    )
    .finally(() => streams.follows(false))
  return {
    stop: () => {
      stop.abort()
      return ended
    },
  }
}
