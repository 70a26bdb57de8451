/** The processes of a site that is not run in one, in the order in which they are started, and their programs. */
export const programs = {
  'command-api': 'standalone/dist/command-api.js',
  'query-api': 'standalone/dist/query-api.js',
  projector: 'standalone/dist/projector.js',
  relay: 'standalone/dist/relay.js',
  workers: 'standalone/dist/workers.js',
  frontend: 'standalone/dist/frontend.js',
  demo: 'standalone/dist/demo.js',
}

/**
 * Those that a site needs: the relay has work only where Kafka carries the events, and demonstration data is written
 * once, by whoever wants it.
 */
export const namesOfSite = () =>
  Object.keys(programs).filter((name) => name !== 'demo' && (name !== 'relay' || Boolean(process.env.KAFKA_BROKERS)))
