/** Lists go on as far as they can: their ends are always in sight. What it answers ends that. */
export function everythingInSight(): () => void {
  const before = globalThis.IntersectionObserver
  globalThis.IntersectionObserver = class extends EventTarget {
    readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      super()
      this.tell = tell
    }
    observe(): void {
      // As in a browser, after the frame in which it was asked.
      requestAnimationFrame(() => {
        this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
      })
    }
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver
  return () => {
    globalThis.IntersectionObserver = before
  }
}
