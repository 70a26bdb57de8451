import { wholeHost } from '../posts/host-of.ts'

/** A host and the domains above it, the longest first; what it is without www is one of these. */
export function hostNames(host: string): string[] {
  const labels = wholeHost(host).split('.')
  const count = Math.max(1, labels.length - 1)
  return Array.from({ length: count }, (_, at) => labels.slice(at).join('.'))
}

/** Whether a post leaves the site when a store is blocked: it names the store, or links to one of its hosts. */
export const isHitByBlock = (
  { storeSlug, dealUrl }: { readonly storeSlug?: string | undefined; readonly dealUrl?: string | undefined },
  { slug, hosts }: { readonly slug: string; readonly hosts: readonly string[] },
): boolean => storeSlug === slug || (dealUrl !== undefined && leadsTo(dealUrl, hosts))

/** Whether an address is of one of these hosts, or of one below: shop.example.com belongs to example.com. */
export const leadsTo = (address: string, hosts: readonly string[]): boolean =>
  URL.canParse(address) && hostNames(new URL(address).hostname).some((name) => hosts.includes(name))
