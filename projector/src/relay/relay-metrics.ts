import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { numberOf, type Position } from '@deals/events'
import type { RelayStanding } from './run-relay.ts'

/** Figures of a relay in the words of Prometheus, asked for when they are read. */
export function relayMetrics(standing: () => RelayStanding, head: () => Promise<Position>): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name: `relay_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await value())
      },
    })
  gauge('position', 'Position up to which the log has been sent', () => numberOf(standing().position))
  gauge('head', 'Position of the last event of the log', async () => numberOf(await head()))
  gauge('sent_events_total', 'Events sent since the start', () => standing().sent)
  gauge('is_active', 'One while this relay is the one that sends', () => Number(standing().state !== 'standby'))
  return registry
}
