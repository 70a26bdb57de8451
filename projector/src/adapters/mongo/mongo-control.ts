import type { Collection } from 'mongodb'
import type { MongoConnection } from '@deals/storage/mongo'
import type { Position } from '@deals/events'
import type { Request, VersionRef, VersionState } from '../../platform/projection-store.ts'
import type { ParkedEvent } from '../../platform/read-models.ts'
import type { Signals } from '../signal.ts'
import type { StoredDocument } from './stored-document.ts'

/** One version in the document of its projection. */
export interface VersionEntry {
  version: number
  code: string
  /** Not there on versions from before logs had an identity. */
  log?: string
  state: VersionState
  indexed: boolean
  createdAt: number
  dropAfter: number | null
  /** Names the division into partitions; checkpoints of another division mean nothing. */
  division: string
  /** The collections that it was made with, as JSON. */
  schemas: string
}

/** All that is known of one projection's versions, in one document: it changes as a whole or not at all. */
export interface ProjectionEntry {
  _id: string
  /** Raised by every change, so that two changes at once do not lose one. */
  rev: number
  active: number | null
  previous: number | null
  paused: boolean
  /** Until this time (ms) no writer begins a commit: somebody wants to see the documents of one moment. */
  holdUntil: number
  versions: VersionEntry[]
}

/** An event in the parking. It stays when it is released, so that a late writer cannot park it again. */
export interface ParkedEntry extends ParkedEvent {
  _id: string
  projection: string
  version: number
  firstSeen: number
  isReleased: boolean
  /** The request at whose wish it was released, where there was one. */
  releasedFor?: string
}

/** What a commit still has to do after its checkpoint: done again, in case of doubt, by whoever takes the version up. */
export type Owed =
  | { kind: 'park'; events: ParkedEntry[] }
  | { kind: 'release'; token: string; key: string; positions: Position[] }

export interface CheckpointEntry {
  _id: string
  projection: string
  version: number
  division: string
  partition: string
  position: Position
  /** How many times parked events were released. */
  turn: number
  owed: Owed | null
}

/** A document of a release, written down before it is written into its collection. */
export interface RedoEntry {
  _id: string
  token: string
  collection: string
  id: string
  pos: Position
  text: string | null
}

export interface ParkedRequestEntry {
  _id: string
  /** Not there on requests from before they had one. */
  request?: string
  projection: string
  version: number
  key: string
  action: 'retry' | 'discard'
  reason: string
}
export interface RequestEntry extends Request {
  _id: string
}

/** The collections of one store, beside the documents. */
export interface Control {
  connection: MongoConnection
  projections: Collection<ProjectionEntry>
  /** Which projection a collection of documents belongs to. */
  owners: Collection<{ _id: string; projection: string }>
  checkpoints: Collection<CheckpointEntry>
  parked: Collection<ParkedEntry>
  parkedRequests: Collection<ParkedRequestEntry>
  requests: Collection<RequestEntry>
  redo: Collection<RedoEntry>
  /** One document with a mark that is another one after every change. */
  changes: Collection<{ _id: string; mark: string }>
  documents: (collection: string, version: number) => Collection<StoredDocument>
  /** Names of all collections that the database has. */
  collectionNames(): Promise<ReadonlySet<string>>
  /** Makes the indexes of what stands beside the documents. */
  prepare(): Promise<void>
}

/** What the parts of a store share. */
export interface MongoParts {
  control: Control
  signals: Signals
  now: () => number
}

/** Said with every question, so that no server's own idea of a first page decides how often we ask. */
export const batchSize = 1000

export function controlOf(connection: MongoConnection): Control {
  const { db, run } = connection
  const byVersion = { projection: 1, version: 1 } as const
  return {
    connection,
    projections: db.collection('projections'),
    owners: db.collection('collection_owners'),
    checkpoints: db.collection('checkpoints'),
    parked: db.collection('parked_events'),
    parkedRequests: db.collection('parked_requests'),
    requests: db.collection('requests'),
    redo: db.collection('redo'),
    changes: db.collection('changes'),
    documents: (collection, version) => db.collection(`${collection}_v${version}`),
    async collectionNames() {
      const found = await run(() => db.listCollections({}, { nameOnly: true }).toArray())
      return new Set(found.map(({ name }) => name))
    },
    async prepare() {
      await run(() => db.collection('checkpoints').createIndex(byVersion, { name: 'version' }))
      await run(() => db.collection('parked_events').createIndex({ ...byVersion, key: 1 }, { name: 'key' }))
      await run(() => db.collection('redo').createIndex({ token: 1 }, { name: 'token' }))
    },
  }
}

export const nameOf = ({ projection, version }: VersionRef): string => `${projection} ${version}`

/** What is asked about the parked events of a key. */
export const requestId = (ref: VersionRef, key: string): string => `${nameOf(ref)} ${key}`

/** One partition of a version, as it is divided now. */
export interface PartitionRef extends VersionRef {
  division: string
  partition: string
}

export const checkpointId = ({ division, partition, ...ref }: PartitionRef): string =>
  [nameOf(ref), division, partition].join(' ')

/** Whether a checkpoint is one of a version. */
export const isOf = (ref: VersionRef, id: CheckpointEntry['_id']): boolean => id.startsWith(`${nameOf(ref)} `)

export function findEntry(projection: ProjectionEntry | null, version: number): VersionEntry | undefined {
  return projection?.versions.find((one) => one.version === version)
}
