import { z } from 'zod'
import { bareHost } from '../posts/host-of.ts'
import { ownRepresentativeRequest, staffRepresentative } from './representatives.api.ts'

export const storeSummary = z.object({
  name: z.string(),
  slug: z.string(),
  url: z.string().nullable(),
  iconUrl: z.string().nullable(),
  description: z.string().nullable(),
  activeDeals: z.number(),
  status: z.string(),
})
export type StoreSummary = z.infer<typeof storeSummary>
/** A store among others. */
export const listedStore = storeSummary.extend({
  /** When its newest active deal went live; null without any. */
  newestDealAt: z.string().nullable(),
})
export type ListedStore = z.infer<typeof listedStore>
/** Under what a name begins in an index: a letter, or this for everything else. */
export const otherInitial = '#'
/** `initials`: those under which any store stands, whatever is searched for. */
export const storeList = z.object({ stores: z.array(listedStore), total: z.number(), initials: z.array(z.string()) })
export type StoreList = z.infer<typeof storeList>
/** A store with facts from its posts. */
export const storeDetails = storeSummary.extend({
  hosts: z.array(z.string()),
  affiliateDisclosed: z.boolean(),
  /** Nobody posts deals of it until then; null where that is over, or never was. */
  pausedUntil: z.string().nullable(),
  /** Names of members of whom staff verified that they speak for it. */
  representatives: z.array(z.string()),
  /** What became of the viewer's own wish to be one of them. */
  ownRequest: ownRepresentativeRequest.nullable(),
  postedIn30Days: z.number(),
  /** Percent off of the middle deal of the latest ones; null without any. */
  medianDiscount: z.number().nullable(),
  /** Share of the latest deals that were over within two days. */
  expiredEarly: z.number().nullable(),
})
export type StoreDetails = z.infer<typeof storeDetails>
/** What stores can be sorted by. */
export const storeSorts = ['name', 'activeDeals', 'new'] as const
export type StoreSort = (typeof storeSorts)[number]

const webAddress = z.url({ protocol: /^https?$/, error: 'Enter a full web address' }).max(2000)
const host = z
  .string()
  .max(300, 'Enter a host name such as shop.example')
  .trim()
  .transform(bareHost)
  .pipe(z.string().regex(/^(?=.{4,253}$)([a-z0-9-]+\.)+[a-z]{2,}$/, 'Enter a host name such as shop.example'))
const icon = z
  .string()
  .regex(/^(\/images\/|https:\/\/)\S+$/, 'An icon is a picture of this site')
  .max(2000)

export const storeStatuses = ['active', 'pending', 'blocked'] as const
/** A store as staff look after it. */
export const staffStore = storeSummary.extend({
  status: z.enum(storeStatuses),
  hosts: z.array(z.string()),
  affiliateDisclosed: z.boolean(),
  pausedUntil: z.string().nullable(),
  /** The store to which it leads since it was merged. */
  mergedInto: z.string().nullable(),
  /** Why it was. */
  mergeReason: z.string().nullable(),
  /** Slugs that lead to it. */
  gathered: z.array(z.string()),
  /** Members of whom staff verified that they speak for it. */
  representatives: z.array(staffRepresentative),
  /** Members who ask to be verified as such, and wait. */
  waitingRequests: z.number(),
  version: z.number(),
})
export type StaffStore = z.infer<typeof staffStore>
export const staffStoreList = z.object({
  stores: z.array(staffStore),
  total: z.number(),
  /** The same of all stores, whichever were asked for. */
  waitingRequests: z.number(),
})

/** What moderators and staff decided about one store. */
export const storeActs = z.object({
  acts: z.array(
    z.object({
      id: z.string(),
      /** The type of its event. */
      kind: z.string(),
      /** What the store was brought to, or where it leads. */
      code: z.string().nullable(),
      reason: z.string().nullable(),
      at: z.string(),
      by: z.string(),
    }),
  ),
})
export type StoreAct = z.infer<typeof storeActs>['acts'][number]

const version = z.number('Say which version you saw').int()
/** Into which store another one is merged, and what was seen of both. */
export const mergeStoreRequest = z.strictObject({
  into: z.string().regex(/^[a-z0-9-]{2,60}$/, 'Choose a store'),
  version,
  intoVersion: version,
  reason: z.string().trim().min(5, 'Say why in 5 to 300 characters').max(300, 'Say why in 5 to 300 characters'),
})
export const undoStoreMergeRequest = z.strictObject({ version })
/** Where a store leads after that; null where it stands for itself. */
export const storeMergeReply = z.object({ slug: z.string(), mergedInto: z.string().nullable(), version: z.number() })

/** What staff say of a new store. */
export const storeForm = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]{2,60}$/, 'A slug has 2 to 60 small letters, digits and hyphens'),
  name: z.string().trim().min(2, 'A name has 2 to 60 characters').max(60, 'A name has 2 to 60 characters'),
  url: webAddress.nullable().default(null),
  iconUrl: icon.nullable().default(null),
  hosts: z.array(host).max(20, 'At most 20 hosts').default([]),
  description: z.string().trim().max(300, 'A description has at most 300 characters').nullable().default(null),
  status: z.enum(storeStatuses, 'Choose active, pending or blocked').default('active'),
  affiliateDisclosed: z.boolean('Say yes or no').default(false),
  /** Why it is blocked. */
  reason: z.string().max(10_000).nullish(),
})
export const storeChanges = z.strictObject({
  name: storeForm.shape.name.optional(),
  url: webAddress.nullish(),
  iconUrl: icon.nullish(),
  hosts: z.array(host).max(20, 'At most 20 hosts').optional(),
  description: storeForm.shape.description.unwrap().optional(),
  status: storeForm.shape.status.unwrap().optional(),
  /** Nobody posts deals of it until then; null ends that. */
  pausedUntil: z.iso.datetime('Enter a day').max(40, 'Enter a day').nullish(),
  affiliateDisclosed: z.boolean('Say yes or no').optional(),
  /** Why it is blocked; of another state it may be said. */
  reason: storeForm.shape.reason,
})
