import { staffPeriods as periods } from '@deals/events'

export { periods }
export type Period = (typeof periods)[number]

/** The periods to choose from. */
export const periodOptions = periods.map((value) => ({ value, label: `${value} days` }))

/** The period that an address names, in days; the usual one where it names none. */
export const periodFrom = (text: string | null, usual: Period = '7'): Period =>
  periods.find((period) => period === text) ?? usual
