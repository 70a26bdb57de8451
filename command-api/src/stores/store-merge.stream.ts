import { longestStoreWay, streamOf, type DomainEvent } from '@deals/events'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState, type LogPorts } from '../platform/fold.ts'
import { systemInvocation } from '../platform/invocation.ts'
import { isRefused, sentenceOf } from '../platform/refusal.ts'
import { passHosts } from './reserve-hosts.ts'
import { storeFold, type ExistingStore, type Gathered, type StoreState } from './store.state.ts'

export const loadStore = (ports: LogPorts, slug: string): Promise<StoreState> =>
  loadState(ports, streamOf.store(slug), storeFold)

/** The stores that a slug leads to, one after the other; the last one stands for itself. */
export async function wayFrom(ports: LogPorts, slug: string): Promise<ExistingStore[]> {
  const way: ExistingStore[] = []
  let next: string | null = slug
  while (next !== null && way.length < longestStoreWay) {
    const store: StoreState = await loadStore(ports, next)
    if (store.status === 'missing') {
      return way
    }
    way.push(store)
    next = store.mergedInto
  }
  return way
}

/**
 * What a store was merged into last hears that it leads there, or no more, and so does every store further on. Answers
 * under which slugs posts may stand that have to move; null where the store was never merged.
 */
export async function gatherStore(ports: LogPorts, slug: string): Promise<readonly string[] | null> {
  const from = await loadStore(ports, slug)
  if (from.status === 'missing' || from.lastMerge === null) {
    return null
  }
  const isStanding = from.mergedInto !== null
  const { into, eventId } = from.lastMerge
  const by = systemInvocation(isStanding ? 'gather-store' : 'gather-store-back', {
    causationId: eventId,
  })
  const way = before(slug, await wayFrom(ports, into))
  const led: Gathered = [{ slug, hosts: ownHosts(from) }, ...from.gathered]
  for (const target of way) {
    const decided = await decideAndAppend(ports, by, {
      stream: streamOf.store(target.slug),
      fold: storeFold,
      decide: (state) => gatheredBy(state, led, isStanding),
    })
    if (isRefused(decided)) {
      throw new Error(sentenceOf(decided))
    }
  }
  const end = isStanding ? way.at(-1) : from
  await passHosts(ports, by, { slug: end?.slug ?? slug, hosts: led.flatMap(({ hosts }) => hosts) })
  return isStanding ? [slug] : way.map((store) => store.slug)
}

/** A store that was let go may lead here by now: what this one knows of it then is not of the way that was taken back. */
function before(slug: string, way: readonly ExistingStore[]): readonly ExistingStore[] {
  const at = way.findIndex((store) => store.slug === slug)
  return at === -1 ? way : way.slice(0, at)
}

/** The hosts that a store has by itself, and not from those that lead to it. */
function ownHosts({ hosts, lastMerge, mergedInto, gathered }: ExistingStore): string[] {
  const all = mergedInto === null || lastMerge === null ? hosts : lastMerge.hosts
  return all.filter((host) => !gathered.some((one) => one.hosts.includes(host)))
}

function gatheredBy(state: StoreState, led: Gathered, isStanding: boolean): DomainEvent[] {
  if (state.status === 'missing') {
    return []
  }
  const others = state.gathered.filter(({ slug }) => !led.some((one) => one.slug === slug))
  if (others.length < state.gathered.length === isStanding) {
    return []
  }
  const own = ownHosts(state)
  // What the store has itself was never brought, and is not taken away with what leaves.
  const brought = led.map(({ slug, hosts }) => ({ slug, hosts: hosts.filter((host) => !own.includes(host)) }))
  const gathered = isStanding ? [...others, ...brought] : others
  const hosts = [...new Set([...own, ...gathered.flatMap((one) => one.hosts)])]
  return [{ type: 'StoreGathered', data: { slug: state.slug, gathered, hosts } }]
}
