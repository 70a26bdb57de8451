import { setInterval } from 'node:timers'
import { lockDataDirectory } from '../data-directory-lock.ts'

// Holds a data directory for as long as it lives.
const [directory = ''] = process.argv.slice(2)
lockDataDirectory(directory)
setInterval(() => undefined, 60_000)
process.stdout.write('held\n')
