import { parentPort } from 'node:worker_threads'
import { answerCalls, givenToThread } from '@deals/storage/threads'
import { openEmbedded } from './context.ts'
import { foldToHead, openProcessors, type Building } from './platform/back-fill.ts'
import { patientDecoder } from './platform/patient-decoder.ts'
import { stopForAll } from './platform/stop-for-all.ts'
import { projections } from './projections.ts'
import type { FoldThreadData } from './thread-messages.ts'

// Folds some versions of a first build on a core of its own, up to the head of the log.
const { versions, ...stores } = givenToThread<FoldThreadData>()
const stop = stopForAll()
const folding = fold(stop.signal)
// Whoever started the thread asks whether it is done, and hears the reason then.
folding.catch(() => undefined)

answerCalls(parentPort, {
  folded: () => folding,
  async stop() {
    stop.abort()
    await folding.catch(() => undefined)
  },
})

async function fold(signal: AbortSignal): Promise<void> {
  const embedded = await openEmbedded({ ...stores, signal })
  const { log, store, codec } = embedded
  try {
    const building = versions.flatMap((ref): Building[] =>
      projections.filter(({ name }) => name === ref.projection).map((projection) => ({ projection, ref })),
    )
    const processors = await openProcessors({ log, store, share: 1, signal }, building)
    await foldToHead(processors, {
      log,
      decoder: patientDecoder(codec, signal),
      share: 1,
      signal,
      onBatch: (filled) => parentPort?.postMessage(filled),
    })
  } finally {
    await embedded.close()
  }
}
