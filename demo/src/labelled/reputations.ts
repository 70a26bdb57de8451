import type { StoreRecord } from '@deals/events'
import { seededRandom, type Random } from '../content/random.ts'
import { stores } from '../content/stores.ts'
import type { Service } from './tellings.ts'
import { between01, normal, type Product, type Trap } from './world.ts'

/** A store as it is: how much can be relied on what is told of its deals, 0 to 1. */
export interface Reputation {
  readonly slug: string
  readonly reliability: number
}

export function reputationOf(place: number): Reputation {
  const { slug = 'nobody' } = stores[place % stores.length] ?? {}
  return { slug, reliability: between01(0.6 + 0.27 * normal(seededRandom(`reliability:${slug}`))) }
}

const happens = (random: Random, times: number, share: number): number =>
  Array.from({ length: times }).filter(() => random() < share).length

/** What the site came to know of it: by many deals, by a few, or by none. */
export function storeAs({ reliability }: Reputation, random: Random): StoreRecord | null {
  const dice = random()
  if (dice < 0.06) {
    return null
  }
  const posts = dice < 0.2 ? Math.floor(random() * 4) : 5 + Math.floor(random() * 60)
  const lookedAt = Math.min(posts, 100)
  return {
    posts,
    lookedAt,
    averageScore: null,
    ageDays: 30 + Math.floor(random() * 700),
    expiredEarly: happens(random, posts, 0.35 * (1 - reliability)),
    averageVotes: 1 + 12 * reliability + 3 * normal(random),
    confirmed: happens(random, posts, 0.2 + 0.5 * reliability),
    denied: happens(random, posts, 0.5 * (1 - reliability)),
    raised: happens(random, lookedAt, 0.25 * (1 - reliability)),
  }
}

/** What buying it is like. A dear parcel costs a third of the price. */
export function serviceOf({ product, trap, random }: { product: Product; trap: Trap | null; random: Random }): Service {
  const dice = random()
  const usual = dice < 0.55 ? 0 : Math.min(999, Math.round(product.usual * (0.02 + 0.06 * random())))
  return {
    shipping: trap === 'dear parcel' ? Math.round(product.usual * (0.3 + 0.1 * random())) : usual,
    returnDays: [0, 14, 30, 30, 60][Math.floor(random() * 5)] ?? 30,
    inStock: random() < 0.75,
  }
}
