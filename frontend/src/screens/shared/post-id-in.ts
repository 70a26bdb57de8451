/** The number that a text is or ends with, as addresses of posts do. */
export function postIdIn(text: string): number | null {
  const [, ofAddress = text] = text.split('/post/')
  const id = Number(/^(\d{1,16})\/?(?:$|[?#])/.exec(ofAddress.trim())?.[1])
  return Number.isSafeInteger(id) ? id : null
}
