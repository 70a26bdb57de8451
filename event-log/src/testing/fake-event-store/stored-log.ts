/** What the fake server keeps of one event; positions have gaps, as in a log of bytes. */
export interface StoredRecord {
  readonly id: string
  readonly stream: string
  readonly revision: number
  readonly position: number
  readonly created: number
  readonly metadata: ReadonlyMap<string, string>
  readonly custom: Uint8Array
  readonly data: Uint8Array
}
export type Proposed = Pick<StoredRecord, 'id' | 'metadata' | 'custom' | 'data'>
export type ExpectedRevision = number | 'none' | 'any'
export type Outcome =
  | { readonly kind: 'written' | 'idempotent'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong'; readonly actual: number }
  /** An equal append is being committed: the server loses sight of this one. */
  | { readonly kind: 'timed-out' }

/** The log of the fake server, with the server's own rule for appends that are repeated. */
export class StoredLog {
  readonly all: StoredRecord[] = []
  /** How many were sent to those who read. */
  recordsRead = 0
  #streams = new Map<string, StoredRecord[]>()
  readonly #listeners = new Set<() => void>()
  #end = 0

  constructor() {
    // A real log begins with records of the server.
    this.write('$metadata', [{ id: serverId, metadata: new Map([['type', '$metadata']]), custom: empty, data: empty }])
  }

  stream(name: string): readonly StoredRecord[] {
    return this.#streams.get(name) ?? []
  }

  append(name: string, events: readonly Proposed[], expected: ExpectedRevision): Outcome {
    const stream = this.stream(name)
    const actual = stream.length - 1
    const before = expected === 'none' ? -1 : expected
    if (before !== 'any' && before !== actual) {
      const there = stream.slice(before + 1, before + 1 + events.length)
      const last = there.at(-1)
      const isRepeated = there.length === events.length && there.every(({ id }, at) => id === events[at]?.id)
      return isRepeated && last !== undefined
        ? { kind: 'idempotent', revision: last.revision, position: last.position }
        : { kind: 'wrong', actual }
    }
    const last = this.write(name, events)
    return { kind: 'written', revision: last?.revision ?? actual, position: last?.position ?? 0 }
  }

  /** Where the next record will begin. */
  get end(): number {
    return this.#end
  }

  /** Something that the server writes for itself. */
  writeStatistics(): void {
    this.write('$stats-0', [
      { id: serverId, metadata: new Map([['type', '$statsCollected']]), custom: empty, data: empty },
    ])
  }

  write(name: string, events: readonly Proposed[]): StoredRecord | undefined {
    const stream = [...this.stream(name)]
    for (const { id, metadata, custom, data } of events) {
      const record = {
        id,
        metadata,
        custom,
        data,
        stream: name,
        revision: stream.length,
        position: this.#end,
        created: Date.now(),
      }
      this.#end += 100 + data.length + custom.length
      stream.push(record)
      this.all.push(record)
    }
    this.#streams.set(name, stream)
    this.#listeners.forEach((listen) => listen())
    return stream.at(-1)
  }

  /** As if the disk had spoiled a text of a record. */
  spoil(name: string, revision: number, texts: Texts): void {
    // Another record, for what was sent of the one before is remembered by it.
    const spoiled = (record: StoredRecord): StoredRecord =>
      record.stream === name && record.revision === revision ? spoiledBy(record, texts) : record
    this.all.splice(0, this.all.length, ...this.all.map(spoiled))
    this.#streams.set(name, this.stream(name).map(spoiled))
  }

  /** As if a stream had never been: what its records took stays taken. */
  forget(name: string): void {
    this.#streams.delete(name)
    this.all.splice(0, this.all.length, ...this.all.filter(({ stream }) => stream !== name))
  }

  /** As if another log stood in the place of this one. */
  empty(): void {
    this.#streams.clear()
    this.all.splice(0)
    this.#end = 0
  }

  /** The same, until what is answered is called: then the right one is back. */
  exchange(): () => void {
    const [all, streams, end] = [[...this.all], this.#streams, this.#end]
    this.#streams = new Map()
    this.empty()
    return () => {
      this.all.splice(0, this.all.length, ...all)
      ;[this.#streams, this.#end] = [streams, end]
    }
  }

  onWritten(listen: () => void): () => void {
    this.#listeners.add(listen)
    return () => void this.#listeners.delete(listen)
  }
}

const empty = new Uint8Array()
const serverId = '00000000-0000-4000-8000-000000000000'

interface Texts {
  readonly data?: string
  readonly custom?: string
}
const spoiledBy = (record: StoredRecord, { data, custom }: Texts): StoredRecord => ({
  ...record,
  ...(data !== undefined && { data: Buffer.from(data) }),
  ...(custom !== undefined && { custom: Buffer.from(custom) }),
})
