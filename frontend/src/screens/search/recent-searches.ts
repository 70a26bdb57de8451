import { readLocal, writeLocal } from '../../lib/local-storage.ts'

const storageName = 'recent-searches'
const most = 10

/** What was searched for on this device, the latest first. */
export function recentSearches(): readonly string[] {
  return (readLocal(storageName) ?? '').split('\n').filter((words) => words !== '')
}

/** Remembers a search; the same words are kept once. */
export function rememberSearch(words: string): void {
  const line = words.replaceAll('\n', ' ')
  const others = recentSearches().filter((one) => one.toLowerCase() !== line.toLowerCase())
  writeLocal(storageName, [line, ...others].slice(0, most).join('\n'))
}

/** Forgets them all. */
export function forgetSearches(): void {
  writeLocal(storageName, null)
}
