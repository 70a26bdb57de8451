export interface PerTurn<T> {
  readonly add: (item: T) => void
  readonly flush: () => void
}

/** Gathers what is asked for in one turn of the event loop and hands it on at the turn's end. */
export function perTurn<T>(handOn: (items: T[]) => void): PerTurn<T> {
  let gathered: T[] = []
  const flush = () => {
    const items = gathered
    gathered = []
    if (items.length > 0) {
      handOn(items)
    }
  }
  return {
    add: (item) => {
      if (gathered.push(item) === 1) {
        setImmediate(flush)
      }
    },
    flush,
  }
}
