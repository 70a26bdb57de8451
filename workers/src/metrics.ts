import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { QueueCounts } from './platform/job-queue.ts'

export interface WorkersMetrics {
  readonly registry: Registry
  /** Notes a letter that left, or never will. */
  readonly count: (outcome: 'sent' | 'failed') => void
}

/** Figures of the workers in the words of Prometheus. */
export function workersMetrics(counts: () => Promise<Record<string, QueueCounts>>): WorkersMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const letter = (name: string, help: string) => new Counter({ name: `letters_${name}_total`, help, registers })
  const letters = {
    sent: letter('sent', 'Letters that left the site since the start'),
    failed: letter('failed', 'Letters that were refused for good since the start'),
  } as const
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs of each queue by state',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      jobs.reset()
      for (const [queue, states] of Object.entries(await counts())) {
        Object.entries(states).forEach(([state, value]: [string, number]) => jobs.set({ queue, state }, value))
      }
    },
  })
  return { registry, count: (outcome) => letters[outcome].inc() }
}
