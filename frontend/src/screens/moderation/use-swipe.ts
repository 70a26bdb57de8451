import { useRef, type TouchEvent } from 'react'

/** Less than this is a finger that slipped, in pixels. */
const shortest = 72
/** The edges of the screen belong to the browser, which goes back and forth there. */
const edge = 24

interface Begin {
  readonly x: number
  readonly y: number
}

const scrollsSideways = (element: Element) =>
  element.scrollWidth > element.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)

/** Whether the finger lies on something that itself goes sideways, or in which somebody writes. */
function isTaken(target: Element, within: Element): boolean {
  for (let one: Element | null = target; one !== null && one !== within; one = one.parentElement) {
    if (one.matches('input, textarea, select') || scrollsSideways(one)) {
      return true
    }
  }
  return false
}

/** What a dialog over the case is touched for comes here, too, and is not meant for it. */
const isOurs = (target: EventTarget, within: Element): boolean =>
  target instanceof Element && within.contains(target) && !isTaken(target, within)

/**
 * A swipe to the left goes on and one to the right goes back. It decides nothing, so a slip of the finger costs nothing,
 * and nothing moves with it.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const begin = useRef<Begin | null>(null)
  const forget = () => {
    begin.current = null
  }
  return {
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent) => {
      const touch = touches[0]
      const isInside = touch !== undefined && touch.clientX > edge && touch.clientX < window.innerWidth - edge
      const isMeant = touches.length === 1 && isInside && isOurs(target, currentTarget)
      begin.current = isMeant ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (begin.current !== null && touch !== undefined) {
        const dx = touch.clientX - begin.current.x
        const isSideways = Math.abs(dx) > 2 * Math.abs(touch.clientY - begin.current.y)
        if (isSideways && Math.abs(dx) >= shortest) {
          onSwipe(dx < 0 ? 1 : -1)
        }
      }
      forget()
    },
    onTouchCancel: forget,
  }
}
