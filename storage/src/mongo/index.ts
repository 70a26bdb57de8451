/** The door @deals/storage/mongo: what stores on MongoDB share. Only they load its driver. */
export { connectMongo } from './mongo-connection.ts'
export type { MongoConnection, MongoOptions } from './mongo-connection.ts'
export { brokenBulk, isDuplicate } from './mongo-errors.ts'
export { afterAllWith, originalText, sortableText } from './sortable-text.ts'
