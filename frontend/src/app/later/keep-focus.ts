import { focusable, focusAgain, isThere, wayFrom, type Way } from './focus-again.ts'

/** Forms within dialogs within menus are no deeper. */
const remembered = 8
/** By then dialogs and steps to another page have put the focus where they want it. */
export const patience = 150

/**
 * Whoever uses the site by keyboard or by ear goes on where they were, when what had the focus is gone: the form that
 * was sent, the row that was deleted, the button that is done. Answers how to end that.
 */
export function keepFocus(page: Document, first: EventTarget | null = null): () => void {
  // While this was brought, the first thing may have opened another, which has the focus now.
  const used = [page.activeElement, first instanceof Element ? first.closest(focusable) : null]
  let ways: readonly Way[] = used.flatMap((each) => (each === null || each === page.body ? [] : [wayFrom(each)]))
  // What had the focus may have gone before this was brought.
  let isLate = ways.length > 0 && page.activeElement === page.body
  const { isByKey, leave } = noteHow(page)
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLost = () => ways[0] !== undefined && !isThere(ways[0][0].element)
  // Some browsers leave the focus on a button that was disabled under it, where no key does anything.
  const isNowhere = () => page.activeElement === page.body || page.activeElement === ways[0]?.[0].element
  const look = () => {
    timer = undefined
    const main = page.getElementById('main')
    const wasLost = isLate || isLost()
    isLate = false
    if (wasLost && isNowhere() && main !== null) {
      const mayWrite = isByKey() || !window.matchMedia('(pointer: coarse)').matches
      focusAgain(ways, main, { mayWrite, preventScroll: !isByKey() })
    }
  }
  const observer = new MutationObserver(() => {
    if (isLost()) {
      timer ??= setTimeout(look, patience)
    }
  })
  const remember = ({ target }: Event) => {
    if (target instanceof Element) {
      ways = [wayFrom(target), ...ways.filter(([{ element }]) => element !== target)].slice(0, remembered)
    }
  }
  if (isLate) {
    timer = setTimeout(look, patience)
  }
  page.addEventListener('focusin', remember)
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    page.removeEventListener('focusin', remember)
    leave()
    observer.disconnect()
    clearTimeout(timer)
  }
}

/** Whether the page was used last by a key, or by a pointer. */
function noteHow(page: Document) {
  let isByKey = false
  const note = ({ type }: Event) => {
    isByKey = type === 'keydown'
  }
  page.addEventListener('keydown', note, true)
  page.addEventListener('pointerdown', note, true)
  const leave = () => {
    page.removeEventListener('keydown', note, true)
    page.removeEventListener('pointerdown', note, true)
  }
  return { isByKey: () => isByKey, leave }
}
