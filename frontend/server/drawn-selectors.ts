// Stands in place of the library in programs that draw pages.
export * from 'reselect'

type Selector = (...asked: readonly unknown[]) => unknown

const isSelector = (value: unknown): value is Selector => typeof value === 'function'

/** Selects at each call: a page makes a selector for each question that a component asks, and most are used once. */
export function createSelector(...given: readonly unknown[]): Selector {
  // Options say how to remember.
  const selectors = given.flat().filter(isSelector)
  const combine = selectors.pop()
  if (combine === undefined) {
    throw new TypeError('Nothing says what becomes of what is selected.')
  }
  return (...asked) => combine(...selectors.map((select) => select(...asked)))
}
