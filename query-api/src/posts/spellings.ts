import { readSearch, stemOf, wordsOf } from '@deals/events'
import { likenessTo } from '../platform/trigram.ts'

/** Words of the site with how often each stands there. */
export type Vocabulary = readonly (readonly [word: string, times: number])[]

/** Shorter words are like too many others, and numbers are like none that is meant. */
const shortest = 4
const isWord = (word: string): boolean => word.length >= shortest && !/\d/.test(word)

/** A word with one letter wrong, missing or too much shares so many of its pieces with the right one, or more. */
const alikeFrom = 0.35
const mostSpellings = 3
/** More words than anybody misspells at once. */
const mostUnknown = 5

export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const times = new Map<string, number>()
  for (const word of texts.flatMap(wordsOf).filter(isWord)) {
    times.set(word, (times.get(word) ?? 0) + 1)
  }
  return [...times]
}

/** A search written as the site writes its words, the likeliest first; none where all words are known or like nothing. */
export function spellingsOf(query: string, vocabulary: Vocabulary): string[] {
  const stems = new Set(vocabulary.map(([word]) => stemOf(word)))
  const wanted = readSearch(query).text.replaceAll(/(?<=^|\s)-\S+/g, ' ')
  const unknown = [...new Set(wordsOf(wanted))].filter((word) => isWord(word) && !stems.has(stemOf(word)))
  const corrections = unknown
    .slice(0, mostUnknown)
    .map((word) => ({ word, likely: likeliest(word, vocabulary) }))
    .filter(({ likely }) => likely.length > 0)
  const [only, ...others] = corrections
  if (only === undefined) {
    return []
  }
  return others.length === 0
    ? only.likely.map((right) => exchanged(query, only.word, right))
    : [corrections.reduce((text, { word, likely: [right = word] }) => exchanged(text, word, right), query)]
}

/** Forms of one word find the same, so one of them is enough. */
function likeliest(word: string, vocabulary: Vocabulary): string[] {
  const likeness = likenessTo(word)
  return vocabulary
    .map(([other, times]) => ({ other, times, likeness: likeness(other) }))
    .filter(({ likeness: alike }) => alike >= alikeFrom)
    .toSorted((one, other) => other.likeness - one.likeness || other.times - one.times)
    .map(({ other }) => other)
    .filter((other, at, all) => all.findIndex((one) => stemOf(one) === stemOf(other)) === at)
    .slice(0, mostSpellings)
}

/** The word in a query exchanged for another one, whatever its accents and its case; the rest stays as it was typed. */
const exchanged = (query: string, word: string, right: string): string =>
  query.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (typed) => (wordsOf(typed)[0] === word ? right : typed))
