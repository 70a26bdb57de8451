import { topicsOfLog, type Base } from '@deals/process/base'
import type { KafkaSettings } from '@deals/event-log/kafka'
import type { WorkersOptions } from './start-workers.ts'

/** How reactions follow the log: by Kafka where it carries the events, else as workers do by themselves. */
export async function reactingOver(
  given: KafkaSettings | undefined,
  { log, keyed }: Pick<Base, 'log' | 'keyed'>,
): Promise<Pick<WorkersOptions, 'react'>> {
  if (given === undefined) {
    return {}
  }
  // The client of Kafka is loaded by those alone that use it.
  const { runCarriedReactions } = await import('./platform/kafka/run-carried-reactions.ts')
  const settings = await topicsOfLog(keyed, { settings: given, log: await log.identity() })
  return { react: (options) => runCarriedReactions({ ...options, settings }) }
}
