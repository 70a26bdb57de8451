import type { Scheduler } from 'fast-check'
import type { Json } from '@deals/events'
import { farAway } from '@deals/events/testing'
import type { Keyed, KeyedStore } from '@deals/accounts'

/** Stands between those who ask and what they ask. */
type Between = <Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
) => (...asked: Asked) => Promise<Answer>

/** A store where something stands between it and those who read and write one entry. */
export function storeWith(store: KeyedStore, between: Between): KeyedStore {
  return {
    ...store,
    table: <T extends Json>(name: string): Keyed<T> => {
      const { get, put, delete: remove, fill, list } = store.table<T>(name)
      return { get: between(get), put: between(put), delete: between(remove), fill, list: between(list) }
    },
  }
}

/** A store on another machine, while somebody says when it answers. */
export const farAwayStore = (store: KeyedStore, turns: () => Scheduler | null): KeyedStore =>
  storeWith(store, (ask) => (...asked) => {
    const scheduler = turns()
    return scheduler === null ? ask(...asked) : farAway(scheduler)(ask)(...asked)
  })
