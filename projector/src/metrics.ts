import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { numberOf } from '@deals/events'
import type { ProcessorProgress } from './platform/progress.ts'

/** Figures of a projector in the words of Prometheus, asked for when they are read. */
export function metricsOf(progress: () => Promise<readonly ProcessorProgress[]>): Registry {
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
      for (const processor of await progress()) {
        const labels = { projection: processor.projection, version: String(processor.version), role: processor.role }
        state.set({ ...labels, state: processor.state }, 1)
        gaugesOf(gauges, processor).forEach(([metric, value]) => value !== null && metric.set(labels, value))
        counters.documentsWritten.inc(labels, processor.documentsWritten)
        counters.olderWrites.inc(labels, processor.olderWrites)
      }
    },
  })
  return registry
}

type Labels = 'projection' | 'version' | 'role'
type Figure = 'position' | 'lagEvents' | 'lagSeconds' | 'lastBatch' | 'parkedKeys' | 'eventsPerSecond'

const gaugesOf = (
  gauges: Readonly<Record<Figure, Gauge<Labels>>>,
  processor: ProcessorProgress,
): [Gauge<Labels>, number | null][] => [
  [gauges.position, numberOf(processor.position)],
  [gauges.lagEvents, processor.lagEvents],
  [gauges.lagSeconds, processor.lagSeconds],
  [gauges.lastBatch, processor.lastBatch],
  [gauges.parkedKeys, processor.parkedKeys],
  [gauges.eventsPerSecond, processor.eventsPerSecond],
]
