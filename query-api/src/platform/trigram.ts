/** Three-letter pieces of a text, of lower-case words with blanks around them. */
function trigrams(text: string): Set<string> {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  const pieces = (words ?? []).flatMap((word) => {
    const padded = `  ${word} `
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
  })
  return new Set(pieces)
}

/** How alike two texts are, 0 to 1: the share of pieces that both hold. */
export function similarity(left: string, right: string): number {
  const [mine, theirs] = [trigrams(left), trigrams(right)]
  const shared = [...mine].filter((piece) => theirs.has(piece)).length
  const all = mine.size + theirs.size - shared
  return all === 0 ? 0 : shared / all
}
