/** Things by what they have in common, each group in their order. */
export function groupedBy<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    const known = groups.get(key)
    if (known === undefined) {
      groups.set(key, [thing])
    } else {
      known.push(thing)
    }
  }
  return groups
}
