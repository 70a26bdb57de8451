/**
 * The address of the page that a request names; one that cannot be read is the address of none. Proxies may name all of an
 * address, of which the path counts.
 */
export function pageAddress(origin: string, asked: string): URL {
  try {
    const { pathname, search } = asked.startsWith('/') ? new URL(`${origin}${asked}`) : new URL(asked)
    // Two slashes at the beginning would be read as another host.
    return new URL(decodeURI(pathname).startsWith('//') ? nowhere : `${pathname}${search}`, origin)
  } catch {
    return new URL(nowhere, origin)
  }
}

const nowhere = '/not-an-address'
