/** Groups of three behind commas or spaces, and a point before cents. */
const grouped = /^\d{1,3}(?:[, \u00A0\u202F]\d{3})+(?:\.\d{1,2})?$/
/** What a comma before cents looks like: fewer than three digits follow it. */
const withComma = /^[\d \u00A0\u202F]+,\d{1,2}$/

/** An amount as people type it, such as "1,299.00", "$5" or "12,50"; nothing where it is none with at most two decimals. */
export function amountFrom(text: string): number | undefined {
  const typed = text
    .trim()
    .replace(/^\$|\$$/, '')
    .trim()
  const pointed = withComma.test(typed) ? typed.replace(',', '.') : typed
  const plain = grouped.test(typed) || pointed !== typed ? pointed.replaceAll(/[, \u00A0\u202F]/g, '') : pointed
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** What a field of a form states: null where it is empty, NaN where it holds no amount. */
export const statedAmount = (text: string): number | null => (text.trim() === '' ? null : (amountFrom(text) ?? NaN))
