import { useCallback, useEffect, useRef, type RefCallback } from 'react'

/** Far enough ahead that a reader at a normal pace never meets the end. */
const rootMargin = '100px'

/**
 * A ref for the element after the last item: calls back whenever that comes within 100 px of the screen. After each
 * page the caller's key must change (the count of items will do), so that a short page asks for the next one.
 */
export function useInfiniteScroll(onNear: () => void, key: unknown): RefCallback<Element> {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  return useCallback(
    (sentinel: Element | null) => {
      if (sentinel === null || typeof IntersectionObserver === 'undefined') {
        return undefined
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) {
            latest.current()
          }
        },
        { rootMargin },
      )
      observer.observe(sentinel)
      return () => {
        observer.disconnect()
      }
    },
    // A new observer reports at once whether the sentinel is still near.
    // oxlint-disable-next-line react/exhaustive-deps
    [key],
  )
}
