import { deskNameLimit, deskSearchLimit, postTypes } from '@deals/events'
import type { Read, Reads } from './unread-filters.ts'

const oneOf = (word: string, known: readonly string[]): Read => ({
  word,
  isUnderstood: (asked) => known.includes(asked.trim()),
})
const upTo = (limit: number, word: string): Read => ({ word, isUnderstood: (asked) => asked.trim().length <= limit })
const waiting: Read = { word: 'age', isUnderstood: (asked) => /^[1-9]\d{0,5}$/.test(asked.trim()) }
const search = { q: upTo(deskSearchLimit, 'search') }

/** What the address of a list of cases may be narrowed by; each stands in it under its own name. */
export const caseReads = {
  ...search,
  reason: upTo(deskNameLimit, 'reason'),
  category: upTo(deskNameLimit, 'category'),
  store: upTo(deskNameLimit, 'store'),
  poster: upTo(deskNameLimit, 'poster'),
  trust: oneOf('trust', ['0', '1', '2']),
  holder: oneOf('reviewer', ['nobody', 'me', 'somebody']),
  waiting,
} satisfies Reads

/** The same of the suggested edits. */
export const editReads = {
  ...search,
  member: upTo(deskNameLimit, 'member'),
  type: oneOf('type', postTypes),
  category: upTo(deskNameLimit, 'category'),
  waiting,
} satisfies Reads
