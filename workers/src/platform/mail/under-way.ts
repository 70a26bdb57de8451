/** Work whose end is waited for before what it needs is closed. */
export function workUnderWay() {
  const underWay = new Set<Promise<unknown>>()
  return {
    run: <T>(work: Promise<T>): Promise<T> => {
      underWay.add(work)
      return work.finally(() => underWay.delete(work))
    },
    ended: async () => {
      await Promise.allSettled(underWay)
    },
  }
}
