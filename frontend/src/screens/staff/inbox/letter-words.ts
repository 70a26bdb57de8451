import type { Letter, LetterState } from '@deals/events'

export const stateWords: Readonly<Record<LetterState, string>> = { new: 'New', open: 'Open', done: 'Done' }

const topics: Readonly<Record<string, string>> = {
  general: 'General question',
  press: 'Press',
  store: 'Store',
  privacy: 'Privacy',
  appeal: 'Appeal',
}

/** What a letter is about, in a few words. */
export const subjectOf = ({ title, topic }: Pick<Letter, 'title' | 'topic'>): string =>
  title ?? topics[topic ?? ''] ?? 'Message'

/** Who wrote it, as far as it says. */
export const writerOf = ({ from: { username, name, email } }: Pick<Letter, 'from'>): string =>
  username ?? name ?? email ?? 'a visitor'

/** Where an answer goes; null where nobody can be answered. */
export function answerAddress(letter: Letter): string | null {
  const { email } = letter.from
  if (email === null) {
    return null
  }
  const subject = letter.reference === null ? subjectOf(letter) : `${letter.reference}: ${subjectOf(letter)}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`
}
