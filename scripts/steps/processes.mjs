/** The processes of a site that is not run in one, in the order in which they are started, and their programs. */
export const programs = {
  'command-api': 'command-api/dist/main.js',
  'query-api': 'query-api/dist/main.js',
  projector: 'projector/dist/main.js',
  relay: 'projector/dist/relay.main.js',
  workers: 'workers/dist/main.js',
  frontend: 'frontend/dist/server/main.js',
  demo: 'standalone/dist/demo.main.js',
}

/**
 * Those that a site needs: the relay has work only where Kafka carries the events, and demonstration data is written
 * once, by whoever wants it.
 */
export const namesOfSite = () =>
  Object.keys(programs).filter((name) => name !== 'demo' && (name !== 'relay' || Boolean(process.env.KAFKA_BROKERS)))
