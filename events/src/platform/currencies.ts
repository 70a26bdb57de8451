export const currencies = ['USD', 'CAD'] as const
export type Currency = (typeof currencies)[number]
