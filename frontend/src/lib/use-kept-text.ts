import { inTab, wordsName } from './kept-words.ts'
import { textChanged, useStoredText } from './use-local-text.ts'
import { useViewer } from './viewer.ts'

/** What the browser would not keep lasts as long as the page. */
const unkept = new Map<string, string>()

const read = (name: string): string | null => unkept.get(name) ?? inTab((kept) => kept.getItem(name))

type Typed = string | ((since: string) => string)

/**
 * What is typed in a field, by what it is about, from what stands there at first: who goes on to something else, or loads
 * the page anew, finds it again until they sign out or the tab is closed, and nobody else does. Typing what stands there at first forgets it.
 */
export function useKeptText(about: string, first = ''): readonly [words: string, type: (typed: Typed) => void] {
  const name = wordsName(useViewer()?.id, about)
  const words = useStoredText(() => read(name)) ?? first
  const type = (typed: Typed) => {
    const next = typeof typed === 'string' ? typed : typed(read(name) ?? first)
    unkept.set(name, next)
    inTab((kept) => {
      if (next === first) {
        kept.removeItem(name)
      } else {
        kept.setItem(name, next)
      }
      unkept.delete(name)
    })
    textChanged()
  }
  return [words, type]
}
