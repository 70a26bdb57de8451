/**
 * The beginning of a text of one line, of at most so many characters and the sign that it goes on: cut at a word, unless
 * one alone is longer than half of that.
 */
export function wordsUpTo(longest: number, text: string): string {
  if (text.length <= longest) {
    return text
  }
  const cut = text.slice(0, longest)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > longest / 2 ? lastSpace : longest).trimEnd()}…`
}
