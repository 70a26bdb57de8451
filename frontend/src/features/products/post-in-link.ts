/** The number of the post that a link leads to, or that somebody typed; nothing where it leads to none. */
export function postInLink(text: string): number | undefined {
  const digits = /^(?:\S*\/post\/)?(\d{1,16})(?:[/?#]\S*)?$/.exec(text.trim())?.[1]
  const id = Number(digits)
  return digits !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined
}
