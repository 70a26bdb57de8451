/** Whether the escapes of a path can be read; one that cannot reaches no call. */
export function isDecodable(path: string): boolean {
  try {
    // The result is looked at: of a call whose result nobody uses the build would leave nothing, errors included.
    return decodeURIComponent(path).length <= path.length
  } catch {
    return false
  }
}

/** Whether a path is one that a pattern such as /api/posts/:id means, without reading its escapes. */
export function fitsPattern(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}
