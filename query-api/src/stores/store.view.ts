import { discountPercent, type StaffRepresentative, type StaffStore, type StoreSummary } from '@deals/events'
import type { PostDoc, RepresentativeDoc, StoreDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import type { Members } from '../users/members.hydrator.ts'

export function toStoreSummary(store: StoreDoc, activeDeals: number): StoreSummary {
  return {
    name: store.name,
    slug: store.slug,
    url: store.url ?? null,
    iconUrl: store.iconUrl ?? null,
    description: store.description ?? null,
    activeDeals,
    status: store.status,
  }
}

/** When a pause ends that lasts still. */
export const pauseOf = ({ pausedUntil = 0 }: StoreDoc, now: number): string | null =>
  pausedUntil > now ? iso(pausedUntil) : null

export interface Speakers {
  readonly told: readonly RepresentativeDoc[]
  readonly members: Members
}
export interface AroundStore {
  readonly activeDeals: number
  /** Those who speak for stores, and why. */
  readonly speakers: Speakers
}

/** Who left is named no more. */
export const representativesOf = ({ representatives = [] }: StoreDoc, members: Members): string[] =>
  representatives.flatMap((userId) => members.get(userId)?.username ?? [])

const toRepresentatives = (ofSlug: string, { told, members }: Speakers): StaffRepresentative[] =>
  told.flatMap(({ slug, userId, reason, at, actorId }) => {
    const username = members.get(userId)?.username
    const by = actorId === undefined ? null : members.nameOf(actorId)
    return slug !== ofSlug || username === undefined ? [] : [{ username, reason, verifiedAt: iso(at), by }]
  })

/** A store as staff look after it. */
export const toStaffStore = (store: StoreDoc, { activeDeals, speakers }: AroundStore): StaffStore => ({
  ...toStoreSummary(store, activeDeals),
  status: store.merged?.status ?? (store.status === 'merged' ? 'active' : store.status),
  hosts: [...(store.merged?.hosts ?? store.hosts)],
  affiliateDisclosed: store.affiliateDisclosed,
  pausedUntil: store.pausedUntil === undefined ? null : iso(store.pausedUntil),
  mergedInto: store.merged?.into ?? null,
  mergeReason: store.merged?.reason ?? null,
  gathered: [...(store.gathered ?? [])],
  representatives: toRepresentatives(store.slug, speakers),
  version: store.version,
})

const day = 86_400_000

/** Facts about a store from its latest posts. */
export function storeFacts(latest: readonly PostDoc[], now: number) {
  const discounts = latest
    .map(({ price, originalPrice }) => discountPercent(price ?? null, originalPrice ?? null))
    .filter((percent) => percent > 0)
    .toSorted((left, right) => left - right)
  const early = latest.filter(isExpiredEarly)
  return {
    postedIn30Days: latest.filter(({ createdAt }) => now - createdAt <= 30 * day).length,
    medianDiscount: discounts[Math.floor(discounts.length / 2)] ?? null,
    expiredEarly: latest.length === 0 ? null : Math.round((early.length / latest.length) * 100) / 100,
  }
}

export function isExpiredEarly({ status, expiredAt, publishedAt, expiresAt }: PostDoc): boolean {
  if (status !== 'expired' || expiredAt === undefined || publishedAt === undefined) {
    return false
  }
  return expiresAt === undefined ? expiredAt - publishedAt < 2 * day : expiredAt < expiresAt
}
