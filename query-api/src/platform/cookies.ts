/** Value of a cookie in a Cookie header, decoded; undefined when it is not there or cannot be decoded. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  try {
    return found === undefined ? undefined : decodeURIComponent(found)
  } catch {
    return undefined
  }
}
