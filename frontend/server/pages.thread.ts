import { parentPort } from 'node:worker_threads'
import { givenToThread } from '@deals/storage/threads'
import { drawForOthers } from './draw-for-others.ts'
import type { ThreadPlace } from './page-messages.ts'
import { builtPages } from './page-source.ts'

// Draws pages of the build beside the thread that answers the APIs.
if (parentPort !== null) {
  drawForOthers(parentPort, builtPages(givenToThread<ThreadPlace>().clientDir))
}
