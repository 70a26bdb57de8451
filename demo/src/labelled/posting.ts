import { dayMs, type Comparable, type KnownPrice } from '@deals/events'
import type { Random } from '../content/random.ts'
import { normal, type Product } from './world.ts'

/** The moment at which all deals of the set are judged. */
export const judgedAt = Date.UTC(2026, 8, 1)

/** How far members' posts lie under the usual price: most a little, some a lot, some not at all. */
function usualCut(random: Random): number {
  const dice = random()
  return dice < 0.2 ? 0.04 * random() : dice < 0.8 ? 0.05 + 0.25 * random() : 0.3 + 0.2 * random()
}

/** What people say that a thing cost before: mostly the truth, often nothing, now and then far too much. */
function claimOf(usual: number, random: Random): number | null {
  const dice = random()
  if (dice < 0.35) {
    return null
  }
  return Math.round(usual * (dice < 0.9 ? 1 + 0.03 * normal(random) : 1.4 + random()))
}

/** A price as shops write them: it ends in 9 more often than by chance. */
export const asShopsWrite = (amount: number): number =>
  amount > 2000 ? Math.round(amount / 100) * 100 - 1 : Math.max(1, Math.round(amount))

/** Posts of other members about a product. */
export function postsAbout(product: Product, how: { count: number; firstId: number; random: Random }): Comparable[] {
  const { count, firstId, random } = how
  return Array.from({ length: count }, (_, place) => ({
    postId: firstId + place,
    title: product.title,
    price: asShopsWrite(product.usual * (1 - usualCut(random)) * Math.exp(0.04 * normal(random))),
    originalPrice: claimOf(product.usual, random),
    score: null,
    at: judgedAt - Math.round(random() * 180 * dayMs),
    storeSlug: `shop-${Math.floor(random() * 12)}`,
  }))
}

/** What the page of a product was posted at before, half of the times at its usual price again after a deal had ended. */
export function historyOf(product: Product, how: { count: number; firstId: number; random: Random }): KnownPrice[] {
  const { count, firstId, random } = how
  return Array.from({ length: count }, (_, place) => {
    const isOver = random() < 0.4
    const price = product.usual * (isOver ? 1 : 1 - usualCut(random)) * Math.exp(0.02 * normal(random))
    return {
      at: judgedAt - Math.round((5 + random() * 200) * dayMs),
      postId: firstId + place,
      price: asShopsWrite(price),
      originalPrice: claimOf(product.usual, random),
    }
  }).toSorted((left, right) => left.at - right.at)
}

export const daysBefore = (days: number): number => judgedAt - Math.round(days * dayMs)
