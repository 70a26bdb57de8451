import type { PostFields, PostType } from '@deals/events'
import { pick, randomOf } from './random.ts'

const makes = ['North', 'Lumen', 'Orbit', 'Fable', 'Kestrel', 'Juniper', 'Harbour', 'Pinnacle', 'Willow', 'Copper']
const things = ['headphones', 'laptop', 'kettle', 'running shoes', 'tent', 'desk lamp', 'monitor', 'backpack', 'drill']
const qualities = ['wireless', 'light', 'waterproof', 'quiet', 'folding', 'refurbished', 'large', 'compact', 'warm']
const remarks = [
  'Bought one last month and it still works well.',
  'The price was lower in spring, I would wait for the next sale.',
  'Shipping took two days, the box was fine.',
  'Does anybody know whether the warranty holds abroad?',
  'Thanks for posting, this is exactly what I was looking for.',
]

/** What the titles of a busy site are made of. */
export const titleWords: readonly string[] = [...makes, ...things, ...qualities]

export const commentText = (random: () => number): string => `${pick(remarks, random)} ${pick(remarks, random)}`

export function postTitle(random: () => number): string {
  return `${pick(makes, random)} ${pick(qualities, random)} ${pick(things, random)}, ${pick(qualities, random)}`
}

const letters = 'abcdeilnorst'

/** A word that nobody has heard before. */
export const wordOf = (random: () => number): string =>
  Array.from({ length: 4 + Math.floor(random() * 6) }, () => letters[Math.floor(random() * letters.length)]).join('')

const inventing = randomOf(11)
const words = Array.from({ length: 5_000 }, () => wordOf(inventing))
const wordsOfTitle = 6
/** Evens out the most common ones: the first stands in one of ten titles, the hundredth in one of a hundred. */
const evenness = 10

/** By how common it is. */
export const commonWord = (rank: number): string => words[rank] ?? ''

/** A title whose words are as common as words are: a few stand in many titles, most in hardly any. */
export const wideTitle = (random: () => number): string =>
  Array.from({ length: wordsOfTitle }, () => {
    const rank = evenness * ((words.length + evenness) / evenness) ** random() - evenness
    return commonWord(Math.floor(rank))
  }).join(' ')

/** What a post says about a product, with texts as long as people write them. */
export function postFacts(random: () => number): Omit<PostFields, 'categorySlug' | 'storeSlug'> & {
  type: PostType
  status: 'active'
  duplicateOverride: null
} {
  const price = 500 + Math.floor(random() * 50_000)
  return {
    type: 'product',
    status: 'active',
    title: postTitle(random),
    subtitle: null,
    content: Array.from({ length: 4 }, () => pick(remarks, random)).join(' '),
    price,
    originalPrice: Math.round(price * 1.4),
    currency: random() < 0.8 ? 'USD' : 'CAD',
    images: [{ imageUrl: '/images/picture.webp', sequence: 0 }],
    dealUrl: `https://shop.example/p/${price}`,
    urlKey: `shop.example/p/${price}`,
    subCategorySlug: null,
    couponCode: null,
    couponSource: null,
    shippingCost: 0,
    availability: 'online',
    location: null,
    startsAt: null,
    expiresAt: null,
    affiliated: false,
    priceStanding: 'none',
    duplicateOverride: null,
  }
}
