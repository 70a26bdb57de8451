let last: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the process in which no other page is drawn. Each is drawn at one go: many in one turn would keep
 * the process from everything else for as long as all of them take.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
  return last
}
