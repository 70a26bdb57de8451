import type { KeyedStore } from '../keyed.ts'

/** As if the term of a lease had passed: whoever was killed leaves one that others would wait for. */
export async function endTerm(store: KeyedStore, name: string): Promise<void> {
  const leases = store.table<{ until: number }>('leases')
  const held = await leases.get(name)
  if (held !== null) {
    await leases.put(name, { ...held.value, until: 0 }, held.rev)
  }
}
