import {
  beforeFirst,
  currencies,
  discountPercent,
  factTime,
  type PostFields,
  type RecordedOf,
  best,
  rankWindow,
} from '@deals/events'
import { excerptOf } from './excerpt.ts'
import type { PostDoc, PriorStanding } from './posts.read-models.ts'

/** A post as it is when it is submitted. */
export function newPost(event: RecordedOf<'PostSubmitted'>, rankHours: number): PostDoc {
  const { data, revision } = event
  const at = factTime(event)
  const isActive = data.status === 'active'
  const { title, currency, images, categorySlug, affiliated, priceStanding } = data
  const post: PostDoc = {
    postId: data.postId,
    type: data.type,
    authorId: data.authorId,
    status: data.status,
    title,
    currency,
    images,
    categorySlug,
    affiliated,
    priceStanding,
    excerpt: '',
    ...nothingCounted,
    ...(isActive && { publishedAt: at }),
    everActive: isActive,
    submittedAt: at,
    createdAt: at,
    updatedAt: at,
    rankedFrom: at,
    ...(rankHours !== rankWindow.usual && { rankHours }),
    version: revision,
  }
  return changed(post, fieldsAfter(post, data))
}

const nothingCounted = {
  edited: false,
  votes: 0,
  voteCount: 0,
  weighedVotes: 0,
  weighedCount: 0,
  weighedUps: 0,
  votesPos: beforeFirst,
  commentCount: 0,
  commenters: [],
  confirmed: 0,
  denied: 0,
  best: 0,
  priceAscending: 0,
  priceDescending: 0,
  discount: 0,
  listedCurrencies: [],
}

/** What stands after a change: undefined is no change, null takes away. */
const after = <T>(change: T | null | undefined, before: T | undefined): T | undefined =>
  change === undefined ? before : (change ?? undefined)

/** The fields that stand after an edit; of its text a list needs only the beginning. */
export function fieldsAfter(post: PostDoc, changes: Partial<PostFields>): Partial<PostDoc> {
  return {
    title: changes.title ?? post.title,
    excerpt: changes.content === undefined ? post.excerpt : excerptOf(changes.content),
    subtitle: after(changes.subtitle, post.subtitle),
    price: after(changes.price, post.price),
    originalPrice: after(changes.originalPrice, post.originalPrice),
    currency: changes.currency ?? post.currency,
    images: changes.images ?? post.images,
    dealUrl: after(changes.dealUrl, post.dealUrl),
    urlKey: after(changes.urlKey, post.urlKey),
    categorySlug: changes.categorySlug ?? post.categorySlug,
    subCategorySlug: after(changes.subCategorySlug, post.subCategorySlug),
    storeSlug: after(changes.storeSlug, post.storeSlug),
    couponCode: after(changes.couponCode, post.couponCode),
    couponSource: after(changes.couponSource, post.couponSource),
    shippingCost: after(changes.shippingCost, post.shippingCost),
    availability: after(changes.availability, post.availability),
    location: after(changes.location, post.location),
    startsAt: after(changes.startsAt, post.startsAt),
    expiresAt: after(changes.expiresAt, post.expiresAt),
    affiliated: changes.affiliated ?? post.affiliated,
    priceStanding: changes.priceStanding ?? post.priceStanding,
  }
}

/** The post with some fields changed, and with everything that follows from its fields: its place in each order. */
export function changed(post: PostDoc, changes: Partial<PostDoc>): PostDoc {
  const after = { ...post, ...changes }
  // Into the copy that was just made: votes come by the million, and a post has many fields.
  return Object.assign(after, ordersOf(after))
}

function ordersOf(post: PostDoc): Partial<PostDoc> {
  const price = post.type === 'product' ? post.price : undefined
  return {
    priceAscending: price ?? Number.MAX_SAFE_INTEGER,
    priceDescending: price ?? -1,
    discount: discountPercent(post.price ?? null, post.originalPrice ?? null),
    listedCurrencies: price === undefined ? [...currencies] : [post.currency],
    best: best(post),
  }
}

/** What makes a post active from a time on; the first time is when it was published. */
export function activated(post: PostDoc, at: number): Partial<PostDoc> {
  const isFirst = post.publishedAt === undefined
  return {
    status: 'active',
    everActive: true,
    ...(isFirst && { publishedAt: at, createdAt: at, rankedFrom: at }),
  }
}

const hour = 3_600_000
const renewalHead = 12 * hour
const betweenShifts = 7 * 24 * hour

/** Where the time term starts after a renewal: half a day before it, at most one shift in seven days. */
export function rankedFromAfterRenewal({ rankedFrom, createdAt }: PostDoc, renewedAt: number): number {
  const lastShift = rankedFrom > createdAt ? rankedFrom + renewalHead : -Infinity
  return renewedAt - lastShift < betweenShifts ? rankedFrom : Math.max(createdAt, renewedAt - renewalHead)
}

/** What a change of status may change of a post, as it is now; each field is named, so that an absent one is restored so. */
export function standingOf(post: PriorStanding): PriorStanding {
  return {
    status: post.status,
    statusBeforeDeletion: post.statusBeforeDeletion,
    everActive: post.everActive,
    publishedAt: post.publishedAt,
    createdAt: post.createdAt,
    expiredAt: post.expiredAt,
    expiresAt: post.expiresAt,
    renewedAt: post.renewedAt,
    rankedFrom: post.rankedFrom,
    lastConfirmedAt: post.lastConfirmedAt,
    review: post.review,
    deletion: post.deletion,
    mergedInto: post.mergedInto,
  }
}
