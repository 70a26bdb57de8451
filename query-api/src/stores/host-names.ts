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
