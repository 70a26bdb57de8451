import { LRUCache } from 'lru-cache'
import { isShared, writtenOnce } from '@deals/events'
import { isRecord } from '../src/lib/api-problem.ts'

/** An answer on its way to a thread. What many answers hold stands apart, so that it is written once and read once. */
export interface PartedAnswer {
  /** JSON, with null where an item stands apart. */
  readonly text: string
  /** By the name of their list: items as JSON, each in its place; null where the text holds it. */
  readonly shared: Readonly<Record<string, readonly (string | null)[]>>
}

const jsonOf = writtenOnce((item) => JSON.stringify(item))

type List = [name: string, items: readonly unknown[]]
const holdsShared = (entry: [string, unknown]): entry is List => Array.isArray(entry[1]) && entry[1].some(isShared)

export function partedFrom(answer: unknown): PartedAnswer {
  const record = isRecord(answer) ? answer : {}
  const lists = Object.entries(record).filter(holdsShared)
  if (lists.length === 0) {
    return { text: JSON.stringify(answer), shared: {} }
  }
  const partsBy = <Part>(partOf: (item: unknown) => Part) =>
    Object.fromEntries(lists.map(([name, items]) => [name, items.map(partOf)]))
  return {
    text: JSON.stringify({ ...record, ...partsBy((item) => (isShared(item) ? null : item)) }),
    shared: partsBy((item) => (isShared(item) ? jsonOf(item) : null)),
  }
}

/** Characters of JSON; a list of 25 posts has 28,000. */
const mostText = 8 * 1024 * 1024
const items = new LRUCache<string, object>({ maxSize: mostText, sizeCalculation: (_, text) => text.length })

/** The same item each time, as it is where answers do not cross threads: parts of pages are known by what they show. */
function itemOf(text: string): unknown {
  const known = items.get(text)
  if (known !== undefined) {
    return known
  }
  const item: unknown = Object.freeze(JSON.parse(text))
  if (isShared(item)) {
    items.set(text, item)
  }
  return item
}

export function answerOf({ text, shared }: PartedAnswer): unknown {
  const answer: unknown = JSON.parse(text)
  const lists = Object.entries(shared)
  if (lists.length === 0 || !isRecord(answer)) {
    return answer
  }
  const together = lists.map(([name, texts]) => {
    const list: unknown = answer[name]
    const own: readonly unknown[] = Array.isArray(list) ? list : []
    return [name, texts.map((item, at) => (item === null ? own[at] : itemOf(item)))]
  })
  return { ...answer, ...Object.fromEntries(together) }
}
