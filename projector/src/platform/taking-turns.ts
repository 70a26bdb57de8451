/** Runs pieces of work one after the other, in the order in which they came. */
export type TakingTurns = <T>(work: () => Promise<T>) => Promise<T>

export function takingTurns(): TakingTurns {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}
