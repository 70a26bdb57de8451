import { factTime, streamOf } from '@deals/events'
import { isLately } from '@deals/events/platform'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { fold, loadState, unchangedBy, type LogPorts } from '../platform/fold.ts'
import { anotherInvocation, type Invocation } from '../platform/invocation.ts'
import { busyMs } from '../platform/places.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { takeInLog } from '../platform/take-in-log.ts'
import { storeFold } from './store.state.ts'

/** Hosts that a store is given. */
export interface GivenHosts {
  readonly by: Invocation
  readonly slug: string
  readonly hosts: readonly string[]
}

interface Given {
  readonly storeSlug: string | null
  readonly at: number
  /** How often it was given, so that nobody decides on what is no longer so. */
  readonly count: number
}
const givenFold = fold<'place', Given>(
  { storeSlug: null, at: 0, count: 0 },
  {
    HostGiven: ({ count }, event) => ({ storeSlug: event.data.storeSlug, at: factTime(event), count: count + 1 }),
    ...unchangedBy('PlaceTaken', 'PlaceFreed', 'StorePostCounted'),
  },
)

const rounds = 5

/**
 * A host leads to one store. Of two who give it to two stores at once, neither is known to the read side yet, so each
 * takes it in the log first; what both sides name is judged by what the stores themselves say.
 */
export async function reserveHosts(context: CommandContext, given: GivenHosts): Promise<Refused | null> {
  const { slug, hosts } = given
  const found = hosts.length === 0 ? [] : await context.queries.storesOfHosts({ hosts: [...hosts] })
  const reserved: string[] = []
  for (const host of hosts) {
    const known = found.filter((one) => one.host === host && one.slug !== slug).map((one) => one.slug)
    const refused = (await refuseHeld(context, host, known)) ?? (await takeHost(context, given, host))
    if (refused !== null) {
      await releaseHosts(context, { ...given, hosts: reserved })
      return refused
    }
    reserved.push(host)
  }
  return null
}

/** What the store did not get, or has no more, may be given to another one. */
export async function releaseHosts(context: CommandContext, { by, slug, hosts }: GivenHosts): Promise<void> {
  const store = await loadState(context, streamOf.store(slug), storeFold)
  const kept = store.status === 'missing' ? [] : store.hosts
  for (const host of hosts.filter((one) => !kept.includes(one))) {
    await decideAndAppend(context, anotherInvocation(by), {
      stream: streamOf.host(host),
      fold: givenFold,
      decide: ({ storeSlug }) => (storeSlug === slug ? [{ type: 'HostGiven', data: { host, storeSlug: null } }] : []),
    })
  }
}

/** Hosts go over to another store, which has them already. */
export async function passHosts(
  ports: LogPorts,
  by: Invocation,
  { slug, hosts }: Omit<GivenHosts, 'by'>,
): Promise<void> {
  for (const host of hosts) {
    await decideAndAppend(ports, anotherInvocation(by), {
      stream: streamOf.host(host),
      fold: givenFold,
      decide: ({ storeSlug }) => (storeSlug === slug ? [] : [{ type: 'HostGiven', data: { host, storeSlug: slug } }]),
    })
  }
}

function takeHost(context: CommandContext, { by, slug }: GivenHosts, host: string): Promise<Refused | null> {
  return takeInLog(context, by, {
    stream: streamOf.host(host),
    fold: givenFold,
    rounds,
    isSame: (now, seen) => now.count === seen.count,
    take: { type: 'HostGiven', data: { host, storeSlug: slug } },
    look: async (seen) => (seen.storeSlug === slug ? 'taken' : ((await refuseGiven(context, host, seen)) ?? undefined)),
  })
}

/** Who took it a moment ago may be writing it this very moment; later it is the store that tells. */
async function refuseGiven(context: CommandContext, host: string, { storeSlug, at }: Given): Promise<Refused | null> {
  if (storeSlug === null) {
    return null
  }
  const isFresh = isLately(at, context.clock.now(), busyMs)
  return (
    (await refuseHeld(context, host, [storeSlug])) ??
    (isFresh ? refuseField('hosts', `${host} is being given to another store at this very moment`) : null)
  )
}

async function refuseHeld(context: CommandContext, host: string, slugs: readonly string[]): Promise<Refused | null> {
  const stores = await Promise.all(slugs.map((slug) => loadState(context, streamOf.store(slug), storeFold)))
  const holder = stores.find((store) => store.status !== 'missing' && store.hosts.includes(host))
  return holder === undefined || holder.status === 'missing'
    ? null
    : refuse('invalid', { fields: { hosts: `${host} belongs to ${holder.name} already` } })
}
