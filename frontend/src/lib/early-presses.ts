type TextField = HTMLInputElement | HTMLTextAreaElement

const presses = '[role=tab], [role=button], button, [type=checkbox], [type=radio]'

/**
 * Until the page says that it is alive, nothing hears who presses, sends or types. What was pressed or sent is done then;
 * of several presses the last, since who presses again does so because nothing happened. A form would else be sent to
 * nowhere, with all that is in it in the address. What was typed is told to the page, which would think the field empty.
 */
export function keepEarlyPresses(page: Document): void {
  const typed = new Map<TextField, string>()
  let last: (() => void) | undefined
  const hear = (event: Event) => {
    if (isTextField(event.target) && event.type === 'input') {
      typed.set(event.target, event.target.value)
    }
    const again = event instanceof MouseEvent ? pressAgain(event) : sendAgain(event)
    if (again !== undefined) {
      event.preventDefault()
      event.stopImmediatePropagation()
      last = again
    }
  }
  page.addEventListener('click', focusPressed, true)
  const heard = ['click', 'submit', 'input']
  heard.forEach((name) => page.addEventListener(name, hear, true))
  whenAlive(page, () => {
    heard.forEach((name) => page.removeEventListener(name, hear, true))
    typed.forEach((text, field) => tellTyped(field, text))
    last?.()
  })
}

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
    target.closest<HTMLElement>(presses)?.focus({ preventScroll: true })
  }
}

/** Links lead somewhere by themselves, and a button that sends a form is kept as what it sends. */
function pressAgain(event: MouseEvent): (() => void) | undefined {
  const button = event.target instanceof Element ? event.target.closest(presses) : null
  const isSend = button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null
  return button === null || isSend ? undefined : () => button.dispatchEvent(new MouseEvent('click', event))
}

/** A form that names its page works by itself. */
function sendAgain({ type, target: form }: Event): (() => void) | undefined {
  const isKept = type === 'submit' && form instanceof HTMLFormElement && !form.hasAttribute('action')
  return isKept ? () => form.requestSubmit() : undefined
}

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !target.matches(presses))

/** React overlooks an event of a field whose text it knows already, and it has read the text while it took the field over. */
function tellTyped(field: TextField, text: string): void {
  field.value = field.defaultValue
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
