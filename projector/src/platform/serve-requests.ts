import { numberOf } from '@deals/events'
import { messageOf } from './decoding.ts'
import type { Projection } from './projection.ts'
import type { Request } from './projection-store.ts'
import { rebuild, type RebuildOptions, type RebuildProgress } from './rebuild.ts'
import type { Logger } from './run-options.ts'
import { takingTurns } from './taking-turns.ts'
import { verifyByReplay } from './verify.ts'

export type ServingRequests = RebuildOptions & { logger: Logger }

/** Does, one after the other, what pages of the site ask for. What was cut off by an end is asked for anew. */
export function serveRequests(serving: ServingRequests): () => void {
  const { store, signal, logger } = serving
  const { take: inTurn } = takingTurns()
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

async function answer(serving: ServingRequests, projection: Projection, request: Request): Promise<string> {
  if (request.action === 'rebuild') {
    const rebuilt = await rebuiltTelling(serving, projection, request)
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

async function rebuiltTelling(serving: ServingRequests, projection: Projection, request: Request) {
  const progress = telling(serving, request)
  try {
    const [rebuilt] = await rebuild({
      ...serving,
      projections: [projection],
      onProgress: (at) => progress.tell(at),
    })
    return rebuilt
  } finally {
    await progress.ended()
  }
}

const tellEvery = 500

/** How far a rebuild is, for whoever asked for it; what is still being written when it ends is waited for. */
function telling({ store }: ServingRequests, { id }: Request) {
  let told = -Infinity
  let writing: Promise<void> = Promise.resolve()
  return {
    tell({ step, percent, secondsLeft }: RebuildProgress): void {
      if (performance.now() - told > tellEvery) {
        told = performance.now()
        const share = step === 'back-fill' && percent !== null ? ` ${Math.floor(percent)}%` : ''
        const left = step === 'back-fill' && secondsLeft !== null ? `, ${secondsLeft} s left` : ''
        const write = () => store.requests.settle(id, 'running', `${step}${share}${left}`)
        // A word that is lost is followed by another.
        writing = writing.then(write).catch(() => undefined)
      }
    },
    ended: () => writing,
  }
}
