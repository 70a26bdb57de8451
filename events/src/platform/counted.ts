/** A whole number with its thousands apart: "12,345". The browser's own way reads its tables first, for which a phone stands still. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A number of things as people say it: "1 vote", "1,204 votes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`
