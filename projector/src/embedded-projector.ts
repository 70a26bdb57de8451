import type { Logger } from './platform/run-options.ts'
import type { Projection } from './platform/projection.ts'
import { projections as allProjections } from './projections.ts'
import { startProjector, type Projector } from './start-projector.ts'
import { openEmbedded, waitToOwn, type EmbeddedOptions } from './context.ts'

export interface EmbeddedProjectorOptions extends EmbeddedOptions {
  logger: Logger
  projections?: readonly Projection[]
  share?: number
}

/** The projector of a data directory, with its stores. There is one at a time; a second one waits for its turn. */
export async function startEmbeddedProjector(options: EmbeddedProjectorOptions): Promise<Projector> {
  const { dataDir, logger, projections = allProjections, share } = options
  const stop = new AbortController()
  const onWait = () => logger.info({ dataDir }, 'another projector works on these files; waiting for its end')
  const owned = await waitToOwn(dataDir, { signal: stop.signal, onWait })
  const embedded = await openEmbedded(options).catch((error: unknown) => {
    owned.release()
    throw error
  })
  const close = async () => {
    await embedded.close()
    owned.release()
  }
  try {
    const projector = await startProjector({ ...embedded, logger, projections, ...(share !== undefined && { share }) })
    return {
      ...projector,
      async stop() {
        await projector.stop()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
