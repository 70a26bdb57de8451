import { staffPeriods as periods } from '@deals/events'

export { periods }
export type Period = (typeof periods)[number]

/** The period that an address names, in days; the shortest where it names none. */
export const periodFrom = (text: string | null): Period => periods.find((period) => period === text) ?? '7'
