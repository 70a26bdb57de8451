/** A stretch of text that stayed, came or went. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Beyond this many comparisons the texts are shown whole, because nobody would wait. */
const mostComparisons = 1_000_000

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? []

function appended(parts: readonly DiffPart[], { kind, text }: DiffPart): readonly DiffPart[] {
  const last = parts.at(-1)
  if (text === '') {
    return parts
  }
  return last?.kind === kind ? [...parts.slice(0, -1), { kind, text: last.text + text }] : [...parts, { kind, text }]
}

/** For every pair of places, the length of the longest common run of words from there on. */
function commonLengths(from: readonly string[], to: readonly string[]): readonly Uint32Array[] {
  const lengths = Array.from({ length: from.length + 1 }, () => new Uint32Array(to.length + 1))
  for (let left = from.length - 1; left >= 0; left -= 1) {
    const row = lengths[left] ?? new Uint32Array(0)
    const below = lengths[left + 1] ?? row
    for (let right = to.length - 1; right >= 0; right -= 1) {
      const isSame = from[left] === to[right]
      row[right] = isSame ? (below[right + 1] ?? 0) + 1 : Math.max(below[right] ?? 0, row[right + 1] ?? 0)
    }
  }
  return lengths
}

/** How many words two texts begin with alike. */
function sameAtStart(from: readonly string[], to: readonly string[]): number {
  const differs = from.findIndex((word, place) => word !== to[place])
  return differs === -1 ? from.length : differs
}

/** What changed between two texts, word by word. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [from, to] = [wordsOf(before), wordsOf(after)]
  // Most of a long text stays: only the part between its first and its last change is compared word by word.
  const start = sameAtStart(from, to)
  const [left, right] = [from.slice(start), to.slice(start)]
  const end = sameAtStart(left.toReversed(), right.toReversed())
  const same = (words: readonly string[]): DiffPart => ({ kind: 'same', text: words.join('') })
  const between = changesBetween(left.slice(0, left.length - end), right.slice(0, right.length - end))
  return [same(from.slice(0, start)), ...between, same(left.slice(left.length - end))].reduce(appended, [])
}

function changesBetween(from: readonly string[], to: readonly string[]): readonly DiffPart[] {
  if (from.length * to.length > mostComparisons) {
    return [
      { kind: 'removed', text: from.join('') },
      { kind: 'added', text: to.join('') },
    ]
  }
  const lengths = commonLengths(from, to)
  let parts: readonly DiffPart[] = []
  let left = 0
  let right = 0
  while (left < from.length || right < to.length) {
    const word = from[left]
    const other = to[right]
    const keepsMoreLeft = (lengths[left + 1]?.[right] ?? -1) >= (lengths[left]?.[right + 1] ?? -1)
    if (word !== undefined && word === other) {
      parts = appended(parts, { kind: 'same', text: word })
      left += 1
      right += 1
    } else if (word !== undefined && (other === undefined || keepsMoreLeft)) {
      parts = appended(parts, { kind: 'removed', text: word })
      left += 1
    } else {
      parts = appended(parts, { kind: 'added', text: other ?? '' })
      right += 1
    }
  }
  return parts
}

/** So much of an unchanged stretch is shown on each side of a change. */
const keptAround = 60

/** The parts with long unchanged stretches cut short, so that the change can be found. */
export function shortened(parts: readonly DiffPart[]): readonly DiffPart[] {
  return parts.map(({ kind, text }, place) => {
    const head = place === 0 ? '' : text.slice(0, keptAround)
    const tail = place === parts.length - 1 ? '' : text.slice(-keptAround)
    const isLong = kind === 'same' && text.length > head.length + tail.length + 1
    return isLong ? { kind, text: `${head}…${tail}` } : { kind, text }
  })
}
