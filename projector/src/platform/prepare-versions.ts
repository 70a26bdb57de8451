import { beforeFirst, numberOf, type Position } from '@deals/events'
import { StoreProblem } from '@deals/storage'
import type { EventLog } from '@deals/event-log'
import { codeOf } from './code-of.ts'
import { isWithin } from './is-within.ts'
import { keptVersions } from './kept-versions.ts'
import type { Projection } from './projection.ts'
import type { ProjectionStore } from './projection-store.ts'

/** With more events than this to fold, the first version is built like a rebuild: its indexes come last. */
const manyEvents = 20_000

/** What has to be built anew. */
export interface Outdated {
  projections: readonly Projection[]
  isOfAnotherLog: boolean
}

/**
 * Makes the first version of each projection that has none, and answers the projections whose active version was folded
 * by other code or from another log, or is not built yet: they have to be built.
 */
export async function prepareVersions(
  { store, log }: { store: ProjectionStore; log: EventLog },
  projections: readonly Projection[],
): Promise<Outdated> {
  const [head, identity] = [await log.head(), await log.identity()]
  await store.adopt(identity)
  await refuseOlderLog({ store, identity }, head)
  const outdated: Projection[] = []
  let isOfAnotherLog = false
  const isSmall = isWithin(log, { after: beforeFirst, upTo: head, events: manyEvents })
  for (const projection of projections) {
    const { name, collections } = projection
    const code = codeOf(projection)
    const active = (await store.standings()).find((standing) => standing.projection === name)?.active ?? null
    if (active === null) {
      const state = isSmall ? 'fed' : 'building'
      await store.create(name, { code, log: identity, collections, state, indexed: isSmall })
    }
    const current = (await store.versions()).find((one) => one.projection === name && one.version === (active ?? 1))
    if (current?.code !== code || current.log !== identity || current.state !== 'fed') {
      outdated.push(projection)
      isOfAnotherLog ||= current !== undefined && current.log !== identity
    }
  }
  return { projections: outdated, isOfAnotherLog }
}

/** Documents of events that the log does not hold (any more) would never be put right by folding on. */
async function refuseOlderLog(
  { store, identity }: { store: ProjectionStore; identity: string },
  head: Position,
): Promise<void> {
  const own = (await keptVersions(store)).filter(({ log }) => log === identity)
  const ahead = own.find(({ position }) => position > head)
  if (ahead !== undefined) {
    throw new StoreProblem(
      `The read models stand at event ${numberOf(ahead.position)} and the event log ends at ${numberOf(head)}: was an older log restored? ` +
        'Take the read models away (their file, or on MongoDB all collections whose names do not begin with keyed_) and start again: they are made anew from the log.',
    )
  }
}
