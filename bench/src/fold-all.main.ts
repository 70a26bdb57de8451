import { once } from 'node:events'
import { startProjectorThread } from '@deals/projector/app'
import { masterKey } from './a-codec.ts'

// Folds the log of a directory by all views from the word "go" on, as the site does, and says when it is done.
const [dataDir = ''] = process.argv.slice(2)
process.stdout.write('ready\n')
await once(process.stdin, 'data')
const settings = { dataDir, masterKey: masterKey.toString('base64'), logLevel: 'fatal' as const }
const projector = await startProjectorThread(settings)
await projector.caughtUp()
// Its threads are there until the input ends, so that what they took can be read.
process.stdout.write('done\n')
process.stdin.resume()
await once(process.stdin, 'end')
await projector.stop()
