import { wordsOf } from '@deals/events'

/** A search as the stores understand it: phrases that must occur and phrases that must not; a word is a phrase of one. */
export interface SearchTerms {
  wanted: readonly (readonly string[])[]
  unwanted: readonly (readonly string[])[]
}

/** More words than anyone types; a pasted page must not become a thousand look-ups. */
const mostTerms = 16

/** Reads words, "phrases" and -exclusions. */
export function searchTerms(query: string): SearchTerms {
  const parts = [...query.matchAll(/(?<=^|\s)(-?)(?:"([^"]*)"?|(\S+))/gu)].slice(0, mostTerms)
  const phrases = parts.map(([, minus, quoted, plain]) => ({
    isWanted: minus === '',
    words: wordsOf(quoted ?? plain ?? ''),
  }))
  const said = (isWanted: boolean) =>
    phrases.filter((phrase) => phrase.isWanted === isWanted && phrase.words.length > 0).map(({ words }) => words)
  return { wanted: said(true), unwanted: said(false) }
}

/** What a document offers to a search in one field: its text, or its list of texts. */
export function searchableText(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(' ') : typeof value === 'string' ? value : ''
}
