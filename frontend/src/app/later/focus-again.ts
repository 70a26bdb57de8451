/** One element on the way from what had the focus outward, and which child of the next one it was. */
interface Step {
  readonly element: Element
  readonly place: number
}

/** What had the focus, and all that it stood in while it had it: what is taken away knows no parents any more. */
export type Way = readonly [Step, ...(readonly Step[])]

const stepOf = (element: Element): Step => ({
  element,
  place: [...(element.parentElement?.children ?? [])].indexOf(element),
})

export function wayFrom(element: Element): Way {
  const outward: Step[] = []
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    outward.push(stepOf(at))
  }
  return [stepOf(element), ...outward]
}

/** Whether an element can still have the focus; a disabled one loses it without a word. */
export const isThere = (element: Element): boolean => element.isConnected && !element.matches(':disabled')

export const focusable = 'a[href], button, input, select, textarea, [tabindex]'
const written = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])'
/** Where items are alike, the neighbour of the one that went is nearer than where the focus was before. */
const lists = 'ul, ol, tbody, [role=list], [role=feed]'

/** A message that has the focus waits, so the next one is no place for it. */
const isPlace = (element: Element) => element.isConnected && element.closest('[data-toasts]') === null

export interface Manner {
  /** Not where a field would call up the keyboard of the screen. */
  readonly mayWrite: boolean
  readonly preventScroll: boolean
}

/**
 * Puts the focus near where it was lost: back on what opened the form that is gone, on the neighbour in a list, or on
 * the next thing in the same part of the page. `ways` begins with the newest.
 */
export function focusAgain(ways: readonly Way[], main: HTMLElement, { mayWrite, preventScroll }: Manner): void {
  const takes = (element: Element): boolean => {
    if (!(element instanceof HTMLElement) || !isThere(element) || (!mayWrite && element.matches(written))) {
      return false
    }
    element.focus({ preventScroll })
    return document.activeElement === element
  }
  const takesIn = (part: Element): boolean => takes(part) || [...part.querySelectorAll(focusable)].some(takes)
  const takesNear = ({ element }: Step, { place }: Step): boolean => {
    const isKnown = ([{ element: known }]: Way) => element.contains(known) && takes(known)
    const children = [...element.children]
    return (
      (!element.matches(lists) && ways.some(isKnown)) ||
      [...children.slice(place), ...children.slice(0, place).toReversed()].some(takesIn)
    )
  }
  const takesOn = ([lost, ...outward]: Way): boolean => {
    const end = outward.findIndex(({ element }) => element !== main && element.contains(main))
    return (
      takes(lost.element) ||
      outward
        .slice(0, end === -1 ? undefined : end)
        .some((step, at) => isPlace(step.element) && takesNear(step, outward[at - 1] ?? lost))
    )
  }
  if (!ways.some(takesOn)) {
    main.focus({ preventScroll })
  }
}
