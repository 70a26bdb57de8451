/** What a page says of a product for machines, in words as they stand there. */
export interface DescribedProduct {
  readonly name?: string | undefined
  readonly price?: string | undefined
  readonly currency?: string | undefined
  readonly availability?: string | undefined
  readonly rating?: DescribedRating | undefined
  readonly images: readonly string[]
}
export interface DescribedRating {
  readonly value: string | undefined
  readonly best?: string | undefined
  readonly count: string | undefined
}

/** The first product that texts of linked data (JSON-LD) describe. */
export function linkedProduct(texts: readonly string[]): DescribedProduct {
  for (const text of texts) {
    const product = findProduct(parsed(text), 0)
    if (product !== null) {
      return productOf(product)
    }
  }
  return { images: [] }
}

const deepest = 6
const products = ['Product', 'ProductGroup']

function findProduct(value: unknown, depth: number): object | null {
  if (typeof value !== 'object' || value === null || depth > deepest) {
    return null
  }
  if (listOf(member(value, '@type')).some((type) => products.some((product) => product === type))) {
    return value
  }
  const inside: unknown[] = Array.isArray(value)
    ? value
    : [...listOf(member(value, '@graph')), ...listOf(member(value, 'mainEntity'))]
  for (const part of inside) {
    const found = findProduct(part, depth + 1)
    if (found !== null) {
      return found
    }
  }
  return null
}

function productOf(product: object): DescribedProduct {
  const variant = listOf(member(product, 'hasVariant'))[0]
  const offer = offerOf(product) ?? offerOf(variant)
  const asked = listOf(member(offer, 'priceSpecification'))[0]
  return {
    name: textOf(member(product, 'name')),
    price: textOf(member(offer, 'price') ?? member(offer, 'lowPrice') ?? member(asked, 'price')),
    currency: textOf(member(offer, 'priceCurrency') ?? member(asked, 'priceCurrency')),
    availability: textOf(member(offer, 'availability')),
    rating: ratingOf(member(product, 'aggregateRating')),
    images: listOf(member(product, 'image')).flatMap((image) => textOf(image) ?? textOf(member(image, 'url')) ?? []),
  }
}

const ratingOf = (rating: unknown): DescribedRating => ({
  value: textOf(member(rating, 'ratingValue')),
  best: textOf(member(rating, 'bestRating')),
  count: textOf(member(rating, 'ratingCount') ?? member(rating, 'reviewCount')),
})

const offerOf = (product: unknown): unknown => listOf(member(product, 'offers'))[0]

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
