let used: Element | null = null

/** A line of a menu is gone by the time that what it opened closes; the button of the menu is not. */
function stayingOf(element: Element): Element {
  const menu = element.closest('[role="menu"]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? element
}

// A menu whose line opens a dialog is gone in the same moment, and what had the focus with it.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) {
    used = stayingOf(target)
  }
})

/** What has the focus or, where nothing does, had it last: what opened the dialog that opens now. */
export function lastUsed(): Element | null {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body ? used : stayingOf(activeElement)
}
