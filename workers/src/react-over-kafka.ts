import type { KafkaSettings } from '@deals/events/process'
import type { WorkersOptions } from './start-workers.ts'

/** How reactions follow the log: by Kafka where it carries the events, else as workers do by themselves. */
export async function reactingOver(settings: KafkaSettings | undefined): Promise<Pick<WorkersOptions, 'react'>> {
  if (settings === undefined) {
    return {}
  }
  // The client of Kafka is loaded by those alone that use it.
  const { runCarriedReactions } = await import('./platform/kafka/run-carried-reactions.ts')
  return { react: (options) => runCarriedReactions({ ...options, settings }) }
}
