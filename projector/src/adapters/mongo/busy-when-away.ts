import type { MongoConnection } from '@deals/storage/mongo'
import { isAway } from '@deals/storage'
import { StoreBusy } from '../../platform/projection-store.ts'

/** For projectors: a server that is away is waited for, like any store that is busy. */
export const busyWhenAway = (connection: MongoConnection): MongoConnection => ({
  ...connection,
  async run(operation) {
    try {
      return await connection.run(operation)
    } catch (error) {
      throw isAway(error) ? new StoreBusy(error.message, { cause: error.cause }) : error
    }
  },
})
