import { compareText } from './compare-text.ts'

/** One id with its text on either side; null where that side does not have it. */
export interface Pair {
  id: string
  left: string | null
  right: string | null
}
type Side = Iterable<{ id: string; text: string }>

/** Walks two sides, both in id order, and gives each id once. Nothing is kept, however many there are. */
export function* mergeById(left: Side, right: Side): Generator<Pair> {
  const [lefts, rights] = [left[Symbol.iterator](), right[Symbol.iterator]()]
  let [one, other] = [lefts.next(), rights.next()]
  while (one.done !== true || other.done !== true) {
    const order = one.done === true ? 1 : other.done === true ? -1 : compareText(one.value.id, other.value.id)
    const takesLeft = order <= 0 && one.done !== true
    const takesRight = order >= 0 && other.done !== true
    const id = takesLeft ? one.value.id : takesRight ? other.value.id : ''
    yield { id, left: takesLeft ? one.value.text : null, right: takesRight ? other.value.text : null }
    one = takesLeft ? lefts.next() : one
    other = takesRight ? rights.next() : other
  }
}
