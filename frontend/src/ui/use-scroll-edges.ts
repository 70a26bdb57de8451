import { useCallback, useEffect, useRef, useState } from 'react'

/** A pixel of grace: scroll positions are fractions on scaled screens. */
const grace = 1

/** A ref for a row that scrolls sideways, how to move it, and whether it stands at one of its ends. */
export function useScrollEdges<Row extends HTMLElement>() {
  const row = useRef<Row>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })

  const look = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = row.current ?? {}
    const next = { atStart: scrollLeft <= grace, atEnd: scrollLeft + clientWidth >= scrollWidth - grace }
    setEdges((before) => (before.atStart === next.atStart && before.atEnd === next.atEnd ? before : next))
  }, [])

  useEffect(() => {
    const { current } = row
    if (current === null || typeof ResizeObserver === 'undefined') {
      return undefined
    }
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => {
      observer.disconnect()
    }
  }, [look])

  const scrollBy = useCallback((pixels: number) => {
    if (row.current !== null) {
      row.current.scrollLeft += pixels
    }
  }, [])
  return { row, ...edges, onScroll: look, scrollBy }
}
