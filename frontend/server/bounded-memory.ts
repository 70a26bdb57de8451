interface Bounds<V> {
  /** How much may be kept in all; what was asked for longest ago goes first. */
  readonly most: number
  readonly sizeOf: (value: V, key: string) => number
}

/** Values by their keys, within bounds. */
export function boundedMemory<V>({ most, sizeOf }: Bounds<V>) {
  const held = new Map<string, { value: V; size: number }>()
  let total = 0
  const remove = (key: string) => {
    total -= held.get(key)?.size ?? 0
    held.delete(key)
  }
  return {
    get: (key: string): V | undefined => {
      const found = held.get(key)
      if (found !== undefined) {
        held.delete(key)
        held.set(key, found)
      }
      return found?.value
    },
    set: (key: string, value: V): void => {
      remove(key)
      const size = sizeOf(value, key)
      held.set(key, { value, size })
      total += size
      for (const oldest of held.keys()) {
        if (total <= most) {
          break
        }
        remove(oldest)
      }
    },
  }
}
