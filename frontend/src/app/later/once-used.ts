import { mindToasts } from '../../ui/mind-toasts.ts'
import { toasts } from '../../ui/toasts.ts'
import { keepFocus } from './keep-focus.ts'

/** What keeps focus and messages where they help; answers how to end that. */
export function onceUsed(): () => void {
  const leaveFocus = keepFocus(document)
  const leaveToasts = mindToasts(document, toasts)
  return () => {
    leaveFocus()
    leaveToasts()
  }
}
