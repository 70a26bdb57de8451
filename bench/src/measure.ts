/** One line of the result: a figure, and the raw limit of the same run that it is compared with. */
export interface Figure {
  what: string
  value: string
  /** Value divided by the raw limit; above or near 1 is as fast as the part below allows. */
  ratio?: number
  against?: string
}

export interface Bench {
  name: string
  about: string
  run(size?: number): Promise<Figure[]>
}

/** Runs the work and answers how long it took, in seconds. */
export async function seconds(work: () => Promise<void> | void): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** Seconds of processor that the work took, in all threads: on a shared machine the steadier figure. */
export async function processorSeconds(work: () => Promise<void> | void): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

/** The value below which the share of the sample lies. */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (sample: readonly number[]): number => percentile(sample, 0.5)

export const perSecond = (count: number, time: number): string => `${Math.round(count / time).toLocaleString('en')}/s`
export const milliseconds = (value: number): string => `${value.toFixed(value < 0.1 ? 3 : value < 10 ? 2 : 1)} ms`
