import { setTimeout as delay } from 'node:timers/promises'
import { Unavailable, thisProcess } from '@deals/storage'
import { newUuid } from '@deals/events/platform'
import type { Keyed, KeyedStore } from './keyed.ts'

/** Who does something that one process at a time should do. It saves work; nothing is safe only because of it. */
type Stored = {
  owner: string
  /** Raised whenever the lease changes hands, so that two holders in a row can be told apart. */
  epoch: number
  /** The lease is anybody's from this time (ms) on. */
  until: number
}

export const leaseTermMs = 10_000
const renewEveryMs = 3_000
const askEveryMs = 1_000

/** The holder lost its lease: it must not begin another write. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

export interface Lease {
  readonly name: string
  readonly epoch: number
  /** Aborted as soon as the loss is known. */
  readonly lost: AbortSignal
  isHeld(): boolean
  /** Call it before each write: throws LeaseLost once the lease is lost, or its term is over unrenewed. */
  assertHeld(): void
  /** Lets it go, so that the next one need not wait for the end of the term. */
  release(): Promise<void>
}

export interface LeaseOptions {
  store: KeyedStore
  name: string
  /** Differs between any two processes. */
  owner: string
  now?: () => number
  /** Waits between two renewals, and between two tries; rejects or resolves early when the signal comes. */
  wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

/** Told once who is waited for. */
export type OnWait = (holder: string) => void

/** Who holds a lease, as they named themselves. */
export async function leaseHolder({ store, name }: Pick<LeaseOptions, 'store' | 'name'>): Promise<string> {
  const owner = (await store.table<Stored>('leases').get(name))?.value.owner ?? ''
  return owner.replace(namePart, '') || 'another process'
}

/** An owner for this process: how it is named to others, and what tells it from all before it. */
export const leaseOwner = (): string => `${thisProcess()} ${newUuid()}`
const namePart = / ?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const waiting = (ms: number, signal: AbortSignal): Promise<unknown> =>
  delay(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** Takes the lease unless somebody else holds it; null then. Renews it until it is released or lost. */
export async function tryLease(options: LeaseOptions & { isLeft?: (rev: number) => boolean }): Promise<Lease | null> {
  const table = options.store.table<Stored>('leases')
  const { name, owner, now = Date.now, isLeft } = options
  const entry = await table.get(name)
  if (entry !== null && entry.value.owner !== owner && entry.value.until > now() && isLeft?.(entry.rev) !== true) {
    return null
  }
  const value = { owner, epoch: (entry?.value.epoch ?? 0) + 1, until: now() + leaseTermMs }
  return (await table.put(name, value, entry?.rev ?? 0)) ? holding(options, table, value) : null
}

/**
 * Whether its holder has let two terms pass without a sign, counted by how often it was looked at: the end that stands
 * in the store may be a day ahead, where a clock was set back.
 */
function watchRenewals(): (rev: number) => boolean {
  let [seen, looks] = [0, 0]
  return (rev) => {
    looks = rev === seen ? looks + 1 : 0
    seen = rev
    return looks > (2 * leaseTermMs) / askEveryMs
  }
}

/** Waits until the lease is free and takes it; null when the signal came first. */
export async function holdLease({
  signal,
  onWait = () => {},
  ...options
}: LeaseOptions & { signal: AbortSignal; onWait?: OnWait }): Promise<Lease | null> {
  const isLeft = watchRenewals()
  for (let hasTold = false; !signal.aborted; hasTold = true) {
    const lease = await tryLease({ ...options, isLeft })
    if (lease !== null) {
      return lease
    }
    if (!hasTold) {
      onWait(await leaseHolder(options))
    }
    await (options.wait ?? waiting)(askEveryMs, signal)
  }
  return null
}

function holding(options: LeaseOptions, table: Keyed<Stored>, taken: Stored): Lease {
  const { name, now = Date.now, wait = waiting } = options
  const [loss, end] = [new AbortController(), new AbortController()]
  const held = { ...taken }
  const isOver = () => loss.signal.aborted || end.signal.aborted || now() >= held.until
  const renewing = (async () => {
    for (;;) {
      await wait(renewEveryMs, end.signal)
      if (end.signal.aborted) {
        return
      }
      if (isOver() || !(await renewed(table, held, { name, until: now() + leaseTermMs }))) {
        loss.abort(new LeaseLost(`another process took over ${name}`))
        return
      }
    }
  })()
  // Nobody waits for the renewals; what ends them is told by the signal.
  renewing.catch((error: unknown) => loss.abort(error))
  return {
    name,
    epoch: taken.epoch,
    lost: loss.signal,
    isHeld: () => !isOver(),
    assertHeld() {
      if (isOver()) {
        loss.abort(new LeaseLost(`another process may have taken over ${name}`))
        throw new LeaseLost(`this process no longer holds ${name}`)
      }
    },
    async release() {
      end.abort()
      await renewing
      await letGo(table, name, held)
    },
  }
}

const isSame = (left: Stored, right: Stored): boolean => left.owner === right.owner && left.epoch === right.epoch

/** False when it is somebody else's. A store that is away changes nothing: the term goes on, and so do the tries. */
async function renewed(
  table: Keyed<Stored>,
  held: Stored,
  { name, until }: { name: string; until: number },
): Promise<boolean> {
  try {
    const entry = await table.get(name)
    if (entry === null || !isSame(entry.value, held)) {
      return false
    }
    const isWritten = await table.put(name, { ...held, until }, entry.rev)
    held.until = isWritten ? until : held.until
    return isWritten
  } catch (error) {
    if (error instanceof Unavailable) {
      return true
    }
    throw error
  }
}

async function letGo(table: Keyed<Stored>, name: string, held: Stored): Promise<void> {
  const entry = await table.get(name)
  if (entry !== null && isSame(entry.value, held)) {
    // The epoch stays, so that the next holder is known to be another one.
    await table.put(name, { ...held, until: 0 }, entry.rev)
  }
}
