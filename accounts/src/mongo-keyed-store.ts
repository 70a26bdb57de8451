import type { Collection } from 'mongodb'
import type { Json } from '@deals/events/platform'
import { askedTogether } from '@deals/storage'
import {
  connectMongo,
  type MongoConnection,
  type MongoOptions,
  isDuplicate,
  afterAllWith,
  originalText,
  sortableText,
} from '@deals/storage/mongo'
import { parseStored } from './parse-stored.ts'
import type { Keyed, KeyedStore } from './keyed.ts'

/** One value; as text it comes back exactly as it was written, whatever the server makes of numbers and names. */
interface Entry {
  _id: string
  rev: number
  value: string
}

/**
 * A keyed store in MongoDB, one collection per table. Each write is one operation that checks the revision itself and is
 * answered when a majority of the servers has it on disk.
 */
export async function openMongoKeyedStore(options: MongoOptions): Promise<KeyedStore> {
  const connection = await connectMongo(options)
  return {
    table: (name) => mongoTable(connection, connection.db.collection<Entry>(`${prefix}${name}`)),
    tables: () => connection.run(() => filledTables(connection)),
    close: () => connection.close(),
  }
}

const prefix = 'keyed_'
const batchSize = 1000

async function filledTables({ db }: MongoConnection): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  const names = collections.map(({ name }) => name).filter((name) => name.startsWith(prefix))
  const firsts = await Promise.all(names.map((name) => db.collection(name).findOne()))
  return names
    .filter((_, at) => firsts[at] !== null)
    .map((name) => name.slice(prefix.length))
    .sort()
}

function mongoTable<T extends Json>({ run }: MongoConnection, entries: Collection<Entry>): Keyed<T> {
  const opened = ({ rev, value }: Entry) => ({ rev, value: parseStored<T>(value) })
  const entriesOf = askedTogether(async (ids: readonly string[]) => {
    const among = { _id: { $in: [...new Set(ids)] } }
    const found = await run(() => entries.find(among, { batchSize }).toArray())
    return new Map(found.map((entry) => [entry._id, entry]))
  })
  return {
    async get(id) {
      const stored = sortableText(id)
      const entry = (await entriesOf(stored)).get(stored)
      return entry === undefined ? null : opened(entry)
    },
    put: (id, value, ifRev) => {
      const entry = { _id: sortableText(id), rev: ifRev + 1, value: JSON.stringify(value) }
      return run(() => (ifRev === 0 ? insert(entries, entry) : replace(entries, entry, ifRev)))
    },
    async delete(id, ifRev) {
      const { deletedCount } = await run(() => entries.deleteOne({ _id: sortableText(id), rev: ifRev }))
      return deletedCount === 1
    },
    fill: (filling) => {
      const news = filling.map(({ id, value }) => ({ _id: sortableText(id), rev: 1, value: JSON.stringify(value) }))
      return run(() => insertAll(entries, news))
    },
    async list(prefix, limit) {
      const range = { $gte: sortableText(prefix), $lt: afterAllWith(prefix) }
      const found = await run(() => entries.find({ _id: range }, { sort: [['_id', 1]], limit, batchSize }).toArray())
      return found.map((entry) => ({ id: originalText(entry._id), ...opened(entry) }))
    },
  }
}

async function insert(entries: Collection<Entry>, entry: Entry): Promise<boolean> {
  try {
    await entries.insertOne(entry)
    return true
  } catch (error) {
    if (isDuplicate(error)) {
      return false
    }
    throw error
  }
}

async function insertAll(entries: Collection<Entry>, news: Entry[]): Promise<void> {
  try {
    if (news.length > 0) {
      await entries.insertMany(news, { ordered: false })
    }
  } catch (error) {
    if (!isDuplicate(error)) {
      throw error
    }
  }
}

async function replace(entries: Collection<Entry>, { _id, ...entry }: Entry, ifRev: number): Promise<boolean> {
  const { matchedCount } = await entries.replaceOne({ _id, rev: ifRev }, entry)
  return matchedCount === 1
}
