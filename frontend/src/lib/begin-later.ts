/**
 * Begins what has code of its own once that is here, and answers how to end it, which may be sooner. Without its code it
 * never begins.
 */
export function beginLater(load: () => Promise<() => () => void>): () => void {
  let end: (() => void) | null = () => undefined
  load().then(
    (begin) => (end &&= begin()),
    () => undefined,
  )
  return () => {
    end?.()
    end = null
  }
}
