/** Things by what they have in common, each group in their order. */
export function groupedBy<T, Key>(things: readonly T[], keyOf: (thing: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
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
