import { createHmac } from 'node:crypto'
import { mostLinkedByOne } from '@deals/events'
import type { KeyedStore } from './keyed.ts'
import { rowsOfUsers } from './rows-of-users.ts'

/** What accounts may have in common, the stronger hint first. */
export const sharedKinds = ['device', 'address'] as const
export type SharedKind = (typeof sharedKinds)[number]

/** How often an account signed in on a device or from an address, and when for the first and the last time. */
export type Seen = { first: number; last: number; times: number }

/** Another account, with its sign-ins on the devices and from the addresses that both use; `places` counts those. */
export interface LinkedAccount {
  readonly userId: string
  readonly shared: Readonly<Partial<Record<SharedKind, Seen & { places: number }>>>
}
export interface LinkedAccounts {
  /** The most likely first. */
  readonly accounts: readonly LinkedAccount[]
  /** Devices and addresses of so many accounts that they say nothing of any. */
  readonly crowded: Readonly<Record<SharedKind, number>>
}

/** From where somebody signed in. */
export type Place = Readonly<Partial<Record<SharedKind, string>>>

interface Options {
  readonly masterKey: Buffer
  readonly now: () => number
  readonly keptMs: number
}

/** Nobody has more of a kind; those that were seen longest ago are forgotten. */
const mostOfKind = 100

/**
 * Which accounts signed in on the same device or from the same address. Kept are hashes under a key of this site: who
 * reads the store alone learns neither, and those of two sites cannot be compared.
 */
export function createLinkedAccounts(store: KeyedStore, { masterKey, now, keptMs }: Options) {
  const rows = markRows(store, { now, keptMs })
  const key = createHmac('sha256', masterKey).update('linked accounts').digest()
  const markOf = (kind: SharedKind, value: string) =>
    `${kind}.${createHmac('sha256', key).update(`${kind}\n${value}`).digest('base64url')}`
  return {
    note: async (userId: string, place: Place): Promise<void> => {
      for (const kind of sharedKinds) {
        await (place[kind] === undefined ? undefined : rows.note(userId, markOf(kind, place[kind])))
      }
      await rows.trim(userId)
    },
    trim: rows.trim,
    forget: rows.forget,
    /** Where somebody signed in, as far as it is kept. */
    seenOf: async (userId: string): Promise<({ kind: SharedKind } & Seen)[]> => {
      const marks = await rows.marksOf(userId)
      const found = await Promise.all(marks.map((mark) => rows.seen(userId, mark)))
      return marks.flatMap((mark, at) => (found[at] ? { kind: kindOf(mark), ...found[at] } : []))
    },
    linkedTo: async (userId: string): Promise<LinkedAccounts> => {
      const marks = await rows.marksOf(userId)
      const places = await Promise.all(
        marks.map(async (mark) => ({ kind: kindOf(mark), met: await rows.metAt(mark, mostLinkedByOne + 1) })),
      )
      const isCrowded = ({ met }: Meeting) => met.length > mostLinkedByOne
      const crowdedOf = (wanted: SharedKind) => places.filter((one) => one.kind === wanted && isCrowded(one)).length
      return {
        accounts: linkedAmong(places.filter((one) => !isCrowded(one))).filter((one) => one.userId !== userId),
        crowded: { device: crowdedOf('device'), address: crowdedOf('address') },
      }
    },
  }
}

const kindOf = (mark: string): SharedKind => (mark.startsWith('device.') ? 'device' : 'address')

/** Each mark of each person twice: as the others of the mark are found, and as all of the person is. */
function markRows(store: KeyedStore, { now, keptMs }: Pick<Options, 'now' | 'keptMs'>) {
  const met = store.table<Seen>('sign-in-marks')
  const ofUsers = store.table<{ last: number }>('sign-in-marks-of-users')
  const [byMark, own] = [rowsOfUsers(met), rowsOfUsers(ofUsers)]
  const isKept = ({ last }: { readonly last: number }) => last > now() - keptMs
  const see = async (userId: string, mark: string): Promise<void> => {
    const fresh = { first: now(), last: now(), times: 1 }
    const again = (before: Seen) => (isKept(before) ? { ...before, last: fresh.last, times: before.times + 1 } : fresh)
    if (!(await byMark.change(mark, userId, again)) && !(await byMark.add(mark, userId, fresh))) {
      await see(userId, mark)
    }
  }
  return {
    note: async (userId: string, mark: string) => {
      // First, so that nothing is kept of a person that is not found under them.
      await own.write(userId, mark, { last: now() })
      await see(userId, mark)
    },
    seen: (userId: string, mark: string) => byMark.get(mark, userId),
    marksOf: async (userId: string) =>
      (await own.list(userId)).filter(({ value }) => isKept(value)).map(({ name }) => name),
    metAt: async (mark: string, limit: number) =>
      (await met.list(`${mark}/`, limit))
        .filter(({ value }) => isKept(value))
        .map(({ id, value }) => ({ userId: id.slice(mark.length + 1), seen: value })),
    /** Removes what is too old and what is too much. */
    trim: async (userId: string) => {
      const all = (await own.list(userId)).toSorted((a, b) => b.value.last - a.value.last)
      const surplus = sharedKinds.flatMap((kind) => all.filter(({ name }) => kindOf(name) === kind).slice(mostOfKind))
      const over = all.filter((row) => !isKept(row.value) || surplus.includes(row))
      for (const { name, rev } of over) {
        await byMark.take(name, userId)
        // Not where it was written meanwhile: then the mark is seen again.
        await ofUsers.delete(`${userId}/${name}`, rev)
      }
    },
    forget: async (userId: string) => {
      await Promise.all((await own.list(userId)).map(({ name }) => byMark.take(name, userId)))
      await own.forget(userId)
    },
  }
}

interface Meeting {
  readonly kind: SharedKind
  readonly met: readonly { readonly userId: string; readonly seen: Seen }[]
}

function linkedAmong(places: readonly Meeting[]): LinkedAccount[] {
  const found = new Map<string, LinkedAccount['shared']>()
  for (const { kind, userId, seen } of places.flatMap(({ kind, met }) => met.map((one) => ({ kind, ...one })))) {
    const shared = found.get(userId) ?? {}
    found.set(userId, { ...shared, [kind]: together(shared[kind], seen) })
  }
  return [...found].map(([userId, shared]) => ({ userId, shared })).sort(byLikelihood)
}

const together = (before: (Seen & { places: number }) | undefined, seen: Seen) =>
  before === undefined
    ? { ...seen, places: 1 }
    : {
        first: Math.min(before.first, seen.first),
        last: Math.max(before.last, seen.last),
        times: before.times + seen.times,
        places: before.places + 1,
      }

/** Devices count before addresses, however many those are; among the like, who was seen there most often. */
function byLikelihood(one: LinkedAccount, other: LinkedAccount): number {
  const places = (kind: SharedKind) => (other.shared[kind]?.places ?? 0) - (one.shared[kind]?.places ?? 0)
  const times = ({ shared }: LinkedAccount) => (shared.device?.times ?? 0) + (shared.address?.times ?? 0)
  return places('device') || places('address') || times(other) - times(one)
}
