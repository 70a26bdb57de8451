import type { DealEvidence } from '@deals/events'
import { pick, seededRandom, shuffle, type Random } from '../content/random.ts'
import { asShopsWrite, daysBefore, historyOf, judgedAt, postsAbout } from './posting.ts'
import { reputationOf, serviceOf, storeAs } from './reputations.ts'
import { honestText, injections, stuffing, type Service } from './tellings.ts'
import { productsOf, type Product, type Trap } from './world.ts'

export interface LabelledDeal {
  readonly key: string
  readonly trap: Trap | null
  /** What somebody who knew all would give it, 0 to 100, and the share of the price in that. */
  readonly truth: number
  readonly saving: number
  readonly evidence: DealEvidence
  /** The same deal without its trick. */
  readonly plain: DealEvidence
}

const quotas: readonly (readonly [Trap | null, number])[] = [
  [null, 190],
  ['fake original', 60],
  ['raised before', 25],
  ['small size', 30],
  ['dear parcel', 15],
  ['wall of words', 25],
  ['injection', 35],
  ['planted posts', 20],
]

/** 400 deals whose worth is known, because they are made of it; the same seed always gives the same ones. */
export function labelledDeals(seed = 'labelled'): readonly LabelledDeal[] {
  const products = productsOf(seed)
  const kinds = quotas.flatMap(([trap, count]) => Array.from({ length: count }, () => trap))
  const order = shuffle(seededRandom(`${seed}:order`), products)
  const small = order.filter(({ family, place }) => place === 0 && hasLarger(products, family))
  return kinds.map((trap, place) => {
    const from = trap === 'small size' ? small : order
    const product = from[(place * 7) % from.length] ?? pick(seededRandom(seed), products)
    const random = seededRandom(`${seed}:${place}:${product.key}`)
    return dealOf(product, {
      trap,
      random,
      shelf: products.filter((other) => shelfOf(other) === shelfOf(product)),
      place,
    })
  })
}

const shelfOf = ({ shelf, currency }: Product): string => `${shelf} ${currency}`
const hasLarger = (products: readonly Product[], family: string): boolean =>
  products.some((other) => other.family === family && other.place > 0)

interface Making {
  readonly trap: Trap | null
  readonly random: Random
  readonly shelf: readonly Product[]
  readonly place: number
}

/** By how much the price really lies under the usual one. */
function cutOf(trap: Trap | null, random: Random): number {
  if (trap === null || trap === 'injection' || trap === 'wall of words') {
    const dice = random()
    return dice < 0.25 ? -0.1 + 0.15 * random() : dice < 0.7 ? 0.05 + 0.25 * random() : 0.3 + 0.3 * random()
  }
  return -0.1 + 0.14 * random()
}

function dealOf(product: Product, { trap, random, shelf, place }: Making): LabelledDeal {
  const reputation = reputationOf(Math.floor(random() * 40))
  const service = serviceOf({ product, trap, random })
  const all = asShopsWrite(product.usual * (1 - cutOf(trap, random)))
  // Who hides the price in the parcel asks the rest there.
  const price = trap === 'dear parcel' ? Math.max(1, all - service.shipping) : all
  const postId = 1_000_000 + place
  const known = amountKnown(trap, random)
  const honest: DealEvidence = {
    post: {
      postId,
      title: product.title,
      content: honestText(product, service, random),
      price,
      originalPrice: random() < 0.65 ? Math.max(price, Math.round(product.usual * (0.98 + 0.04 * random()))) : null,
      currency: product.currency,
      categorySlug: product.category,
      storeSlug: reputation.slug,
      dealUrl: 'https://www.voltmart.example/p/1',
      images: 1,
      couponCode: null,
      availability: random() < 0.5 ? 'online' : null,
      shippingCost: random() < 0.8 || trap !== null ? service.shipping : null,
    },
    comparables: comparablesOf(product, { shelf, known, random, firstId: place * 1000 }),
    history: historyOf(product, { count: Math.round(known.page * random()), firstId: place * 1000 + 900, random }),
    store: storeAs(reputation, random),
    said: saidOf(service, random),
    now: judgedAt,
  }
  const saving = 1 - (price + service.shipping) / product.usual
  return {
    key: `${place} ${product.title}`,
    trap,
    saving,
    plain: honest,
    truth: truthOf(product, { saving, service, reliability: reputation.reliability }),
    evidence: trap === null ? honest : tricked(honest, { trap, product, random }),
  }
}

/** How much the site knows of a product's page, and of its kind and size. Tricks are told of where something is known. */
function amountKnown(trap: Trap | null, random: Random): { page: number; kind: number } {
  const dice = random()
  if (dice < 0.12 && trap === null) {
    return { page: 0, kind: 0 }
  }
  return dice < 0.4 ? { page: 3, kind: 0.7 } : { page: 10, kind: 1 }
}

interface Shelving {
  readonly shelf: readonly Product[]
  readonly known: { readonly kind: number }
  readonly random: Random
  readonly firstId: number
}

/** A part of what members posted of the whole shelf: this product elsewhere, its rivals, other sizes, other kinds. */
function comparablesOf(product: Product, { shelf, known, random, firstId }: Shelving) {
  const isLike = (other: Product) => other.facts === product.facts || other.facts.join() === product.facts.join()
  const alike = shelf.filter((other) => isLike(other) && other.place === product.place)
  const others = shelf.filter((other) => !alike.includes(other))
  const some = shuffle(random, others).slice(0, 50)
  const chosen = [...alike.flatMap((other) => (random() < known.kind ? [other, other] : [])), ...some]
  return shuffle(
    random,
    chosen.flatMap((other, at) => postsAbout(other, { count: 1, firstId: firstId + at, random })),
  )
}

function saidOf({ inStock }: Service, random: Random) {
  const voices = Math.floor(random() * 4)
  return inStock ? { confirmed: voices, denied: 0 } : { confirmed: 0, denied: voices }
}

const weights = { price: 35, features: 35, store: 20, support: 10 }

/** What the deal is worth to a buyer: what is saved, what is got, from whom, and with what help. */
function truthOf(
  { liked, equipped, warrantyMonths }: Product,
  { saving, service, reliability }: { saving: number; service: Service; reliability: number },
): number {
  const price = Math.min(1, Math.max(0, (saving + 0.1) / 0.6))
  const features = 0.5 * liked + 0.25 * Math.min(1, warrantyMonths / 36) + 0.25 * equipped
  const sent = service.shipping === 0 ? 1 : 0.3
  const support = 0.4 * sent + 0.35 * Math.min(1, service.returnDays / 30) + 0.25 * (service.inStock ? 1 : 0)
  return weights.price * price + weights.features * features + weights.store * reliability + weights.support * support
}

interface Tricking {
  readonly trap: Trap
  readonly product: Product
  readonly random: Random
}

function tricked(plain: DealEvidence, { trap, product, random }: Tricking): DealEvidence {
  const { post, history, comparables } = plain
  switch (trap) {
    case 'fake original':
      return { ...plain, post: { ...post, originalPrice: Math.round(product.usual * (1.4 + 1.8 * random())) } }
    case 'raised before': {
      const high = Math.round(product.usual * (1.4 + random()))
      const raised = [{ at: daysBefore(9), postId: post.postId, price: high, originalPrice: null }]
      const before = historyOf(product, { count: 4, firstId: post.postId + 500_000, random })
      const old = [...history, ...before].filter(({ at }) => at < daysBefore(12))
      return { ...plain, post: { ...post, originalPrice: high }, history: [...old, ...raised] }
    }
    case 'planted posts': {
      const dear = { ...product, usual: product.usual * (2 + random()) }
      const planted = postsAbout(dear, { count: 4, firstId: post.postId + 600_000, random })
      return { ...plain, comparables: [...planted, ...comparables] }
    }
    case 'wall of words':
      return { ...plain, post: { ...post, content: `${post.content}\n${stuffing(random)}` } }
    case 'injection':
      return { ...plain, post: withInjection(post, random) }
    case 'small size':
    case 'dear parcel':
      return plain
  }
}

function withInjection(post: DealEvidence['post'], random: Random): DealEvidence['post'] {
  const text = pick(random, injections)
  return random() < 0.2
    ? { ...post, title: `${post.title} ${text}`.slice(0, 150) }
    : { ...post, content: `${post.content}\n${text}` }
}
