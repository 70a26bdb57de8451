type TextField = HTMLInputElement | HTMLTextAreaElement
type Field = TextField | HTMLSelectElement

export const boxes = '[type=checkbox], [type=radio]'

export const isField = (target: EventTarget | null): target is Field =>
  [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => target instanceof kind)

/** How to tell a page that took a field over what stands in it by now, though the page may have drawn it anew. */
export function changeAgain(field: Field): () => void {
  const { value } = field
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (field instanceof HTMLInputElement && field.matches(boxes)) {
    const { checked } = field
    return () => tellTicked(field, checked)
  }
  return () => tellTyped(field, value)
}

/** What was ticked and unticked again is as the page thinks. */
function tellTicked(box: HTMLInputElement, isTicked: boolean): void {
  if (isTicked !== box.defaultChecked) {
    box.checked = !isTicked
    box.click()
  }
}

/** React overlooks an event of a field whose text it knows already, and it has read the text while it took the field over. */
function tellTyped(field: TextField, text: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  // Who corrects a word in the middle goes on there. Fields of numbers have no such place.
  if (selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd)
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
