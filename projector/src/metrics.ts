import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { numberOf } from '@deals/events'
import type { LaneProgress } from './platform/progress.ts'

/** Figures of a projector in the words of Prometheus, asked for when they are read. */
export function metricsOf(progress: () => Promise<readonly LaneProgress[]>): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['projection', 'version', 'role'] as const
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name: `projection_${name}`, help, labelNames, registers })
  const counter = (name: string, help: string) =>
    new Counter({ name: `projection_${name}`, help, labelNames, registers })
  const gauges = {
    position: gauge('position', 'Position up to which the version is folded'),
    lagEvents: gauge('lag_events', 'Events of the log that are not folded yet, where the log can count them'),
    lagSeconds: gauge('lag_seconds', 'Age of the last folded event, zero at the head'),
    lastBatch: gauge('last_batch_events', 'Events of the last batch that the projection handles'),
    parkedKeys: gauge('parked_keys', 'Keys whose events wait for an operator'),
    eventsPerSecond: gauge('events_per_second', 'Moving average of what comes through'),
  } as const
  const counters = {
    documentsWritten: counter('documents_written_total', 'Documents written since the start'),
    olderWrites: counter('older_writes_total', 'Writes left out because the document was newer'),
  } as const
  const state = new Gauge({
    name: 'projection_state',
    help: 'One for the state that the version is in',
    labelNames: [...labelNames, 'state'],
    registers,
    async collect() {
      const all = [...Object.values(gauges), ...Object.values(counters)]
      ;[...all, state].forEach((metric) => metric.reset())
      for (const lane of await progress()) {
        const labels = { projection: lane.projection, version: String(lane.version), role: lane.role }
        state.set({ ...labels, state: lane.state }, 1)
        gaugesOf(gauges, lane).forEach(([metric, value]) => value !== null && metric.set(labels, value))
        counters.documentsWritten.inc(labels, lane.documentsWritten)
        counters.olderWrites.inc(labels, lane.olderWrites)
      }
    },
  })
  return registry
}

type Labels = 'projection' | 'version' | 'role'
type Figure = 'position' | 'lagEvents' | 'lagSeconds' | 'lastBatch' | 'parkedKeys' | 'eventsPerSecond'

const gaugesOf = (
  gauges: Readonly<Record<Figure, Gauge<Labels>>>,
  lane: LaneProgress,
): [Gauge<Labels>, number | null][] => [
  [gauges.position, numberOf(lane.position)],
  [gauges.lagEvents, lane.lagEvents],
  [gauges.lagSeconds, lane.lagSeconds],
  [gauges.lastBatch, lane.lastBatch],
  [gauges.parkedKeys, lane.parkedKeys],
  [gauges.eventsPerSecond, lane.eventsPerSecond],
]
