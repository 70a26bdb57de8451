/** An amount as people type it, such as "1,299.00" or "$5"; nothing where it is none with at most two decimals. */
export function amountFrom(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '')
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

/** What a field of a form states: null where it is empty, NaN where it holds no amount. */
export const statedAmount = (text: string): number | null => (text.trim() === '' ? null : (amountFrom(text) ?? NaN))
