import type { Currency, PageSeen } from '@deals/events'
import { linkedProduct, type DescribedProduct, type DescribedRating } from './linked-product.ts'
import { partsOf, type PageParts } from './page-parts.ts'

/** What a shop's page says about what it sells, as far as it can be read. Amounts in major units. */
export interface PageFacts {
  readonly title: string | null
  readonly price: number | null
  readonly currency: Currency | null
  readonly stock: PageSeen['stock']
  readonly rating: PageSeen['rating']
  readonly images: readonly string[]
  readonly canonical: string | null
  /** The beginning of what people read on it. */
  readonly text: string
}

const mostImages = 8
/** No title, price or address of use is longer. */
const longestText = 2000

/** Reads what a page tells search engines and those who link to it. */
export async function readPage(html: string, address: string): Promise<PageFacts> {
  const parts = await partsOf(html)
  const { metas } = parts
  const linked = linkedProduct(parts.linkedData)
  const marked = markedProduct(parts)
  const meta = (...names: string[]) => names.map((name) => metas.get(name)?.[0]).find((value) => value !== undefined)
  const linking = [...(metas.get('og:image') ?? []), ...(metas.get('twitter:image') ?? [])]
  const named = linked.name === undefined ? undefined : unescaped(linked.name)
  return {
    title: clean(named ?? meta('og:title', 'twitter:title') ?? parts.title),
    price: priceOf(linked.price ?? meta('product:price:amount', 'og:price:amount') ?? marked.price),
    currency: currencyOf(linked.currency ?? meta('product:price:currency', 'og:price:currency') ?? marked.currency),
    stock: stockOf(linked.availability ?? meta('product:availability', 'og:availability') ?? marked.availability),
    rating: ratingOf(linked.rating) ?? ratingOf(marked.rating),
    images: absoluteAll([...linked.images, ...linking, ...marked.images], address),
    canonical: absolute(parts.canonical ?? meta('og:url') ?? '', address)[0] ?? null,
    text: parts.text.trim(),
  }
}

/** What elements of the page say of a product in themselves. */
function markedProduct({ properties }: PageParts): DescribedProduct {
  const first = (name: string) => properties.get(name)?.[0]
  return {
    price: first('price') ?? first('lowprice'),
    currency: first('pricecurrency'),
    availability: first('availability'),
    rating: {
      value: first('ratingvalue'),
      best: first('bestrating'),
      count: first('ratingcount') ?? first('reviewcount'),
    },
    images: properties.get('image') ?? [],
  }
}

function clean(text: string | undefined): string | null {
  const line = (text ?? '').slice(0, longestText).replace(/\s+/g, ' ').trim().slice(0, 150)
  return line === '' ? null : line
}

function priceOf(text: string | undefined): number | null {
  const figures = (text ?? '').slice(0, longestText).replace(/[^\d.,]/g, '')
  // "59,99" has a comma where "1,059.99" has a point.
  const isContinental = !figures.includes('.') && /^\d+,\d{2}$/.test(figures)
  const price = Number(isContinental ? figures.replace(',', '.') : figures.replaceAll(',', ''))
  return text === undefined || text === '' || !Number.isFinite(price) || price > 999_999.99 ? null : price
}

function currencyOf(text: string | undefined): Currency | null {
  const code = (text ?? '').trim().toUpperCase()
  return code === 'USD' || code === 'CAD' ? code : null
}

/** Schemas write "https://schema.org/OutOfStock", others "out of stock" or "oos". */
function stockOf(text: string | undefined): PageSeen['stock'] {
  const word = (text ?? '')
    .slice(0, longestText)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  if (/(?:outofstock|soldout|discontinued)$|^oos$/.test(word)) {
    return 'sold-out'
  }
  return /(?:instock|limitedavailability|onlineonly)$/.test(word) ? 'in-stock' : null
}

const mostRaters = 100_000_000
const usualBest = 5

/** A rating as stars of five. */
function ratingOf(rating: DescribedRating | undefined): PageSeen['rating'] {
  const [value, best] = [Number(rating?.value || NaN), Number(rating?.best || usualBest)]
  const stars = Math.round((50 * value) / best) / 10
  const count = Number(rating?.count?.replaceAll(',', '') || NaN)
  const isCount = Number.isInteger(count) && count > 0 && count < mostRaters
  return stars > 0 && stars <= usualBest ? { stars, count: isCount ? count : null } : null
}

const absoluteAll = (images: readonly string[], address: string): readonly string[] =>
  [...new Set(images.slice(0, mostImages * 3).flatMap((image) => absolute(image, address)))].slice(0, mostImages)

function absolute(text: string, address: string): string[] {
  const trimmed = text.length > longestText ? '' : text.trim()
  if (trimmed === '' || !URL.canParse(trimmed, address)) {
    return []
  }
  const url = new URL(trimmed, address)
  return url.protocol === 'https:' || url.protocol === 'http:' ? [url.href] : []
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function unescaped(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    if (!name.startsWith('#')) {
      return entities[name.toLowerCase()] ?? whole
    }
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
