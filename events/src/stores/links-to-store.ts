/** A host and the domains above it, without www, the longest first. */
export function hostNames(host: string): string[] {
  const labels = host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '')
    .split('.')
  const count = Math.max(1, labels.length - 1)
  return Array.from({ length: count }, (_, at) => labels.slice(at).join('.'))
}

/** Whether a post leaves the site when a store is blocked: it names the store, or links to one of its hosts. */
export const isHitByBlock = (
  { storeSlug, dealUrl }: { readonly storeSlug?: string | undefined; readonly dealUrl?: string | undefined },
  { slug, hosts }: { readonly slug: string; readonly hosts: readonly string[] },
): boolean => storeSlug === slug || leadsTo(dealUrl, hosts)

function leadsTo(dealUrl: string | undefined, hosts: readonly string[]): boolean {
  if (dealUrl === undefined || !URL.canParse(dealUrl)) {
    return false
  }
  return hostNames(new URL(dealUrl).hostname).some((name) => hosts.includes(name))
}
