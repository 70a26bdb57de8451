import type { KeptVersions, StoredVersion, VersionRef } from '../../platform/projection-store.ts'
import type { Loaded } from '../../platform/read-models.ts'
import { mayFollow } from '../may-follow.ts'
import { activeOf, checkpointOf, findVersion, tell, type MemoryState, type MemoryVersion } from './memory-state.ts'

const stored = (version: MemoryVersion): StoredVersion => ({
  ...version.row,
  ...checkpointOf(version),
  parkedKeys: new Set(version.parked.map(({ event }) => event.key)).size,
})

export function memoryVersions(state: MemoryState, now: () => number): KeptVersions {
  return {
    versions: async () => state.versions.map(stored),
    standings: async () => [...state.standings.values()].map((standing) => ({ ...standing })),
    async create(projection, { code, log = null, collections, state: made, indexed }) {
      refuseForeign(state, projection, collections)
      const version = 1 + state.versions.filter(({ row }) => row.projection === projection).length
      state.versions.push({
        row: { projection, version, code, log, state: made, indexed, createdAt: now(), dropAfter: null },
        schemas: collections,
        documents: new Map(collections.map(({ name }) => [name, new Map<string, Loaded>()])),
        checkpoints: new Map(),
        parked: [],
        requests: new Map(),
      })
      if (!state.standings.has(projection)) {
        state.standings.set(projection, { projection, active: version, previous: null, paused: false })
      }
      tell(state, null)
      return { projection, version }
    },
    async adopt(log) {
      state.versions.forEach(({ row }) => (row.log ??= log))
    },
    collectionsOf: async (ref) => (findVersion(state, ref)?.schemas ?? []).map(({ name }) => name),
    async setState(ref, wanted) {
      const row = findVersion(state, ref)?.row
      if (row !== undefined && row.state !== 'dropped') {
        row.state = wanted
      }
      tell(state, null)
    },
    async buildIndexes(ref) {
      Object.assign(findVersion(state, ref)?.row ?? {}, { indexed: true })
    },
    activate: async (ref, keepPreviousFor) => activate(state, ref, now() + keepPreviousFor),
    async setPaused(projection, paused) {
      Object.assign(state.standings.get(projection) ?? {}, { paused })
      tell(state, null)
    },
    drop: async (ref) => drop(state, ref),
  }
}

function refuseForeign(state: MemoryState, projection: string, collections: readonly { name: string }[]): void {
  const foreign = state.versions.find(
    ({ row, schemas }) =>
      row.projection !== projection && schemas.some((one) => collections.some(({ name }) => name === one.name)),
  )
  if (foreign !== undefined) {
    throw new Error(`${projection} declares a collection that belongs to ${foreign.row.projection}`)
  }
}

const standingOf = (version: MemoryVersion) => ({ ...version.row, position: checkpointOf(version).position })

function activate(state: MemoryState, ref: VersionRef, dropAfter: number): boolean {
  const [wanted, current] = [findVersion(state, ref), activeOf(state, ref.projection)]
  if (wanted === undefined || wanted.row.state !== 'fed' || !wanted.row.indexed) {
    return false
  }
  if (!mayFollow(standingOf(wanted), current && standingOf(current))) {
    return false
  }
  const standing = state.standings.get(ref.projection)
  if (standing !== undefined && current !== wanted) {
    Object.assign(standing, { active: ref.version, previous: standing.active })
    wanted.row.dropAfter = null
    Object.assign(current?.row ?? {}, { dropAfter })
  }
  tell(state, null)
  return true
}

function drop(state: MemoryState, ref: VersionRef): boolean {
  const version = findVersion(state, ref)
  const standing = state.standings.get(ref.projection)
  if (version === undefined || standing?.active === ref.version) {
    return false
  }
  version.row.state = 'dropped'
  version.documents.forEach((documents) => documents.clear())
  version.checkpoints.clear()
  version.parked = []
  if (standing?.previous === ref.version) {
    standing.previous = null
  }
  tell(state, null)
  return true
}
