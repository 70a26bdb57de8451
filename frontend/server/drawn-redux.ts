import { use } from 'react'
import { ReactReduxContext } from 'react-redux'

// Stands in place of the library in programs that draw pages.
export * from 'react-redux'

/**
 * Looks into the store. A page is drawn once from one state, so nothing is remembered to be compared with the next one,
 * and nobody is told of changes.
 */
export function useSelector<State, Selected>(selector: (state: State) => Selected): Selected
export function useSelector(selector: (state: unknown) => unknown): unknown {
  const found = use(ReactReduxContext)
  if (found === null) {
    throw new Error('Nothing is drawn without a store.')
  }
  return selector(found.getServerState?.() ?? found.store.getState())
}
