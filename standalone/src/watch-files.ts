import { filesIn, watchPages, type PageWatch } from '@deals/process/base'
import { markDamaged } from '@deals/projector/app'
import type { Config } from './config.ts'

/** What is kept in files of this process; what servers keep, they look after. */
export function watchFiles(
  { dataDir, mongoUrl, eventStoreUrl, redisUrl }: Config,
  say: (line: string) => void,
): PageWatch {
  const { log, accounts, readModels, jobs } = filesIn(dataDir)
  const remedy = 'Stop the site and restore the file from a backup.'
  const anew = 'Start the site again: it is made anew from the event log.'
  const files = [
    ...(eventStoreUrl === undefined ? [{ file: log, remedy }] : []),
    ...(mongoUrl === undefined ? [{ file: accounts, remedy }] : []),
    ...(mongoUrl === undefined ? [{ file: readModels, remedy: anew, onDamage: () => markDamaged(readModels) }] : []),
    ...(redisUrl === undefined ? [{ file: jobs, remedy }] : []),
  ]
  return watchPages(files, say)
}
