import type { Position } from '@deals/events'
import { Unavailable } from '@deals/storage'
import type { CollectionSchema, Digest, ParkedEvent, ProjectionWriter } from './read-models.ts'

/** One build of one projection's documents. */
export interface VersionRef {
  projection: string
  version: number
}

/** The name of a version and nothing besides: whoever lists versions hands on all that is known of them. */
export const refOf = ({ projection, version }: VersionRef): VersionRef => ({ projection, version })

/**
 * building: a rebuild folds it and nobody else does; ready: the rebuild is done and the running projector may take it
 * over; fed: the running projector folds every new event into it; dropped: its documents are gone.
 */
export type VersionState = 'building' | 'ready' | 'fed' | 'dropped'

export interface StoredVersion extends VersionRef {
  /** Tells folds and collections apart: only a version of the program's own code can be fed. */
  code: string
  /** Identity of the log whose events are folded into it; null for one that was made before logs had any. */
  log: string | null
  state: VersionState
  /** False until a rebuild has built the indexes that it left for its end. */
  indexed: boolean
  createdAt: number
  /** When it may be dropped, for a version that was replaced. */
  dropAfter: number | null
  /** Of its slowest partition. */
  position: Position
  /** How far each partition is, where there are several. */
  partitions?: Readonly<Record<string, Position>>
  /** Of all documents: the sum over the partitions. Null where the store keeps none: there it is counted. */
  digest: Digest | null
  parkedKeys: number
}

/** Which version queries read, and which one they read before. */
export interface Standing {
  projection: string
  active: number | null
  previous: number | null
  paused: boolean
}

/** What an operator asks for parked events. */
export interface ParkedWish {
  action: 'retry' | 'discard'
  reason: string
}

/** One that was asked; asked again, it is another one, and whoever serves the first leaves that alone. */
export interface ParkedRequest extends ParkedWish {
  id: string
}

export interface ParkedKey extends VersionRef {
  key: string
  events: number
  first: ParkedEvent
  firstSeen: number
  /** Done by the projector that folds this version. */
  request: ParkedRequest | null
}

export interface EndedRequest extends Pick<ParkedRequest, 'id'> {
  failure: string | null
}

/** The parking of one version. */
export interface Parking {
  keys(): Promise<readonly ParkedKey[]>
  events(key: string): Promise<readonly ParkedEvent[]>
  request(key: string, wish: ParkedWish): Promise<boolean>
  /** Takes away the request of this id alone, and says why its events still wait. */
  endRequest(key: string, ended: EndedRequest): Promise<void>
}

/** A version at one moment, whatever is written meanwhile. Close it soon: it keeps old data from being tidied away. */
export interface Snapshot {
  /** Of its slowest partition. */
  position: Position
  /** How far each partition is, where there are several. */
  partitions?: Readonly<Record<string, Position>>
  digest: Digest
  /** Living documents in id order, with their canonical text. */
  documents(collection: string): Iterable<{ id: string; text: string }>
  close(): void
}

/** Work that a page of the site asked of the projector. */
export interface Request {
  id: number
  projection: string
  action: 'rebuild' | 'verify'
  state: 'asked' | 'running' | 'done' | 'failed'
  result: string | null
  createdAt: number
}

/** What may still become of a request; `done` and `failed` stay. */
export const openStates: readonly Request['state'][] = ['asked', 'running']
export const isOpen = ({ state }: Pick<Request, 'state'>): boolean => openStates.includes(state)
/** Whether the same of a view was asked for already. */
export const isUnderWay = (
  requests: readonly Request[],
  { projection, action }: Pick<Request, 'projection' | 'action'>,
): boolean => requests.some((one) => one.projection === projection && one.action === action && isOpen(one))

/** A checkpoint moves on, and no document with it. */
export interface CheckpointMove extends VersionRef {
  partition: string
  from: Position
  to: Position
}

export interface NewVersion {
  code: string
  /** Identity of the log that it will be folded from; left out where nothing is kept of it. */
  log?: string
  collections: readonly CollectionSchema[]
  state: VersionState
  indexed: boolean
}

/** The versions of all projections, and which of them queries read. */
export interface KeptVersions {
  versions(): Promise<readonly StoredVersion[]>
  standings(): Promise<readonly Standing[]>
  /** Makes an empty version after the last one. The first one of a projection is active at once. */
  create(projection: string, version: NewVersion): Promise<VersionRef>
  /** Takes versions that were made before logs had an identity for those of this log. */
  adopt(log: string): Promise<void>
  /** Names of the collections that a version was made with. */
  collectionsOf(ref: VersionRef): Promise<readonly string[]>
  /** One that was dropped meanwhile stays dropped. */
  setState(ref: VersionRef, state: 'building' | 'ready' | 'fed'): Promise<void>
  /** Builds indexes and full text; a repeated call goes on where the last one was cut off. */
  buildIndexes(ref: VersionRef, onStep?: (step: string) => void): Promise<void>
  /**
   * From now on queries read this version; the one before may be dropped after a while. Refused for one that is behind,
   * and for an older one of another log.
   */
  activate(ref: VersionRef, keepPreviousFor: number): Promise<boolean>
  setPaused(projection: string, paused: boolean): Promise<void>
  /** Removes the documents of a version that is not active. */
  drop(ref: VersionRef): Promise<boolean>
}

/** What projectors and operators need of a store, beside the documents: versions, parking, requests. */
export interface ProjectionStore extends KeptVersions {
  writer(ref: VersionRef): ProjectionWriter
  /**
   * Moves many checkpoints at once past events that change no document; answers for each whether it was where it should
   * be. Partitions in which nothing happens move all the time, and a commit for each of them would cost the most.
   */
  advance?(moves: readonly CheckpointMove[]): Promise<boolean[]>
  parking(ref: VersionRef): Parking
  requests: {
    add(request: Pick<Request, 'projection' | 'action'>): Promise<void>
    list(): Promise<readonly Request[]>
    /** What is done or failed stays so: who was ended late may still have a word to say. */
    settle(id: number, state: Request['state'], result: string | null): Promise<void>
  }
  snapshot(ref: VersionRef): Promise<Snapshot>
  /** For a store that keeps no digests: those of several versions, at a moment when all of them stand alike. */
  countDigests?(refs: readonly VersionRef[]): Promise<{ position: Position; digests: readonly Digest[] }>
  /** For a store that has to: removes what nobody needs any more. Called once a minute. */
  tidy?(): Promise<void>
  /** An empty private store, gone when it is closed. */
  scratch(): Promise<ProjectionStore>
  /** Calls back when versions, pauses, or requests changed, wherever it was done. */
  onChange(listener: () => void): () => void
  close(): Promise<void>
}

/** Errors of a store that pass by themselves: the writer waits and tries again. */
export class StoreBusy extends Unavailable {
  override name = 'StoreBusy'
}
/** The version has been dropped under the writer. */
export class VersionGone extends Error {
  override name = 'VersionGone'
}

/** All of the default partition: the embedded arrangement has one. */
export const wholeLog = 'all'

/** The version is divided into other partitions than the writer thought: somebody arranged it anew. */
export class PartitionsChanged extends Error {
  override name = 'PartitionsChanged'
}
