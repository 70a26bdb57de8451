import { inRoot } from './root.mjs'

/** The processes of a site that is not run in one, in the order in which they are started. */
export const processes = ['command-api', 'query-api', 'projector', 'relay', 'workers', 'frontend', 'demo']

/** Where a program lies once it is built. */
export const built = (name) => inRoot(`standalone/dist/${name}.js`)

/**
 * Those that a site needs: the relay has work only where Kafka carries the events, and demonstration data is written
 * once, by whoever wants it.
 */
export const namesOfSite = () =>
  processes.filter((name) => name !== 'demo' && (name !== 'relay' || Boolean(process.env.KAFKA_BROKERS)))
