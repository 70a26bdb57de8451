import type { AlertMatchView, AlertView } from '@deals/events'

/** So many are offered. */
const most = 8
const common = new Set(['and', 'for', 'from', 'the', 'with', 'this', 'that', 'your', 'off', 'new', 'per', 'all'])
const longEnough = 3

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]+/gu) ?? []

/** Words of a match's title that its alert could leave out: not those that it looks for, nor those that say nothing. */
export function excludableWords({ post }: AlertMatchView, alert: AlertView | undefined): readonly string[] {
  const { any = [], all = [], none = [] } = alert?.keywords ?? {}
  const known = new Set([...any, ...all, ...none].flatMap(wordsOf))
  const words = wordsOf(post?.title ?? '').filter(
    (word) => word.length >= longEnough && !common.has(word) && !known.has(word),
  )
  return [...new Set(words)].slice(0, most)
}
