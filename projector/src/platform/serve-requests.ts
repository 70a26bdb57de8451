import { numberOf } from '@deals/events'
import { messageOf } from './decoding.ts'
import type { Projection } from './projection.ts'
import type { Request } from './projection-store.ts'
import { rebuild, type RebuildOptions, type RebuildProgress } from './rebuild.ts'
import type { Logger } from './run-options.ts'
import { takingTurns } from './taking-turns.ts'
import { verifyByReplay } from './verify.ts'

export type ServingRequests = RebuildOptions & { logger: Logger }

export interface ServedRequests {
  /** Takes nothing more; resolves when what it has is done, or is put back where the signal came. */
  readonly leave: () => Promise<void>
}

/** Does, one after the other, what pages of the site ask for. What an end cut off goes on at the next start. */
export function serveRequests(serving: ServingRequests): ServedRequests {
  const { store, signal, logger } = serving
  const { take: inTurn } = takingTurns()
  let isFirst = true
  const look = async () => {
    if (isFirst) {
      await takeUpCutOff(serving)
      isFirst = false
    }
    for (const request of (await store.requests.list()).filter(({ state }) => state === 'asked').reverse()) {
      if (!signal.aborted) {
        await serve(serving, request)
      }
    }
  }
  const later = () =>
    void inTurn(look).catch((error: unknown) => logger.error({ err: error }, 'requests could not be served'))
  later()
  const unsubscribe = store.onChange(later)
  return {
    async leave() {
      unsubscribe()
      await inTurn(async () => undefined)
    },
  }
}

const cutOff = 'cut off by the end of its process'
/** What ends its process each time is not tried for ever. */
const mostCutOff = 3

/** One process at a time serves requests, so what runs at its start was left by one that was killed. */
async function takeUpCutOff({ store, logger }: ServingRequests): Promise<void> {
  const all = await store.requests.list()
  for (const { id, projection, action } of all.filter(({ state }) => state === 'running').reverse()) {
    const same = all.filter((one) => one.projection === projection && one.action === action && one.id < id)
    const others = same.findIndex(({ result }) => result !== cutOff)
    const goesOn = (others === -1 ? same.length : others) < mostCutOff - 1
    logger.warn({ projection, action, goesOn }, `a ${action} was ${cutOff}`)
    const isAsked = all.some((one) => one.projection === projection && one.action === action && one.state === 'asked')
    if (goesOn && !isAsked) {
      await store.requests.add({ projection, action })
    }
    await store.requests.settle(id, 'failed', cutOff)
  }
}

async function serve(serving: ServingRequests, request: Request): Promise<void> {
  const { store, projections, signal } = serving
  const projection = projections.find(({ name }) => name === request.projection)
  await store.requests.settle(request.id, 'running', null)
  try {
    if (projection === undefined) {
      throw new Error(`there is no projection ${request.projection}`)
    }
    await store.requests.settle(request.id, 'done', await answer(serving, projection, request))
  } catch (error) {
    const [state, result] = signal.aborted
      ? (['asked', 'goes on at the next start'] as const)
      : (['failed', messageOf(error)] as const)
    await store.requests.settle(request.id, state, result)
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
      goesOn: await wasCutOff(serving, request),
      onProgress: (at) => progress.tell(at),
    })
    return rebuilt
  } finally {
    await progress.ended()
  }
}

/** Whether this one goes on with one that was ended. */
async function wasCutOff({ store }: ServingRequests, { id, projection, result }: Request): Promise<boolean> {
  const earlier = (await store.requests.list()).find(
    (one) => one.id < id && one.projection === projection && one.action === 'rebuild',
  )
  return result !== null || earlier?.result === cutOff
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
