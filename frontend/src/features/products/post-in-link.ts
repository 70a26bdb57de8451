/** The number of the post that a link leads to, or that somebody typed; nothing where it leads to none. */
export function postInLink(text: string): number | undefined {
  const link = text.trim()
  const digits = /^\d{1,16}$/.exec(link)?.[0] ?? /\/post\/(\d{1,16})(?:[/?#]|$)/.exec(link)?.[1]
  const id = Number(digits)
  return digits !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined
}
