/** Something that is to be done a moment after it was first asked for, however often it is asked meanwhile. */
export interface Throttle {
  ask(): void
  /** Does what is still asked for, and no more after it. */
  end(): Promise<void>
}

export function throttle(ms: number, work: () => Promise<void>): Throttle {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let isOver = false
  const doIt = () => {
    timer = undefined
    running = running.then(work)
  }
  return {
    ask() {
      timer ??= isOver ? undefined : setTimeout(doIt, ms)
    },
    async end() {
      isOver = true
      if (timer !== undefined) {
        clearTimeout(timer)
        doIt()
      }
      await running
    },
  }
}
