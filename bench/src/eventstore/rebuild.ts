import { copyFileSync, mkdirSync } from 'node:fs'
import { filesIn } from '@deals/process/base'
import { startProjectorThread } from '@deals/projector/app'
import { masterKey } from '../a-codec.ts'
import { costOf, type Cost } from './cost.ts'

/** All projections, built from a log of so many events, in files beside it or on a server. */
export function rebuild(dataDir: string, count: number, eventStoreUrl?: string): Promise<Cost> {
  return costOf(count, async () => {
    const settings = { dataDir, masterKey: masterKey.toString('base64'), logLevel: 'fatal' as const }
    const projector = await startProjectorThread({ ...settings, ...(eventStoreUrl !== undefined && { eventStoreUrl }) })
    await projector.caughtUp()
    await projector.stop()
  })
}

/** A data directory with the same keys and nothing else, for a log that is elsewhere. */
export function keysApart(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  copyFileSync(filesIn(from).accounts, filesIn(to).accounts)
}
