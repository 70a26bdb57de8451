const longest = 200

/** The beginning of a text without its Markdown, cut at a word. */
export function excerptOf(content: string): string {
  const plain = content
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=$|[\s.,;:!?])/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= longest) {
    return plain
  }
  const cut = plain.slice(0, longest)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > longest / 2 ? lastSpace : longest).trimEnd()}…`
}
