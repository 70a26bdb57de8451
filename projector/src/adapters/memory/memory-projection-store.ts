import { beforeFirst, byPosition } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import {
  refOf,
  type CheckpointMove,
  type Parking,
  isOpen,
  type ProjectionStore,
  type Request,
  type VersionRef,
} from '../../platform/projection-store.ts'
import { compareText } from '../../platform/compare-text.ts'
import { checkpointOf, emptyState, findVersion, tell, type MemoryState } from './memory-state.ts'
import { memoryVersions } from './memory-versions.ts'
import { memoryWriter } from './memory-writer.ts'

export function memoryProjectionStore(state: MemoryState, now: () => number): ProjectionStore {
  const changed = () => tell(state, null)
  return {
    ...memoryVersions(state, now),
    writer: (ref) => memoryWriter(state, ref, now),
    async advance(moves) {
      const made = moves.map((move) => moveCheckpoint(state, move))
      new Set(moves.map(({ projection }) => projection)).forEach((projection) => tell(state, projection))
      return made
    },
    parking: (ref) => memoryParking(state, refOf(ref), changed),
    requests: memoryRequests(changed, now),
    snapshot: async (ref) => {
      const version = findVersion(state, ref)
      const documents = new Map([...(version?.documents ?? [])].map(([name, held]) => [name, [...held]]))
      return {
        ...(version === undefined ? { position: beforeFirst, digest: '' } : checkpointOf(version)),
        *documents(collection) {
          const held = (documents.get(collection) ?? []).sort(([left], [right]) => compareText(left, right))
          for (const [id, { doc, text }] of held) {
            if (doc !== null) {
              yield { id, text: text ?? '' }
            }
          }
        },
        close: () => {},
      }
    },
    scratch: async () => memoryProjectionStore(emptyState(), now),
    onChange(listener) {
      const heard = (projection: string | null) => (projection === null ? listener() : undefined)
      state.listeners.add(heard)
      return () => state.listeners.delete(heard)
    },
    close: async () => state.listeners.clear(),
  }
}

function moveCheckpoint(state: MemoryState, { partition, from, to, ...ref }: CheckpointMove): boolean {
  const checkpoint = findVersion(state, ref)?.checkpoints.get(partition)
  const isThere = checkpoint?.position === from
  return isThere && Object.assign(checkpoint, { position: to }) === checkpoint
}

function memoryParking(state: MemoryState, ref: VersionRef, changed: () => void): Parking {
  const version = () => findVersion(state, ref)
  const eventsOf = (key: string) =>
    (version()?.parked ?? [])
      .filter(({ event }) => event.key === key)
      .sort((left, right) => byPosition(left.event.position, right.event.position))
  return {
    async keys() {
      const keys = [...new Set((version()?.parked ?? []).map(({ event }) => event.key))].sort(compareText)
      return keys.flatMap((key) => {
        const events = eventsOf(key)
        const [first] = events
        const request = version()?.requests.get(key) ?? null
        return first === undefined
          ? []
          : [{ ...ref, key, events: events.length, first: first.event, firstSeen: first.firstSeen, request }]
      })
    },
    events: async (key) => eventsOf(key).map(({ event }) => event),
    async request(key, wish) {
      const isParked = eventsOf(key).length > 0
      if (isParked) {
        version()?.requests.set(key, { ...wish, id: newUuid() })
        changed()
      }
      return isParked
    },
    async endRequest(key, { id, failure }) {
      const requests = version()?.requests
      if (requests?.get(key)?.id !== id) {
        return
      }
      requests.delete(key)
      for (const { event } of eventsOf(key)) {
        if (failure !== null && event.failure !== null) {
          event.failure = { ...event.failure, message: failure }
        }
      }
    },
  }
}

function memoryRequests(changed: () => void, now: () => number): ProjectionStore['requests'] {
  const requests: Request[] = []
  return {
    async add({ projection, action }) {
      requests.unshift({ id: requests.length + 1, projection, action, state: 'asked', result: null, createdAt: now() })
      changed()
    },
    list: async () => requests.map((request) => ({ ...request })),
    async settle(id, state, result) {
      requests
        .filter((request) => request.id === id && isOpen(request))
        .forEach((request) => Object.assign(request, { state, result }))
      changed()
    },
  }
}
