/** Longer words are the thread's own, and can be read there. */
const longestQuote = 1_000

/** A text as a quotation in Markdown, with room for the answer below it. */
export function quotation(text: string): string {
  const quoted = text.trim().slice(0, longestQuote)
  return quoted === '' ? '' : `${quoted.replace(/^/gm, '> ')}\n\n`
}
