import {
  dayMs,
  askAgainAt,
  discountPercent,
  type OwnRepresentativeRequest,
  type StaffRepresentative,
  type StaffStore,
  type StoreSummary,
} from '@deals/events'
import type { PostDoc, StoreDoc, StoreRequestDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import type { Members } from '../users/members.hydrator.ts'
import type { Speakers } from './store-speakers.hydrator.ts'

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

export interface AroundStore {
  readonly activeDeals: number
  /** Those who speak for stores, and why. */
  readonly speakers: Speakers
  readonly waitingRequests: number
}

/** Who left is named no more. */
export const representativesOf = ({ representatives = [] }: StoreDoc, members: Members): string[] =>
  representatives.flatMap((userId) => members.get(userId)?.username ?? [])

/** Those who speak for it now, each as they were verified last. */
const toRepresentatives = ({ slug, representatives = [] }: StoreDoc, { told, members }: Speakers) =>
  representatives.flatMap((userId): StaffRepresentative[] => {
    const last = told.find((one) => one.slug === slug && one.userId === userId)
    const username = members.get(userId)?.username
    if (last === undefined || username === undefined) {
      return []
    }
    const { reason, at, actorId } = last
    return [{ username, reason, verifiedAt: iso(at), by: actorId === undefined ? null : members.nameOf(actorId) }]
  })

/** What a member is told of having asked; nothing more once they may ask again. */
export function toOwnRequest(request: StoreRequestDoc | null, now: number): OwnRepresentativeRequest | null {
  if (request === null) {
    return null
  }
  const { state, at, declinedAt, reason = null } = request
  const againAt = declinedAt === undefined ? null : askAgainAt(declinedAt)
  return againAt !== null && againAt <= now
    ? null
    : { state, askedAt: iso(at), reason, againAt: againAt === null ? null : iso(againAt) }
}

/** A store as staff look after it. */
export const toStaffStore = (store: StoreDoc, { activeDeals, speakers, waitingRequests }: AroundStore): StaffStore => ({
  ...toStoreSummary(store, activeDeals),
  status: store.merged?.status ?? (store.status === 'merged' ? 'active' : store.status),
  hosts: [...(store.merged?.hosts ?? store.hosts)],
  affiliateDisclosed: store.affiliateDisclosed,
  pausedUntil: store.pausedUntil === undefined ? null : iso(store.pausedUntil),
  mergedInto: store.merged?.into ?? null,
  mergeReason: store.merged?.reason ?? null,
  gathered: [...(store.gathered ?? [])],
  representatives: toRepresentatives(store, speakers),
  waitingRequests,
  version: store.version,
})

/** Facts about a store from its latest posts. */
export function storeFacts(latest: readonly PostDoc[], now: number) {
  const discounts = latest
    .map(({ price, originalPrice }) => discountPercent(price ?? null, originalPrice ?? null))
    .filter((percent) => percent > 0)
    .toSorted((left, right) => left - right)
  const early = latest.filter(isExpiredEarly)
  return {
    postedIn30Days: latest.filter(({ createdAt }) => now - createdAt <= 30 * dayMs).length,
    medianDiscount: discounts[Math.floor(discounts.length / 2)] ?? null,
    expiredEarly: latest.length === 0 ? null : Math.round((early.length / latest.length) * 100) / 100,
  }
}

export function isExpiredEarly({ status, expiredAt, publishedAt, expiresAt }: PostDoc): boolean {
  if (status !== 'expired' || expiredAt === undefined || publishedAt === undefined) {
    return false
  }
  return expiresAt === undefined ? expiredAt - publishedAt < 2 * dayMs : expiredAt < expiresAt
}
