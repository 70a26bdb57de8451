/** JSON that may stand inside a script element: nothing in it can end the element or begin a comment. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
