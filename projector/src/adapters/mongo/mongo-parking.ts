import { newUuid } from '@deals/events/platform'
import { compareText } from '../../platform/compare-text.ts'
import type { ParkedKey, Parking, VersionRef } from '../../platform/projection-store.ts'
import type { ParkedEvent } from '../../platform/read-models.ts'
import { batchSize, requestId, type Control, type ParkedEntry } from './mongo-control.ts'
import { askedOf, endParkedRequest } from './parked-requests.ts'

const parkedEvent = ({ key, position, eventId, type, stream, failure }: ParkedEntry): ParkedEvent => ({
  key,
  position,
  eventId,
  type,
  stream,
  failure,
})

/** The parking of one version, as operators and the projector see it. */
export function mongoParking(control: Control, ref: VersionRef, changed: () => Promise<void>): Parking {
  const {
    parked,
    parkedRequests,
    connection: { run },
  } = control
  const entries = (condition: object): Promise<ParkedEntry[]> =>
    run(() =>
      parked.find({ ...ref, ...condition, isReleased: false }, { sort: [['position', 1]], batchSize }).toArray(),
    )
  return {
    keys: () => parkedKeys(control, ref, entries),
    events: async (key) => (await entries({ key })).map(parkedEvent),
    async request(key, { action, reason }) {
      const isParked = async () => (await entries({ key })).length > 0
      if (!(await isParked())) {
        return false
      }
      const wanted = { ...ref, key, request: newUuid(), action, reason }
      await run(() => parkedRequests.replaceOne({ _id: requestId(ref, key) }, wanted, { upsert: true }))
      await changed()
      if (await isParked()) {
        return true
      }
      // Released meanwhile: at this wish, or before anybody knew of it. It does not hold for what is parked under the key later.
      await endParkedRequest(control, wanted)
      return (await run(() => parked.findOne({ ...ref, key, releasedFor: wanted.request }))) !== null
    },
    async endRequest(key, { id, failure }) {
      if ((await askedOf(control, { ...ref, key })) !== id) {
        return
      }
      for (const { _id, ...entry } of failure === null ? [] : await entries({ key })) {
        if (entry.failure !== null && failure !== null) {
          const wanted = { ...entry, failure: { ...entry.failure, message: failure } }
          await run(() => parked.replaceOne({ _id, isReleased: false }, wanted))
        }
      }
      // Last: who asked waits for this, and reads the reason then.
      await endParkedRequest(control, { ...ref, key, request: id })
    },
  }
}

async function parkedKeys(
  { parkedRequests, connection: { run } }: Control,
  ref: VersionRef,
  entries: (condition: object) => Promise<ParkedEntry[]>,
): Promise<ParkedKey[]> {
  const [events, asked] = await Promise.all([
    entries({}),
    run(() => parkedRequests.find({ ...ref }, { batchSize }).toArray()),
  ])
  const requests = new Map(asked.map(({ key, request: id = '', action, reason }) => [key, { id, action, reason }]))
  const byKey = new Map<string, { first: ParkedEntry; events: number }>()
  for (const entry of events) {
    const known = byKey.get(entry.key) ?? { first: entry, events: 0 }
    byKey.set(entry.key, { ...known, events: known.events + 1 })
  }
  return [...byKey]
    .sort(([left], [right]) => compareText(left, right))
    .map(([key, { first, events: count }]) => ({
      ...ref,
      key,
      events: count,
      first: parkedEvent(first),
      firstSeen: first.firstSeen,
      request: requests.get(key) ?? null,
    }))
}
