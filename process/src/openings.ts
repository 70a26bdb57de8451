/** What a process has opened so far; all of it is closed in turn, the last first, also when the rest cannot be opened. */
export interface Openings {
  keep<T extends { close(): Promise<void> }>(opened: T): T
  close(): Promise<void>
}

export function openings(): Openings {
  const kept: { close(): Promise<void> }[] = []
  return {
    keep(opened) {
      kept.push(opened)
      return opened
    },
    async close() {
      for (const opened of kept.splice(0).toReversed()) {
        await opened.close()
      }
    },
  }
}
