import Database from 'better-sqlite3'
import { documentSum, emptyDigest, movedDigest } from '../../platform/digest.ts'
import type { Digest } from '../../platform/read-models.ts'

/** Documents set aside in a private file, in the order of their ids, until they are the documents of one moment. */
export interface Spool {
  put(collection: string, document: { id: string; text: string | null }): void
  documents(collection: string): Iterable<{ id: string; text: string }>
  digestOf(collections: readonly string[]): Digest
  /** Keeps what was put since the last call; much faster than each by itself. */
  inOneGo(work: () => void): void
  clear(): void
  close(): void
}

export function openSpool(): Spool {
  const database = new Database('')
  database.pragma('journal_mode = OFF')
  database.pragma('synchronous = OFF')
  database.exec(
    'create table documents(collection text not null, id text not null, text text not null, primary key (collection, id)) without rowid',
  )
  const insert = database.prepare<[string, string, string]>(
    'insert or replace into documents(collection, id, text) values (?, ?, ?)',
  )
  const remove = database.prepare<[string, string]>('delete from documents where collection = ? and id = ?')
  const read = database.prepare<[string], { id: string; text: string }>(
    'select id, text from documents where collection = ? order by id',
  )
  const documents = (collection: string) => read.iterate(collection)
  return {
    documents,
    put: (collection, { id, text }) =>
      void (text === null ? remove.run(collection, id) : insert.run(collection, id, text)),
    digestOf(collections) {
      let sum = 0n
      for (const collection of collections) {
        for (const { id, text } of documents(collection)) {
          sum += documentSum(collection, id, text)
        }
      }
      return movedDigest(emptyDigest, sum)
    },
    inOneGo: (work) => database.transaction(work)(),
    clear: () => void database.exec('delete from documents'),
    close: () => void database.close(),
  }
}
