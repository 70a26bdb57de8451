export const periods = ['7', '30', '90'] as const
export type Period = (typeof periods)[number]

/** The period that an address names, in days; the shortest where it names none. */
export const periodFrom = (text: string | null): Period => periods.find((period) => period === text) ?? '7'
