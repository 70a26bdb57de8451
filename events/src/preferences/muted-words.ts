import { mutedLimits, type Muted, type MutedWord } from './muting.ts'

/** A word as it is kept. */
export const mutedWordText = (text: string): string => text.normalize().replace(/\s+/g, ' ').trim()

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Why a word cannot be muted beside others, for whoever wrote it; null where it can. */
export function mutedWordProblem(said: string, words: readonly MutedWord[]): string | null {
  const text = mutedWordText(said)
  const { shortestWord, longestWord } = mutedLimits
  if (text.length < shortestWord) {
    return `Write at least ${shortestWord} characters`
  }
  if (text.length > longestWord) {
    return `Write at most ${longestWord} characters`
  }
  if (words.some((word) => isSame(word.text, text))) {
    return `You mute “${text}” already`
  }
  return words.length >= mutedLimits.words ? `${mutedLimits.words} words fit; take one out first` : null
}

/** What the log has of it: words stand one a line, as those of alerts do. */
export interface MutedFact extends Pick<Muted, 'stores' | 'members'> {
  wholeWords: string
  partsOfWords: string
}

export function mutedAsFact({ stores, members, words }: Muted): MutedFact {
  const lines = (isWhole: boolean) =>
    words.flatMap(({ text, wholeWord }) => (wholeWord === isWhole ? [text] : [])).join('\n')
  return { stores, members, wholeWords: lines(true), partsOfWords: lines(false) }
}

export function mutedFromFact({ stores, members, wholeWords, partsOfWords }: MutedFact): Muted {
  const words = [...wordsOf(wholeWords, true), ...wordsOf(partsOfWords, false)]
  return { stores, members, words: words.sort((one, other) => (one.text < other.text ? -1 : 1)) }
}

const wordsOf = (lines: string, wholeWord: boolean): MutedWord[] =>
  lines === '' ? [] : lines.split('\n').map((text) => ({ text, wholeWord }))
