import { mindToasts } from '../../ui/mind-toasts.ts'
import { toasts } from '../../ui/toasts.ts'
import { bringIntoSight } from './bring-into-sight.ts'
import { keepFocus } from './keep-focus.ts'

/** What keeps focus and messages where they help, after the first thing was used; answers how to end that. */
export function onceUsed(first: EventTarget | null): () => void {
  const leaveFocus = keepFocus(document, first)
  const leaveRows = bringIntoSight(document, first)
  const leaveToasts = mindToasts(document, toasts)
  return () => {
    leaveFocus()
    leaveRows()
    leaveToasts()
  }
}

// As small as it is, it comes in the same file.
export { scrollOnceTall } from './scroll-once-tall.ts'
