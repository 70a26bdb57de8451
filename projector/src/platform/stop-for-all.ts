import { setMaxListeners } from 'node:events'

/**
 * Stops all processors at once. While a store is busy or away each of them waits with a listener of its own, which leaves
 * when the wait is over: as many as there are views and partitions are no leak that Node would have to warn of.
 */
export function stopForAll(): AbortController {
  const stop = new AbortController()
  setMaxListeners(Infinity, stop.signal)
  return stop
}
