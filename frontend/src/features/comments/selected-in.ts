/** What the reader has selected of one comment; nothing where the selection reaches beyond it, or lies in an answer to it. */
export function selectedIn(comment: Element | null): string {
  const selection = document.getSelection()
  if (comment === null || selection === null || selection.rangeCount === 0) {
    return ''
  }
  const { commonAncestorContainer: around } = selection.getRangeAt(0)
  const element = around instanceof Element ? around : around.parentElement
  return element?.closest('article') === comment ? selection.toString() : ''
}
