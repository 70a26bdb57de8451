import type { Json, Position } from '@deals/events'

/** Types a declared field may have; only declared fields can be filtered or sorted by. */
export type FieldType = 'number' | 'text' | 'boolean' | 'texts'

/** One collection of documents: its declared fields, the sorts it is indexed for, and its searchable text. */
export interface CollectionSchema<T extends object = object> {
  name: string
  /** What a document of it is: a type alone, which nothing holds. */
  of?: T
  fields: Readonly<Record<string, FieldType>>
  /** Each index is a list of declared fields; a leading `-` marks a descending one. Every sort must be a prefix of one after its equality fields. */
  indexes: readonly (readonly string[])[]
  /**
   * Combinations of declared fields by which documents are counted as they are written, where the store can: a filter
   * of given values for some of them is then counted without a look at any document. At most one list in each.
   */
  counts?: readonly (readonly string[])[]
  /** A declared number that says how often it happened what a document tells, for `countPer`; once where nothing is said. */
  times?: string
  /** Text that full-text search reads, with what a phrase counts that stands in it; first what holds most of the words. */
  search?: Readonly<Record<string, number>>
  /** Declared texts and lists of texts whose values the full-text index knows: what is filtered by them is found without a look at documents. */
  searchKeys?: readonly string[]
  /** Ids are whole numbers, and of two documents the newer one has the higher. */
  isNumbered?: true
  /** Declared numbers and texts that are asked of many numbered documents at once: an index holds them together, where a store gains by it. */
  atHand?: readonly string[]
  /**
   * Every partition writes these documents, each alike and from the same events, because folds of all of them read
   * them. They are no part of the digest: which partition was first is nothing that two builds would agree on.
   */
  isShared?: true
}

export type Doc = { [field: string]: Json | undefined }

type Scalar = string | number | boolean
export type Condition =
  | Scalar
  | {
      $in?: readonly Scalar[]
      $nin?: readonly Scalar[]
      $ne?: Scalar
      $gt?: number | string | Position
      $gte?: number | string | Position
      $lt?: number | string | Position
      $lte?: number | string | Position
      $exists?: boolean
    }
/**
 * `_id` may be asked for like a declared text. On a list field only equality and `$in` are allowed and mean "contains".
 * No null, no dotted paths. A document without the field answers `$ne` and `$nin`, and nothing else but `$exists: false`.
 */
export interface Filter {
  $and?: readonly Filter[]
  $or?: readonly Filter[]
  [field: string]: Condition | readonly Filter[] | undefined
}
export type Sort = readonly (readonly [field: string, direction: 1 | -1])[]

export interface FindOptions {
  /** Always ended by `_id` in the direction of the last field, by the adapter. */
  sort: Sort
  skip?: number
  limit: number
}
/** Documents come with their id and the position they were folded up to. */
export type Found<T> = T & { _id: string; _pos: Position }

export interface Collection<T extends object> {
  get(id: string): Promise<Found<T> | null>
  many(ids: readonly string[]): Promise<Map<string, Found<T>>>
  /** Of the documents with these ids some declared numbers and texts alone, without a look at the documents. */
  valuesOf<F extends keyof T & string>(ids: readonly string[], fields: readonly F[]): Promise<Map<string, Pick<T, F>>>
  find(filter: Filter, options: FindOptions): Promise<Found<T>[]>
  /** The ids of what `find` finds by each of these, without a look at the documents where an index holds all that is asked. */
  idsOfEach(filters: readonly Filter[], options: FindOptions): Promise<string[][]>
  /** Exact, unless there are more than `atMost`: then `atMost`. */
  count(filter: Filter, options?: { atMost?: number }): Promise<number>
  /** The same where it is a sum of counts that are kept with the documents; null where documents have to be looked at. */
  keptCount(filter: Filter): Promise<number | null>
  /** How many there are of each value of a declared number, or how often they happened; what has none of it is not counted. */
  countPer(field: string, filter: Filter): Promise<Map<number, number>>
  /**
   * How many there are of each value of a declared number or text. Exact where such counts are kept, or where no more than
   * `atMost` documents lie behind what an index holds of the filter; else only that many are looked at.
   */
  countValues(field: string, filter: Filter, options: { atMost: number }): Promise<ValueCounts>
  /** Of a declared number, exact where all are whole; without a look at the documents where an index holds all that is asked. */
  sum(field: string, filter: Filter): Promise<number>
}

/** How many documents have a value, or how often what they tell happened. */
export interface CountOf {
  value: number
  found: number
}

/** How many documents have each value; at least so many where not the whole was looked at. */
export interface ValueCounts {
  counts: ReadonlyMap<string | number, number>
  isWhole: boolean
}

export interface SearchHit {
  id: string
  /** Of the text alone: for each phrase the weights of the fields that hold it, together. */
  relevance: number
}

/** What somebody waits for who has written. */
export interface Awaited {
  projection: string
  position: Position
  /** Where it concerns one post or member alone: what the projection is divided by. Only its partition is waited for. */
  key?: string | undefined
}

/** What queries use: always the active version of each projection. */
export interface ReadModels {
  collection<T extends object>(schema: CollectionSchema<T>): Collection<T>
  /**
   * Full-text search in a collection that declares `search`: words, "phrases" and -exclusions. The newest `limit` hits, the
   * newest first, where ids are numbers.
   */
  search(schema: CollectionSchema, query: string, filter: Filter, options: { limit: number }): Promise<SearchHit[]>
  /** The ids of the same hits in the same order, for those who do not ask how well a text answers. */
  searchIds(schema: CollectionSchema, query: string, filter: Filter, options: { limit: number }): Promise<string[]>
  /** Position up to which the active version of a projection is folded (its slowest partition), at least: it may stand further by now. */
  position(projection: string): Promise<Position>
  /** Identity of the log that the active version of a projection is folded from; null while nobody knows it. */
  logOf(projection: string): Promise<string | null>
  /**
   * A word for what queries see now: another one after every change of a document. It may change without one; what was
   * read while it stayed the same is still true.
   */
  moment(): Promise<string>
  /** Waits until the projection has passed the position; false after `ms`. */
  waitFor(awaited: Awaited, ms: number): Promise<boolean>
  close(): Promise<void>
}

export interface Put {
  collection: string
  id: string
  pos: Position
  /** null is a tombstone. */
  doc: Doc | null
  /** The document's canonical JSON, when the writer has made it already. */
  text?: string
  /** The document that is stored, when the writer knows it: as long as the checkpoint stands where the commit says. */
  before?: Doc | null
}
/** A document as a writer finds it: living, or a tombstone. */
export interface Loaded {
  pos: Position
  doc: Doc | null
  /** Its canonical JSON, when the store keeps it. */
  text?: string
}
/** 128-bit running digest of a projection version, as 32 hex digits. */
export type Digest = string

/** An event that could not be folded, or that waits behind one of the same key. */
export interface ParkedEvent {
  key: string
  position: Position
  eventId: string
  type: string
  stream: string
  /** Null for an event that only waits behind another one. */
  failure: { kind: 'decode' | 'fold'; message: string } | null
}
/** What is written together with the documents that it belongs to. */
export interface Commit {
  puts: readonly Put[]
  partition: string
  /** The checkpoint as the writer knows it; when another writer has moved it or taken it away, nothing is written. */
  from: Position
  to: Position
  digest: Digest
  park?: readonly ParkedEvent[]
  /** Parked events that are folded or given up by this commit. Their documents are written whatever position they hold. */
  release?: { key: string; positions: readonly Position[] }
}
export interface Committed {
  written: number
  /** Documents that were newer already and were left. */
  older: number
  /** True when the checkpoint was not at `from`: nothing was written and the writer must load again. */
  moved: boolean
}

/** How far one partition of a version is, and the digest of what it has written. */
export interface PartitionCheckpoint {
  partition: string
  position: Position
  digest: Digest
}

/** What projectors use: one version of one projection. */
export interface ProjectionWriter {
  load(collection: string, ids: readonly string[]): Promise<Map<string, Loaded>>
  /** Ids of documents whose declared field equals the value; for the few events that touch all of one person. */
  idsWhere(collection: string, field: string, value: string | number): Promise<string[]>
  /** Documents and checkpoint in one step. */
  commit(commit: Commit): Promise<Committed>
  checkpoint(partition: string): Promise<{ position: Position; digest: Digest } | null>
  /** Of all partitions, in the order of their names; none while nothing was committed. */
  checkpoints(): Promise<PartitionCheckpoint[]>
  /**
   * From now on the version is divided into these partitions, each where all of the old ones stand. Refused while these
   * stand at different positions. What writers of other partitions still commit is answered with `moved`.
   */
  repartition(partitions: readonly string[]): Promise<boolean>
}
