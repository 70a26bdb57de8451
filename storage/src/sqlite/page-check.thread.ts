import { parentPort, workerData } from 'node:worker_threads'
import { damageOf } from './page-damage.ts'

// Only page-check.ts starts this module, with the name of a file.
const file: unknown = workerData
parentPort?.postMessage(typeof file === 'string' ? damageOf(file) : null)
