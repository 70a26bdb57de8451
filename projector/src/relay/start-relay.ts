import type { Relay, RelayOptions } from './run-relay.ts'

/** Starts the relay within another process. The client of Kafka is loaded by those alone that use it. */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { runRelay } = await import('./run-relay.ts')
  return runRelay(options)
}
