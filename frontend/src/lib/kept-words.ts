/** Where the tab keeps what a member began to write. */
export const wordsName = (memberId: string | undefined, about: string): string => `words ${memberId}: ${about}`

/** What the tab keeps; null where the browser keeps nothing. */
export function inTab<T>(act: (kept: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

/** Forgets what all others began in this tab. */
export function forgetOthersWords(memberId?: string): void {
  inTab((kept) =>
    Object.keys(kept)
      .filter((name) => name.startsWith('words ') && !name.startsWith(wordsName(memberId, '')))
      .forEach((name) => kept.removeItem(name)),
  )
}
