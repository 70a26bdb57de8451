import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { startProjectorThread } from '@deals/projector/app'
import { masterKey } from './a-codec.ts'
import { siteProgram } from './running-site.ts'

// Folds the log of a directory by all views from the word "go" on, on threads of the built site, and says how many seconds of
// processor that took.
const [dataDir = ''] = process.argv.slice(2)
process.stdout.write('ready\n')
await once(process.stdin, 'data')
const settings = { dataDir, masterKey: masterKey.toString('base64'), logLevel: 'fatal' as const }
const before = process.cpuUsage()
const projector = await startProjectorThread(settings, undefined, pathToFileURL(siteProgram).href)
await projector.caughtUp()
await projector.stop()
const { user, system } = process.cpuUsage(before)
// Of threads that have ended nobody else could tell.
process.stdout.write(`${(user + system) / 1e6}\n`)
process.stdin.resume()
