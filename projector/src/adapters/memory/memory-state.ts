import { earliestOf, type Position } from '@deals/events'
import type { ParkedRequest, Snapshot, StoredVersion, VersionRef } from '../../platform/projection-store.ts'
import { sumOfDigests } from '../../platform/digest.ts'
import type { CollectionSchema, Digest, Loaded, ParkedEvent } from '../../platform/read-models.ts'

interface MemoryCheckpoint {
  position: Position
  digest: Digest
  /** How often something parked was released, which leaves the position where it was. */
  turn: number
}

/** One version with all that belongs to it. */
export interface MemoryVersion {
  row: Omit<StoredVersion, 'position' | 'digest' | 'parkedKeys'>
  schemas: readonly CollectionSchema[]
  documents: Map<string, Map<string, Loaded>>
  checkpoints: Map<string, MemoryCheckpoint>
  parked: { event: ParkedEvent; firstSeen: number }[]
  requests: Map<string, ParkedRequest>
}

export interface MemoryStanding {
  projection: string
  active: number
  previous: number | null
  paused: boolean
}

/** Everything one memory store holds; queries and projectors look at the same. */
export interface MemoryState {
  versions: MemoryVersion[]
  standings: Map<string, MemoryStanding>
  listeners: Set<(projection: string | null) => void>
  /** How often anything has changed. */
  changes: number
}

export const emptyState = (): MemoryState => ({ versions: [], standings: new Map(), listeners: new Set(), changes: 0 })

export const findVersion = (state: MemoryState, { projection, version }: VersionRef): MemoryVersion | undefined =>
  state.versions.find(({ row }) => row.projection === projection && row.version === version)

/** How far a version is as a whole; see the read-model port. */
export function checkpointOf({ checkpoints }: MemoryVersion): Pick<Snapshot, 'position' | 'digest' | 'partitions'> {
  const positions = [...checkpoints].map(([partition, { position }]): [string, Position] => [partition, position])
  return {
    position: earliestOf(positions.map(([, position]) => position)),
    digest: sumOfDigests([...checkpoints.values()].map(({ digest }) => digest)),
    ...(positions.length > 1 && { partitions: Object.fromEntries(positions) }),
  }
}

/** The version that queries read for a projection. */
export function activeOf(state: MemoryState, projection: string): MemoryVersion | undefined {
  const version = state.standings.get(projection)?.active
  return version === undefined ? undefined : findVersion(state, { projection, version })
}

export function activeWith(state: MemoryState, collection: string): MemoryVersion | undefined {
  return [...state.standings.keys()]
    .map((projection) => activeOf(state, projection))
    .find((version) => version?.schemas.some(({ name }) => name === collection))
}

/** Tells listeners what changed: progress of one projection, or (null) anything else. */
export function tell(state: MemoryState, projection: string | null): void {
  state.changes += 1
  for (const listener of [...state.listeners]) {
    listener(projection)
  }
}
