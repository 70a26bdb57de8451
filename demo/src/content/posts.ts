import { assignFates } from './assign-fates.ts'
import { drafts, type Draft } from './drafts.ts'
import { members } from './members.ts'
import { between, seededRandom, shuffle, type Random } from './random.ts'
import { topicOf, type Topic } from './topics.ts'
import type { DemoFate, DemoMember, DemoPost } from './types.ts'
import { contentWriter } from './write-content.ts'

/** The share of posts that are younger than three days. */
const shareOfNew = 0.24
const newHours = 72
const allHours = 24 * 90

/** Many new posts, and ever fewer the further one looks back. */
function ageOf(rank: number, total: number): number {
  const place = (rank + 0.5) / total
  const isNew = place < shareOfNew
  const share = isNew ? place / shareOfNew : (place - shareOfNew) / (1 - shareOfNew)
  const hours = isNew ? 0.4 + share ** 1.15 * (newHours - 0.4) : newHours + share ** 1.2 * (allHours - newHours - 12)
  return Math.round(hours * 10) / 10
}

/** Members who were there before, the busy ones more often. */
export function pickMember(random: Random, candidates: readonly DemoMember[]): DemoMember {
  const total = candidates.reduce((sum, { activity }) => sum + activity ** 2, 0)
  let rest = random() * total
  const found = candidates.find(({ activity }) => (rest -= activity ** 2) <= 0) ?? candidates[0]
  if (found === undefined) {
    throw new RangeError('No member is old enough.')
  }
  return found
}

export function membersSince(hoursAgo: number): readonly DemoMember[] {
  return members.filter(({ joinedDaysAgo }) => joinedDaysAgo * 24 > hoursAgo + 12)
}

/** A code as stores make them, or the one that the text of a sale names. */
function couponOf({ type, text, store, price = 0, was = 0 }: Draft, random: Random): string | undefined {
  const dice = random()
  if (type === 'discussion' || store === undefined) {
    return undefined
  }
  if (type === 'sales') {
    return /code ([A-Z0-9]{4,})/i.exec(text)?.[1]?.match(/^[A-Z0-9]+$/)?.[0]
  }
  if (dice > 0.11 || price === 0 || was === 0) {
    return undefined
  }
  return `${store.slug
    .replace(/[^a-z]/g, '')
    .slice(0, 6)
    .toUpperCase()}${Math.round(((was - price) / was) * 100)}`
}

function picturesOf({ type, price = 0 }: Draft, random: Random): number {
  const dice = random()
  if (type === 'discussion') {
    return 0
  }
  if (type === 'sales') {
    return dice < 0.85 ? 1 : 2
  }
  if (dice < (price > 100 ? 0.5 : 0.78)) {
    return 1
  }
  return dice < 0.92 ? 2 : between(random, 3, 4)
}

/** What does not come in a parcel. */
const topicsWithoutParcel: ReadonlySet<Topic> = new Set<Topic>([
  'trips',
  'contracts',
  'meals',
  'money',
  'learning',
  'culture',
  'free',
])
const shelvesWithoutParcel: ReadonlySet<string> = new Set(['Software', 'eBooks', 'PC Games'])

function comesInParcel({ type, price = 0, category, sub = '' }: Draft): boolean {
  const topic = topicOf({ categorySlug: category, subCategory: sub })
  return type === 'product' && price > 0 && !topicsWithoutParcel.has(topic) && !shelvesWithoutParcel.has(sub)
}

/** What a parcel costs: mostly nothing where the thing is dear, and now and then nobody says. */
function deliveryOf(draft: Draft, random: Random): Partial<DemoPost> {
  const { type, price = 0 } = draft
  const [cost, place] = [random(), random()]
  if (type === 'discussion') {
    return {}
  }
  const availability = place < 0.15 ? 'both' : 'online'
  if (!comesInParcel(draft) || cost < 0.18) {
    return { availability }
  }
  const isFree = cost < (price >= 40 ? 0.84 : 0.52)
  return { availability, shippingCost: isFree ? 0 : between(random, 3, 8) + 0.99 }
}

/** Most posts are read by few; a big discount, a low price and some hours on the page bring readers. */
function popularityOf(draft: Draft, { hoursAgo, fate }: { hoursAgo: number; fate: DemoFate }, random: Random): number {
  const { price = 0, was = 0, type } = draft
  const off = was > 0 ? (was - price) / was : 0.2
  const taste = random() ** 2.1
  const wanted = Math.min(1, taste * (0.55 + off * 0.9) + (type === 'discussion' ? 0.12 : 0.02))
  const seen = Math.min(1, (hoursAgo + 1) / 12)
  const held = fate === 'deleted' || fate === 'staff-review' || fate === 'poster-review' ? 0.3 : 1
  return Math.round(Math.max(0.02, wanted * seen * held) * 1000) / 1000
}

interface Placed {
  readonly draft: Draft
  readonly hoursAgo: number
}

function offerOf({ type, price, was, subtitle, store, key }: Draft): Partial<DemoPost> {
  if (store === undefined) {
    return {}
  }
  const link = { storeSlug: store.slug, dealUrl: `${store.url}/${type === 'sales' ? 'sale' : 'p'}/${key}` }
  if (type === 'sales') {
    return subtitle === undefined ? link : { ...link, subtitle }
  }
  // What is free is not marked down: nobody paid the price that it had.
  const before = was === undefined || price === 0 ? {} : { originalPrice: was }
  return { ...link, ...(price === undefined ? {} : { price }), ...before }
}

function optionalOf(draft: Draft, couponCode: string | undefined): Partial<DemoPost> {
  return {
    ...(draft.sub === undefined ? {} : { subCategory: draft.sub }),
    ...(couponCode === undefined ? {} : { couponCode }),
  }
}

/** Some sales are told of before they begin. */
function beginOf({ draft, hoursAgo }: Placed, fate: DemoFate): Partial<DemoPost> {
  const random = seededRandom(`begin:${draft.key}`)
  const isEarly = draft.type === 'sales' && fate === 'active' && hoursAgo < 160 && random() < 0.7
  const startsInHours = between(random, 30, 150)
  return isEarly ? { startsInHours, expiresInHours: startsInHours + 24 * between(random, 2, 5) } : {}
}

function finish(placed: Placed, fate: DemoFate, write: ReturnType<typeof contentWriter>): DemoPost {
  const { draft, hoursAgo } = placed
  const { key, type, title, category, currency, object } = draft
  const random = seededRandom(`post:${key}`)
  const couponCode = couponOf(draft, random)
  const ends = random() < 0.14 && type !== 'discussion' && fate === 'active' && hoursAgo < 400
  const expiresInHours = ends ? between(random, 6, 240) : undefined
  const author = pickMember(random, membersSince(hoursAgo))
  return {
    key,
    type,
    title,
    content: write(draft, couponCode),
    currency,
    categorySlug: category,
    object,
    pictureCount: picturesOf(draft, random),
    authorKey: author.username,
    hoursAgo,
    fate,
    popularity: popularityOf(draft, { hoursAgo, fate }, random),
    ...offerOf(draft),
    ...deliveryOf(draft, seededRandom(`delivery:${key}`)),
    ...optionalOf(draft, couponCode),
    ...(expiresInHours !== undefined && { expiresInHours }),
    ...beginOf(placed, fate),
  }
}

/** Every post of the demonstration, newest first. Two calls give the same. */
export function buildPosts(): DemoPost[] {
  const order = shuffle(seededRandom('the order of posts'), drafts)
  const placed = order.map((draft, rank): Placed => ({ draft, hoursAgo: ageOf(rank, order.length) }))
  const fates = assignFates(placed)
  const write = contentWriter(seededRandom('sentences'))
  return placed.map((post) => finish(post, fates.get(post.draft.key) ?? 'active', write))
}

/** Whether everybody may read it in the end. */
export const isReadable = ({ fate }: DemoPost): boolean =>
  fate !== 'deleted' && fate !== 'staff-review' && fate !== 'poster-review'
