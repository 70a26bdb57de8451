/** The query of an address with one parameter set, or taken out by null or an empty text. */
export function withParam(params: URLSearchParams, name: string, value: string | null): string {
  const changed = new URLSearchParams(params)
  if (value === null || value === '') {
    changed.delete(name)
  } else {
    changed.set(name, value)
  }
  const text = changed.toString()
  return text === '' ? '' : `?${text}`
}
