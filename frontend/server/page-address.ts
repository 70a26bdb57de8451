/**
 * The address of the page that a request names; one that cannot be read is the address of none. Proxies may name all of an
 * address, of which the path counts.
 */
export function pageAddress(origin: string, asked: string): URL {
  try {
    const { pathname, search } = asked.startsWith('/') ? new URL(`${origin}${asked}`) : new URL(asked)
    decodeURI(pathname)
    return new URL(`${origin}${pathname}${search}`)
  } catch {
    return new URL('/not-an-address', origin)
  }
}
