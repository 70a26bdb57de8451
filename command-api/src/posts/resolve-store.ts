import { createHash } from 'node:crypto'
import { pauseWords, postFormTexts, streamOf, type StoreFields } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { knownState, type LogPorts } from '../platform/fold.ts'
import type { Invocation } from '../platform/invocation.ts'
import { plainLine } from '../platform/plain-words.ts'
import { wayFrom } from '../stores/store-merge.stream.ts'
import { storeFold, type StoreState } from '../stores/store.state.ts'

/** A store that is there, or one that comes into being with the post. */
export type ResolvedStore = { readonly slug: string; readonly isNew: StoreFields | null } | StoreProblem
/** What keeps a post from being of a store, and the field that has to be changed. */
export interface StoreProblem {
  readonly problem: string
  readonly field?: 'dealUrl'
}

const nameLength = { least: 2, most: 60 }

/** The slug that a store's name gives. */
function storeSlugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return slug.length >= 2 ? slug : `store-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}

interface Wanted {
  readonly storeSlug: string | null | undefined
  readonly storeName: string | null | undefined
  readonly dealUrl: string | null
  readonly host: string | null
}

/** Finds the store that a form means: by its slug, else by its name, which may be new or stand at another slug than it gives. */
export async function resolveStore(
  context: CommandContext,
  { storeSlug, storeName, dealUrl, host }: Wanted,
): Promise<ResolvedStore> {
  const slug = (storeSlug ?? '').trim()
  const name = plainLine(storeName ?? '')
  if (slug !== '') {
    return knownStore(context, slug)
  }
  if (name.length < nameLength.least || name.length > nameLength.most) {
    return { problem: postFormTexts.store }
  }
  const known = await knownStore(context, storeSlugOf(name))
  if (isThere(known)) {
    return known
  }
  const [called] = await context.queries.storesNamed({ name })
  const named = called === undefined ? known : await knownStore(context, called.slug)
  if (isThere(named)) {
    return named
  }
  const url = dealUrl === null ? null : new URL(dealUrl).origin
  const fields: StoreFields = {
    name,
    url,
    iconUrl: null,
    hosts: host === null ? [] : [host],
    description: null,
    status: 'pending',
    affiliateDisclosed: false,
  }
  return { slug: storeSlugOf(name), isNew: fields }
}

const isThere = (store: ResolvedStore): boolean => !('problem' in store) || store.problem !== postFormTexts.store

const isPaused = (store: StoreState, now: number) => 'pausedUntil' in store && (store.pausedUntil ?? 0) > now
const isOpen = (store: StoreState, now: number) =>
  store.status !== 'missing' && store.status !== 'blocked' && store.mergedInto === null && !isPaused(store, now)

async function knownStore(ports: LogPorts, slug: string): Promise<ResolvedStore> {
  if (!/^[a-z0-9-]{2,60}$/.test(slug)) {
    return { problem: postFormTexts.store }
  }
  const now = ports.clock.now()
  const store = await knownState(ports, { stream: streamOf.store(slug), fold: storeFold }, (state) =>
    isOpen(state, now),
  )
  if (store.status === 'missing') {
    return { problem: postFormTexts.store }
  }
  const end = store.mergedInto === null ? undefined : (await wayFrom(ports, slug)).at(-1)
  if (end !== undefined && end.mergedInto === null) {
    return knownStore(ports, end.slug)
  }
  if (store.status === 'blocked') {
    return { problem: 'This store is blocked' }
  }
  const { pausedUntil } = store
  return pausedUntil !== null && pausedUntil > now ? { problem: pauseWords(pausedUntil) } : { slug, isNew: null }
}

/** Makes a new store known; when two do so at once, the first one's facts stand. */
export async function registerStore(
  ports: LogPorts,
  by: Invocation,
  { slug, isNew }: { slug: string; isNew: StoreFields | null },
): Promise<void> {
  if (isNew !== null) {
    await decideAndAppend(ports, by, {
      stream: streamOf.store(slug),
      fold: storeFold,
      decide: (store) => (store.status === 'missing' ? [{ type: 'StoreRegistered', data: { slug, ...isNew } }] : []),
    })
  }
}
