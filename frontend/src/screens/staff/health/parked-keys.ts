import type { ParkedView } from '@deals/events'

type Parked = ParkedView['parked']

/** The keys of one or more views that wait for one event; of several versions of a view one stands for all. */
export type ParkedKeys = readonly Parked[number][]

/** Events for which more than one view waits, with the keys under which these do. */
export function inSeveralViews(parked: Parked): ParkedKeys[] {
  const events = [...new Set(parked.map(({ position }) => position))]
  return events
    .map((event) => withoutVersions(parked.filter(({ position }) => position === event)))
    .filter((keys) => keys.length > 1)
}

function withoutVersions(keys: Parked): ParkedKeys {
  return [...new Map(keys.map((one) => [`${one.projection} ${one.key}`, one])).values()]
}
