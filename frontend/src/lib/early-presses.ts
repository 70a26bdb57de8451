import { breath } from './breath.ts'
import { boxes, changeAgain, isField } from './change-again.ts'

type Acts = Map<Element, () => void>

const presses = '[role=tab], [role=button], button'
/** Between two looks whether a part of the page is alive. */
const lookAgainMs = 100

/**
 * Until the page says that it is alive, and in a part of it until the code of that is there, nothing hears who presses,
 * sends, chooses or types. What was pressed or sent is done then; of several presses the last, since who presses again does
 * so because nothing happened, but each of what can be on or off. A form would else be sent to nowhere, with all that is in
 * it in the address. What was typed or chosen is told to the page, which would think the field as it was drawn. Answers
 * how to end that.
 */
export function keepEarlyPresses(page: Document): () => void {
  const changes: Acts = new Map()
  const last: Acts = new Map()
  let isAlive = false
  const doKept = async () => {
    await doAlive(changes)
    await doAlive(last)
    if (changes.size + last.size > 0) {
      setTimeout(() => void doKept(), lookAgainMs)
    }
  }
  const hear = (event: Event) => {
    const element = heardBy(event)
    if (element === null || (isAlive && isTaken(element))) {
      return
    }
    const isChange = event.type === 'input'
    if (!isChange) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const acts = isChange || element.hasAttribute('aria-pressed') ? changes : last
    if (acts === last) {
      last.clear()
    }
    acts.delete(element)
    acts.set(element, actAgain(element, event))
    if (isAlive) {
      void doKept()
    }
  }
  page.addEventListener('click', focusPressed, true)
  const heard = ['click', 'submit', 'input']
  heard.forEach((name) => page.addEventListener(name, hear, true))
  whenAlive(page, () => {
    isAlive = true
    void doKept()
  })
  return () => heard.forEach((name) => page.removeEventListener(name, hear, true))
}

/** Does what was done to elements that are alive by now; of those that are gone there is nothing to do. */
async function doAlive(acts: Acts): Promise<void> {
  for (const [element, again] of acts) {
    if (!element.isConnected) {
      acts.delete(element)
    } else if (isTaken(element)) {
      acts.delete(element)
      again()
      // What was done next goes by what the page makes of this.
      await breath()
    }
  }
}

/** React marks the elements that it has taken over. */
const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'))

function whenAlive({ documentElement }: Document, act: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect()
    act()
  })
  observer.observe(documentElement, { attributeFilter: ['data-hydrated'] })
}

/** Not every browser gives the focus to what is pressed, and a dialog gives it back to what had it when it opened. */
function focusPressed({ target }: Event) {
  if (document.activeElement === document.body && target instanceof Element) {
    target.closest<HTMLElement>(`${presses}, ${boxes}`)?.focus({ preventScroll: true })
  }
}

/**
 * What would act on an event if it were alive. Links lead somewhere and a form that names its page works by itself; a button
 * that sends a form is kept as what it sends.
 */
function heardBy({ type, target }: Event): Element | null {
  if (!(target instanceof Element)) {
    return null
  }
  if (type === 'click') {
    const button = target.closest(presses)
    return button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null ? null : button
  }
  return (type === 'input' ? isField(target) : !target.hasAttribute('action')) ? target : null
}

function actAgain(element: Element, event: Event): () => void {
  if (isField(element)) {
    return changeAgain(element)
  }
  return element instanceof HTMLFormElement
    ? () => element.requestSubmit()
    : () => element.dispatchEvent(new MouseEvent('click', event))
}
