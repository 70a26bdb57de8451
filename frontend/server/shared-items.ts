import { LRUCache } from 'lru-cache'
import { isRecord } from '../src/lib/api-problem.ts'

/** An answer on its way to a thread. What many answers hold stands apart, so that it is written once and read once. */
export interface PartedAnswer {
  /** JSON, with null where an item stands apart. */
  readonly text: string
  /** By the name of their list: items as JSON, each in its place; null where the text holds it. */
  readonly shared: Readonly<Record<string, readonly (string | null)[]>>
}

/** What the query API answers frozen in its lists is the same for all who get it and stays as it is. */
const isShared = (item: unknown): item is object => typeof item === 'object' && item !== null && Object.isFrozen(item)

/** Writes what is shared once, and keeps the text for as long as there is the item. */
export function writtenOnce(write: (item: unknown) => string): (item: unknown) => string {
  const written = new WeakMap<object, string>()
  return (item) => {
    if (!isShared(item)) {
      return write(item)
    }
    const text = written.get(item) ?? write(item)
    written.set(item, text)
    return text
  }
}

const jsonOf = writtenOnce((item) => JSON.stringify(item))

export function partedFrom(answer: unknown): PartedAnswer {
  if (!isRecord(answer)) {
    return { text: JSON.stringify(answer), shared: {} }
  }
  const lists = Object.entries(answer).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const holding = lists.filter(([, list]) => list.some(isShared))
  const own = holding.map(([name, list]) => [name, list.map((item) => (isShared(item) ? null : item))])
  return {
    text: JSON.stringify({ ...answer, ...Object.fromEntries(own) }),
    shared: Object.fromEntries(
      holding.map(([name, list]) => [name, list.map((item) => (isShared(item) ? jsonOf(item) : null))]),
    ),
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
  if (!isRecord(answer)) {
    return answer
  }
  const together = Object.entries(shared).map(([name, texts]) => {
    const list: unknown = answer[name]
    const own: readonly unknown[] = Array.isArray(list) ? list : []
    return [name, texts.map((item, at) => (item === null ? own[at] : itemOf(item)))]
  })
  return { ...answer, ...Object.fromEntries(together) }
}
