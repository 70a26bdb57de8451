const here = 'https://here.invalid'

/** Whether an address of the web leads away from this site, in whatever way it is written. */
export function isElsewhere(address: string): boolean {
  const url = URL.canParse(address, here) ? new URL(address, here) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== here
}
