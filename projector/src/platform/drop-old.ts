import type { RunOptions } from './run-options.ts'

type Tidying = Pick<RunOptions, 'store' | 'record' | 'logger' | 'now'>

/** Drops versions that were replaced long enough ago, or twice: one step back is what an operator may want. */
export async function dropOld({ store, record, logger, now = Date.now }: Tidying): Promise<void> {
  const standings = await store.standings()
  for (const { projection, version, state, dropAfter } of await store.versions()) {
    const isPrevious = standings.some((one) => one.projection === projection && one.previous === version)
    const isDue = state !== 'dropped' && dropAfter !== null && (!isPrevious || dropAfter <= now())
    if (isDue && (await store.drop({ projection, version }))) {
      logger.info({ projection, version }, 'a replaced version was dropped')
      await record([{ type: 'ProjectionDropped', data: { projection, version } }])
    }
  }
  await store.tidy?.()
}
