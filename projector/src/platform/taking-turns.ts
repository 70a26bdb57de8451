/** Pieces of work one after the other, in the order in which they came. */
export interface Turns {
  /** Begins at once where nobody is at work; what is done without waiting holds up nobody. */
  readonly take: <T>(work: () => T | Promise<T>) => Promise<T>
  readonly isFree: () => boolean
}

export function takingTurns(): Turns {
  let last: Promise<unknown> | null = null
  const hold = <T>(mine: Promise<T>): Promise<T> => {
    const over: Promise<unknown> = mine.then(
      () => leave(over),
      () => leave(over),
    )
    last = over
    return mine
  }
  const leave = (mine: Promise<unknown>) => {
    last = last === mine ? null : last
  }
  return {
    isFree: () => last === null,
    async take(work) {
      if (last !== null) {
        return hold(last.then(work))
      }
      const done = work()
      return done instanceof Promise ? hold(done) : done
    },
  }
}
