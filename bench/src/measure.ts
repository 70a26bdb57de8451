/** One line of the result: a figure, and the raw limit of the same run that it is compared with. */
export interface Figure {
  what: string
  value: string
  /** Value divided by the raw limit; above or near 1 is as fast as the part below allows. */
  ratio?: number
  against?: string
  /** What else of it is compared with what is wanted, and with other runs. */
  parts?: readonly Part[]
  /** What must not be, in a sentence: the run fails. */
  failure?: string
}

/** What a row may be judged by besides, in the unit that the name has below. */
export type PartName = keyof typeof unitOf
export interface Part {
  name: PartName
  value: number
  /** The same at a raw limit of this run, where there is one. */
  raw?: number
}

const [milli, kilobyte] = [(value: number) => milliseconds(value), (value: number) => `${value.toFixed(1)} KB`]

/** How the parts of rows are told. */
export const unitOf = {
  rate: (value: number) => perSecond(value, 1),
  'share of the rate': (value: number) => value.toFixed(2),
  processor: milli,
  'with what follows': milli,
  p99: milli,
  'beside Express': milli,
  times: (value: number) => `${value.toFixed(2)} times`,
  clock: (value: number) => `${value.toFixed(2)} s`,
  memory: (value: number) => `${value.toFixed(0)} MB`,
  'first content': milli,
  largest: milli,
  blocked: milli,
  shift: (value: number) => value.toFixed(3),
  script: kilobyte,
  all: kilobyte,
} as const

/** Of a rate more is better, of all else less. */
export const isBetterHigh = (name: PartName): boolean => name === 'rate' || name === 'share of the rate'

/** How near a part comes to its raw limit; the more, the better. */
export function ratioOf({ name, value, raw }: Part): number | undefined {
  if (raw === undefined) {
    return undefined
  }
  return isBetterHigh(name) ? value / raw : raw / value
}

export interface Bench {
  name: string
  about: string
  /** How much is measured where nobody says; one that has none always measures the same. */
  usual?: number
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
