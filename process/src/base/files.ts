import { join } from 'node:path'

/** Where a process without servers keeps its files. */
export const filesIn = (dataDir: string) => ({
  log: join(dataDir, 'events.db'),
  accounts: join(dataDir, 'accounts.db'),
  readModels: join(dataDir, 'read.db'),
  jobs: join(dataDir, 'jobs.db'),
  /** A folder: letters lie there where no mail server takes them. */
  outbox: join(dataDir, 'outbox'),
})
