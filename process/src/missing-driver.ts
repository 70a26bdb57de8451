/** Packages that only an arrangement with that server needs, by the setting that names it; an install may leave them out. */
const settingOf = new Map([
  ['@eventstore/db-client', 'EVENTSTORE_URL'],
  ['mongodb', 'MONGO_URL'],
  ['ioredis', 'REDIS_URL'],
  ['bullmq', 'REDIS_URL'],
  ['kafkajs', 'KAFKA_BROKERS'],
])

/** What an operator can do whose setting asks for a package that is not installed; null for any other error. */
export function missingDriver(error: Error): string | null {
  const name =
    'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' ? /package '([^']+)'/.exec(error.message)?.[1] : ''
  const setting = settingOf.get(name ?? '')
  return setting === undefined
    ? null
    : `${setting} is set and needs the package ${name}, which is not installed. Run npm install without --omit=optional.`
}
