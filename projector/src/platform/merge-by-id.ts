import { compareText } from './compare-text.ts'

/** One id with its text on either side; null where that side does not have it. */
export interface Pair {
  id: string
  left: string | null
  right: string | null
}
interface Item {
  id: string
  text: string
}
type Side = Iterable<Item>

/** Walks two sides, both in id order, and gives each id once. Nothing is kept, however many there are. */
export function* mergeById(left: Side, right: Side): Generator<Pair> {
  const [nextLeft, nextRight] = [walk(left), walk(right)]
  let [one, other] = [nextLeft(), nextRight()]
  while (one !== null || other !== null) {
    const order = one === null ? 1 : other === null ? -1 : compareText(one.id, other.id)
    const [taken, met]: (Item | null)[] = [order <= 0 ? one : null, order >= 0 ? other : null]
    yield { id: (taken ?? met)?.id ?? '', left: taken?.text ?? null, right: met?.text ?? null }
    one = order <= 0 ? nextLeft() : one
    other = order >= 0 ? nextRight() : other
  }
}

/** Answers one item after the other, then null. */
function walk(side: Side): () => Item | null {
  const items: Iterator<Item, unknown> = side[Symbol.iterator]()
  return () => {
    const step = items.next()
    return step.done === true ? null : step.value
  }
}
