import { parentPort, workerData } from 'node:worker_threads'
import { drawForOthers } from './draw-for-others.ts'
import { builtPages } from './page-source.ts'
import { parsePlace } from './parse-page-messages.ts'

// Draws pages of the build beside the thread that answers the APIs.
if (parentPort !== null) {
  drawForOthers(parentPort, builtPages(parsePlace(workerData).clientDir))
}
