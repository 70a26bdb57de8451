import { stemOf } from '../search/stem.ts'
import { wordsOf } from '../search/words.ts'

/** What a post must say: at least one of `any`, all of `all`, none of `none`. */
export interface AlertKeywords {
  any: string[]
  all: string[]
  none: string[]
}
type Lines = Record<keyof AlertKeywords, string>

/** The keywords as an event holds them: one per line. */
export const toLines = ({ any, all, none }: AlertKeywords): Lines => ({
  any: any.join('\n'),
  all: all.join('\n'),
  none: none.join('\n'),
})
const fromLine = (lines: string): string[] => lines.split('\n').filter((line) => line !== '')
export const fromLines = ({ any, all, none }: Lines): AlertKeywords => ({
  any: fromLine(any),
  all: fromLine(all),
  none: fromLine(none),
})

/** Stems that must follow one another. */
type Phrase = readonly string[]

/** The phrases of a keyword, all of which must occur: a word is a phrase of one, and so are several in quotes. */
export const phrasesOf = (keyword: string): Phrase[] => wordsByPhrase(keyword).map((words) => words.map(stemOf))

const wordsByPhrase = (keyword: string): string[][] =>
  [...keyword.matchAll(/"([^"]*)"?|([^\s"]+)/gu)]
    .map(([, quoted, plain]) => wordsOf(quoted ?? plain ?? ''))
    .filter((words) => words.length > 0)

/** The same keyword as full-text search takes it. */
export const searchFor = (keyword: string): string =>
  wordsByPhrase(keyword)
    .map((words) => `"${words.join(' ')}"`)
    .join(' ')

/** Whether a keyword can occur in a text at all: it has a letter or a digit. */
export const saysSomething = (keyword: string): boolean => phrasesOf(keyword).length > 0

/** Texts as keywords are looked for in them: stems with a space on each side, and no phrase reaches from one text to the next. */
export interface SearchedText {
  readonly stems: string
}

export const searchedText = (texts: readonly string[]): SearchedText => ({
  stems: texts.map((text) => ` ${wordsOf(text).map(stemOf).join(' ')} `).join('\n'),
})

export function occursIn({ stems }: SearchedText, keyword: string): boolean {
  const phrases = phrasesOf(keyword)
  return phrases.length > 0 && phrases.every((phrase) => stems.includes(` ${phrase.join(' ')} `))
}

export const stemsIn = ({ stems }: SearchedText): string[] => [...new Set(stems.split(/\s+/).filter(Boolean))]
