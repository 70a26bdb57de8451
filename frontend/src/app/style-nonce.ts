/**
 * What allows styles that are written while the page lives. It comes with the answer and not with the text, since one
 * text serves many.
 */
export function styleNonce(): string | undefined {
  const [arrival] = performance.getEntriesByType('navigation')
  const told = arrival instanceof PerformanceNavigationTiming ? arrival.serverTiming : []
  return told.find(({ name }) => name === 'nonce')?.description
}
