/** What is known of a store that does not answer. */
export interface KnownOutage {
  /** Why it does not, in one sentence; null while it answers. */
  reason(): string | null
  begins(reason: string): void
  isOver(): void
  /** What the work comes to; or `giveUp`, once it is known that nobody answers. */
  until<T>(work: () => Promise<T>, giveUp: (reason: string) => Error): Promise<T>
}

export function knownOutage(): KnownOutage {
  let known: string | null = null
  const waiting = new Set<(reason: string) => void>()
  return {
    reason: () => known,
    begins(reason) {
      known = reason
      waiting.forEach((leave) => leave(reason))
    },
    isOver() {
      known = null
    },
    until: (work, giveUp) =>
      new Promise((resolve, reject) => {
        const leave = (reason: string) => reject(giveUp(reason))
        waiting.add(leave)
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(leave))
      }),
  }
}
