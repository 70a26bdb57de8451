/** Gathers what is asked for in one turn of the event loop and hands it on at the turn's end. */
export function perTurn<T>(handOn: (items: T[]) => void): { add: (item: T) => void; flush: () => void } {
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
