/** Runs for many who ask: one run at a time, and each who asks is served by one that began after the question. */
export function sharedRuns(run: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return () =>
    (next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return (underWay = run())
      }))
}
