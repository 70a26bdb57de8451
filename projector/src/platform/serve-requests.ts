import { numberOf } from '@deals/events'
import { messageOf } from './decoding.ts'
import type { Projection } from './projection.ts'
import type { Request } from './projection-store.ts'
import { rebuild, type RebuildOptions } from './rebuild.ts'
import type { Logger } from './run-options.ts'
import { takingTurns } from './taking-turns.ts'
import { verifyByReplay } from './verify.ts'

export type ServingRequests = RebuildOptions & { logger: Logger }

/** Does, one after the other, what pages of the site ask for. What was cut off by an end is asked for anew. */
export function serveRequests(serving: ServingRequests): () => void {
  const { store, signal, logger } = serving
  const inTurn = takingTurns()
  const look = async () => {
    for (const request of (await store.requests.list()).filter(({ state }) => state === 'asked').reverse()) {
      if (!signal.aborted) {
        await serve(serving, request)
      }
    }
  }
  const later = () =>
    void inTurn(look).catch((error: unknown) => logger.error({ err: error }, 'requests could not be served'))
  later()
  return store.onChange(later)
}

async function serve(serving: ServingRequests, request: Request): Promise<void> {
  const { store, projections } = serving
  const projection = projections.find(({ name }) => name === request.projection)
  await store.requests.settle(request.id, 'running', null)
  try {
    if (projection === undefined) {
      throw new Error(`there is no projection ${request.projection}`)
    }
    await store.requests.settle(request.id, 'done', await answer(serving, projection, request))
  } catch (error) {
    await store.requests.settle(request.id, 'failed', messageOf(error))
  }
}

async function answer(serving: ServingRequests, projection: Projection, { action }: Request): Promise<string> {
  if (action === 'rebuild') {
    const [rebuilt] = await rebuild({ ...serving, projections: [projection] })
    return rebuilt?.isSwitched === true
      ? `switched to version ${rebuilt.version}`
      : 'built, but it differs: not switched'
  }
  const standing = (await serving.store.standings()).find((one) => one.projection === projection.name)
  const ref = { projection: projection.name, version: standing?.active ?? 0 }
  const { isEqual, differing, position, digest } = await verifyByReplay({
    ...serving,
    onProgress: () => {},
    projection,
    ref,
  })
  await serving.record([
    { type: 'ProjectionVerified', data: { ...ref, position: numberOf(position), digest, equal: isEqual } },
  ])
  return isEqual ? `equal at ${numberOf(position)}` : `${differing} documents differ at ${numberOf(position)}`
}
