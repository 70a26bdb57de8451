/** What a page reads from one parameter of its address. */
export interface Read {
  /** What people call it. */
  readonly word: string
  readonly isUnderstood: (asked: string) => boolean
  /** Several stand there, with commas between them. */
  readonly isList?: boolean
}
/** By the name of the parameter. Names that no page knows, such as those of campaigns, are none of its business. */
export type Reads = Readonly<Record<string, Read>>

export interface Unread {
  /** Each with what people call it. */
  readonly said: readonly string[]
  /** The query of the address without them. */
  readonly without: string
}

const mostShown = 40
const shortened = (asked: string): string => (asked.length > mostShown ? `${asked.slice(0, mostShown)}…` : asked)

/** What a page does not understand of its address; null where that is nothing. What is empty asks for nothing. */
export function unreadIn(params: URLSearchParams, reads: Reads): Unread | null {
  const rest = new URLSearchParams(params)
  const said = Object.entries(reads).flatMap(([name, { word, isUnderstood, isList = false }]) => {
    const asked = params.get(name) ?? ''
    const all = (isList ? asked.split(',') : [asked]).filter((one) => one.trim() !== '')
    const unread = all.filter((one) => !isUnderstood(one))
    if (unread.length > 0) {
      rest.set(name, all.filter(isUnderstood).join(','))
    }
    return unread.map((one) => `the ${word} “${shortened(one)}”`)
  })
  for (const name of Object.keys(reads).filter((one) => rest.get(one) === '')) {
    rest.delete(name)
  }
  const query = rest.toString()
  return said.length === 0 ? null : { said, without: query === '' ? '' : `?${query}` }
}
