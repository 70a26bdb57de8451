import { numberOf, type Actor, type Operated, type Operations, type OperationWish } from '@deals/events'
import type { Codec, EventLog } from '@deals/event-log'
import { keptVersions, parkedIn, requestParked } from './kept-versions.ts'
import type { Projection } from './projection.ts'
import {
  isUnderWay,
  type ParkedKey,
  type ProjectionStore,
  type Standing,
  type StoredVersion,
} from './projection-store.ts'
import { switchTo } from './rebuild.ts'
import { recordOps, type RecordOps } from './record-ops.ts'
import { findingStill } from './still-rebuilds.ts'
import type { Logger } from './run-options.ts'
import { listUnread } from './unread-events.ts'
import { goBack, versionToSwitchTo } from './version-steps.ts'

export interface Operating {
  log: EventLog
  codec: Codec
  store: ProjectionStore
  projections: readonly Projection[]
  logger: Logger
  signal: AbortSignal
}

/** A view that somebody asked something of. */
interface Asked extends Operating {
  standing: Standing
  versions: readonly StoredVersion[]
  record: RecordOps
}

/** What staff may ask of the views, in whichever process folds them. */
export function operationsOf(operating: Operating): Operations {
  const findStill = findingStill()
  return {
    operate: (wish) => operate(operating, wish),
    operationsDesk: async () => {
      const requests = await operating.store.requests.list()
      return {
        work: requests.map(({ createdAt, ...request }) => ({
          ...request,
          askedAt: new Date(createdAt).toISOString(),
        })),
        cutOff: await findStill(operating.store, requests),
        parked: (await parkedIn(operating.store)).map(toParked),
        passedOver: (await listUnread(operating.log)).map(({ data: { position, message } }) => ({
          position: Number(position),
          message: typeof message === 'string' ? message : '',
        })),
      }
    },
  }
}

async function operate(operating: Operating, wish: OperationWish): Promise<Operated> {
  const { store, projections, logger } = operating
  const { projection, action, key, reason, actor } = wish
  const standing = (await store.standings()).find((one) => one.projection === projection)
  if (standing === undefined || !projections.some(({ name }) => name === projection)) {
    return { outcome: 'not-found', message: 'There is no such view.' }
  }
  const versions = await keptVersions(store, projection)
  const onFailure = (error: unknown) => logger.error({ err: error }, 'the log could not take a record')
  const record = recordOps(operating, { actor: actor satisfies Actor, onFailure })
  const hindrance = await hindranceOf(operating, wish, { standing, versions })
  if (hindrance !== null) {
    return { outcome: 'not-possible', message: hindrance }
  }
  // Who asked is known before anything is done.
  await record([{ type: 'OperationAsked', data: { projection, action, key, reason } }], { isNeeded: true })
  return steps[action]({ ...operating, standing, versions, record }, wish)
}

/** Why something cannot be done to a view as it stands; null when it can. */
async function hindranceOf(
  { store }: Operating,
  { projection, action, key }: OperationWish,
  { standing, versions }: Pick<Asked, 'standing' | 'versions'>,
): Promise<string | null> {
  switch (action) {
    case 'rebuild':
    case 'verify':
      return isUnderWay(await store.requests.list(), { projection, action }) ? 'This is under way already.' : null
    case 'switch':
      return versionToSwitchTo(standing, versions) === undefined
        ? 'There is no other version; a rebuild makes one.'
        : null
    case 'rollback':
      return standing.previous === null ? 'There is no version to go back to.' : null
    case 'pause':
      return standing.paused ? 'This view is paused already.' : null
    case 'resume':
      return standing.paused ? null : 'This view is not paused.'
    case 'retry':
    case 'discard':
      return (await parkedIn(store, projection)).some((one) => one.key === key)
        ? null
        : 'Nothing is parked under this key any more.'
  }
}

type Step = (asked: Asked, wish: OperationWish) => Promise<Operated>

const later = async ({ store }: Asked, action: 'rebuild' | 'verify', projection: string): Promise<Operated> => {
  await store.requests.add({ projection, action })
  return { outcome: 'begun', message: action === 'rebuild' ? 'The rebuild was asked for.' : 'The check was asked for.' }
}

const steps: Readonly<Record<OperationWish['action'], Step>> = {
  rebuild: (asked, { projection }) => later(asked, 'rebuild', projection),
  verify: (asked, { projection }) => later(asked, 'verify', projection),
  switch: async (asked, { projection }) => {
    const version = versionToSwitchTo(asked.standing, asked.versions) ?? 0
    return (await switchTo(asked, { projection, version }))
      ? done(`Version ${version} answers now.`)
      : { outcome: 'not-possible', message: `Version ${version} is not ready, so nothing was switched.` }
  },
  rollback: async ({ store, standing, record }, { projection }) => {
    const [version, from] = [standing.previous ?? 0, standing.active ?? 0]
    if (!(await goBack(store, { projection, version }))) {
      return { outcome: 'not-possible', message: `Version ${version} is not as far as the running one.` }
    }
    await record([{ type: 'ProjectionRolledBack', data: { projection, version, from } }])
    return done(`Version ${version} answers again.`)
  },
  pause: async ({ store }, { projection }) => {
    await store.setPaused(projection, true)
    return done('The view is paused; readers get what it holds.')
  },
  resume: async ({ store }, { projection }) => {
    await store.setPaused(projection, false)
    return done('The view goes on.')
  },
  retry: askOfParked,
  discard: askOfParked,
}

const done = (message: string): Operated => ({ outcome: 'done', message })

async function askOfParked({ store }: Asked, { projection, key, action, reason }: OperationWish): Promise<Operated> {
  const wanted = { action: action === 'discard' ? action : 'retry', reason: reason ?? '' } as const
  await requestParked(store, projection, { key: key ?? '', ...wanted })
  return {
    outcome: 'begun',
    message:
      action === 'discard'
        ? 'The events are given up.'
        : 'They are tried again now. What still cannot be folded stays parked.',
  }
}

const toParked = ({ projection, version, key, events, first, firstSeen, request }: ParkedKey) => ({
  projection,
  version,
  key,
  events,
  position: numberOf(first.position),
  type: first.type,
  error: first.failure?.message ?? '',
  firstSeen: new Date(firstSeen).toISOString(),
  asked: request?.action ?? null,
})
