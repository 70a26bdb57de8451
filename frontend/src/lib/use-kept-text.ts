import { useState } from 'react'

/** Words that somebody began and has not sent, by what they are about; gone with the page, and so at every sign-out. */
const kept = new Map<string, string>()

/** What is typed in a field: who goes on to something else and comes back finds it again. */
export function useKeptText(about: string) {
  const [typed, setTyped] = useState(() => ({ about, words: kept.get(about) ?? '' }))
  const words = typed.about === about ? typed.words : (kept.get(about) ?? '')
  const type = (next: string) => {
    setTyped({ about, words: next })
    if (next.trim() === '') {
      kept.delete(about)
    } else {
      kept.set(about, next)
    }
  }
  return [words, type] as const
}
