import type { createToasts } from './toasts.ts'

type Toasts = ReturnType<typeof createToasts>

/** So many pixels are no slip of the finger. */
const farEnough = 72

/** Keeps messages out of the way of whoever uses the page; answers how to end that. */
export function mindToasts(page: Document, toasts: Toasts): () => void {
  const ends = [placeApart(page, toasts), sendAwayByKey(page, toasts), pushAside(page, toasts)]
  return () => {
    ends.forEach((end) => {
      end()
    })
  }
}

const regionOf = (page: Document) => page.querySelector<HTMLElement>('[data-toasts]')

/** A message stands at the foot of the screen, or at its top where it would lie over what was just used. */
function placeApart(page: Document, { subscribe, current }: Toasts): () => void {
  let pressed: Element | null = null
  const notePress = ({ target }: Event) => {
    pressed = target instanceof Element ? target : null
  }
  const place = () => {
    const region = regionOf(page)
    const { activeElement, body } = page
    // Some browsers give a button that is pressed no focus; a key presses nothing in a field.
    const used = activeElement === null || activeElement === body ? pressed : activeElement
    if (region !== null && current()?.isOpen === true) {
      region.dataset['at'] = 'foot'
      // A page or a comment that has the focus for being read is nothing that was pressed.
      const isRead = used === null || used.matches('[tabindex="-1"]')
      if (!isRead && !region.contains(used) && overlap(region, used)) {
        region.dataset['at'] = 'top'
      }
    }
  }
  page.addEventListener('click', notePress, true)
  const leave = subscribe(() => requestAnimationFrame(place))
  requestAnimationFrame(place)
  return () => {
    page.removeEventListener('click', notePress, true)
    leave()
  }
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect()
  const b = other.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** F8 leads to the message, and Escape sends it away where nothing else took the key. */
function sendAwayByKey(page: Document, { dismiss }: Toasts): () => void {
  const act = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) {
      dismiss()
    }
    if (key === 'F8') {
      regionOf(page)?.querySelector('button')?.focus()
    }
  }
  page.addEventListener('keydown', act)
  return () => page.removeEventListener('keydown', act)
}

/** A finger pushes a message aside; let go early, it comes back. A mouse selects words instead. */
function pushAside(page: Document, { dismiss }: Toasts): () => void {
  let held: { readonly card: HTMLElement; readonly from: number } | null = null
  const begin = ({ pointerType, clientX, target }: PointerEvent) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-toast]') : null
    held = pointerType === 'touch' && card !== null ? { card, from: clientX } : null
  }
  const move = ({ clientX }: PointerEvent) => {
    held?.card.style.setProperty('translate', `${clientX - held.from}px`)
  }
  const end = ({ type, clientX }: PointerEvent) => {
    const isAway = type === 'pointerup' && held !== null && Math.abs(clientX - held.from) >= farEnough
    held?.card.style.removeProperty('translate')
    held = null
    if (isAway) {
      dismiss()
    }
  }
  page.addEventListener('pointerdown', begin)
  page.addEventListener('pointermove', move)
  page.addEventListener('pointerup', end)
  page.addEventListener('pointercancel', end)
  return () => {
    page.removeEventListener('pointerdown', begin)
    page.removeEventListener('pointermove', move)
    page.removeEventListener('pointerup', end)
    page.removeEventListener('pointercancel', end)
  }
}
