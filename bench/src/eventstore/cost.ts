import { perSecond, processorSeconds, seconds, type Figure } from '../measure.ts'

/** What some work took. */
export interface Cost {
  /** Seconds that passed. */
  readonly time: number
  /** Seconds of processor of this process, which other work on the machine changes less. */
  readonly processor: number
  /** How many times it was done. */
  readonly count: number
}

export async function costOf(count: number, work: () => Promise<void>): Promise<Cost> {
  let time = 0
  const processor = await processorSeconds(async () => {
    time = await seconds(work)
  })
  return { time, processor, count }
}

/** Two lines: how fast, and how much processor each took, both beside something that did as much or less. */
export function figuresOf(what: string, ours: Cost, bare: { readonly name: string; readonly cost: Cost }): Figure[] {
  const { name, cost } = bare
  const rate = (one: Cost) => perSecond(one.count, one.time)
  const each = (one: Cost) => (one.processor * 1000) / one.count
  return [
    {
      what,
      value: rate(ours),
      ratio: ours.count / ours.time / (cost.count / cost.time),
      against: `${name}, ${rate(cost)}`,
    },
    {
      what: `${what}, processor`,
      value: `${each(ours).toFixed(3)} ms each`,
      ratio: each(cost) / each(ours),
      against: `${name}, ${each(cost).toFixed(3)} ms`,
    },
  ]
}
