import type { KeyedStore } from '@deals/accounts'
import { isLately } from '@deals/events/platform'

export const mostDrafts = 10
/** A place without a draft is somebody's crash once it is older than any saving takes. */
const beginningMs = 60_000

/** Which drafts a member has begun, and when; it goes with its member. */
type Places = Record<string, number>

/** Drafts that are saved at once see each other here before they are there. */
export function draftPlaces({ tables, clock }: { tables: KeyedStore; clock: { now(): number } }) {
  const places = tables.table<Places>('draft-places')
  const take = async (userId: string, id: string, saved: readonly string[]): Promise<boolean> => {
    const held = await places.get(userId)
    const isHeld = ([name, at]: [string, number]) => saved.includes(name) || isLately(at, clock.now(), beginningMs)
    const living = Object.fromEntries(Object.entries(held?.value ?? {}).filter(isHeld))
    if (new Set([...Object.keys(living), ...saved, id]).size > mostDrafts) {
      return false
    }
    const isTaken = await places.put(userId, { ...living, [id]: clock.now() }, held?.rev ?? 0)
    return isTaken || take(userId, id, saved)
  }
  const free = async (userId: string, id: string): Promise<void> => {
    const held = await places.get(userId)
    if (held?.value[id] !== undefined) {
      const { [id]: _freed, ...rest } = held.value
      await ((await places.put(userId, rest, held.rev)) ? undefined : free(userId, id))
    }
  }
  return { take, free }
}
