/** A whole number with its thousands apart: "12,345". The browser's own way reads its tables first, for which a phone stands still. */
export function grouped(count: number): string {
  const digits = String(Math.abs(count))
  const first = digits.length % 3 || 3
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
  return `${count < 0 ? '-' : ''}${groups.join(',')}`
}

/** A number of things as people say it: "1 vote", "1,204 votes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`
