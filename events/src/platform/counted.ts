/** A whole number with its thousands apart: "12,345". The browser's own way reads its tables first, for which a phone stands still. */
export function grouped(count: number): string {
  const digits = String(Math.abs(count))
  const first = digits.length % 3 || 3
  const groups = [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
  return `${count < 0 ? '-' : ''}${groups.join(',')}`
}

/** An amount in dollars, with cents: "$1,299.00". */
export function dollars(amount: number): string {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}$${grouped(Number(whole))}.${cents}`
}

/** A number of things as people say it: "1 vote", "1,204 votes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`
