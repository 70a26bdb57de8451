import { readSearch, stemOf, wordsOf } from '@deals/events'
import { likenessTo } from '../platform/trigram.ts'

/** A text of the site and what shows it; without a place it stays for good. */
export interface Shown {
  readonly text: string
  readonly place?: string
}

/** Words of the site, how often each stands there, and the first few places that show it; null for one that stays. */
export type Vocabulary = readonly VocabularyWord[]
export type VocabularyWord = readonly [word: string, times: number, places: readonly string[] | null]

/** Shorter words are like too many others, and numbers are like none that is meant. */
const shortest = 4
const isWord = (word: string): boolean => word.length >= shortest && !/\d/.test(word)

/** A word with one letter wrong, missing or too much shares so many of its pieces with the right one, or more. */
export const alikeFrom = 0.35
const mostSpellings = 3
/** Some of them may be gone by now. */
const mostCandidates = 12
/** More words than anybody misspells at once. */
const mostUnknown = 5
const mostPlaces = 3

export function vocabularyOf(texts: readonly Shown[]): Vocabulary {
  const found = new Map<string, { times: number; places: readonly string[] | null }>()
  for (const { text, place } of texts) {
    for (const word of wordsOf(text).filter(isWord)) {
      const { times, places } = found.get(word) ?? { times: 0, places: [] }
      const more = place === undefined || places === null ? null : [...new Set([...places, place])]
      found.set(word, { times: times + 1, places: more === null ? null : more.slice(0, mostPlaces) })
    }
  }
  return [...found].map(([word, { times, places }]) => [word, times, places])
}

/** What may be said about a query: words that it has, and those that are like what it has besides. */
export function candidatesFor(query: string, vocabulary: Vocabulary): Vocabulary {
  const typed = typedWords(query)
  const stems = new Set(typed.map(stemOf))
  const known = vocabulary.filter(([word]) => stems.has(stemOf(word)))
  const likely = unknownIn(typed, known).flatMap((word) => likeliest(word, vocabulary, mostCandidates))
  return [...new Set([...known, ...likely])]
}

/** A search written as the site writes its words, the likeliest first; none where all words are known or like nothing. */
export function spellingsOf(query: string, vocabulary: Vocabulary): string[] {
  const corrections = unknownIn(typedWords(query), vocabulary)
    .map((word) => ({ word, likely: likeliest(word, vocabulary, mostSpellings).map(([right]) => right) }))
    .filter(({ likely }) => likely.length > 0)
  const [only, ...others] = corrections
  if (only === undefined) {
    return []
  }
  return others.length === 0
    ? only.likely.map((right) => exchanged(query, only.word, right))
    : [corrections.reduce((text, { word, likely: [right = word] }) => exchanged(text, word, right), query)]
}

function typedWords(query: string): string[] {
  const wanted = readSearch(query).text.replaceAll(/(?<=^|\s)-\S+/g, ' ')
  return [...new Set(wordsOf(wanted))].filter(isWord)
}

function unknownIn(typed: readonly string[], vocabulary: Vocabulary): string[] {
  const stems = new Set(vocabulary.map(([word]) => stemOf(word)))
  return typed.filter((word) => !stems.has(stemOf(word))).slice(0, mostUnknown)
}

/** Forms of one word find the same, so one of them is enough. */
function likeliest(word: string, vocabulary: Vocabulary, most: number): VocabularyWord[] {
  const likeness = likenessTo(word)
  return vocabulary
    .map((entry) => ({ entry, likeness: likeness(entry[0]) }))
    .filter(({ likeness: alike }) => alike >= alikeFrom)
    .toSorted((one, other) => other.likeness - one.likeness || other.entry[1] - one.entry[1])
    .map(({ entry }) => entry)
    .filter(([other], at, all) => all.findIndex(([one]) => stemOf(one) === stemOf(other)) === at)
    .slice(0, most)
}

/** The word in a query exchanged for another one, whatever its accents and its case; the rest stays as it was typed. */
const exchanged = (query: string, word: string, right: string): string =>
  query.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (typed) => (wordsOf(typed)[0] === word ? right : typed))
