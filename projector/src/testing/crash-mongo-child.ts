import { Collection } from 'mongodb'
import { openSqliteLog } from '@deals/event-log'
import { openMongoProjectionStore } from '../adapters/mongo/mongo-projection-store.ts'
import { dyingAt, foldRebuildAndSwitch } from './crash-work.ts'

// Folds, rebuilds and switches on MongoDB, and dies without a word before the n-th call of a method on a collection.
const [logFile = '', url = '', database = '', call = '', nth = '1'] = process.argv.slice(2)
const [method = '', name = ''] = call.split(' ')
const countDown = dyingAt(Number(nth))

type Called = (this: Collection, ...values: unknown[]) => unknown
const prototype = Collection.prototype as unknown as Record<string, Called>
const original = prototype[method]
if (original === undefined) {
  throw new Error(`collections have no ${method}`)
}
prototype[method] = function (...values) {
  if (this.collectionName === name) {
    countDown()
  }
  return original.apply(this, values)
}

const log = await openSqliteLog({ file: logFile, writer: 'inline', shared: true })
await foldRebuildAndSwitch(log, await openMongoProjectionStore({ url, database }))
