import type { Currency } from '@deals/events'

/** What a shop's page says about what it sells, as far as it can be read. Amounts in major units. */
export interface PageFacts {
  readonly title: string | null
  readonly price: number | null
  readonly currency: Currency | null
  readonly images: readonly string[]
  readonly canonical: string | null
}

const mostImages = 8

/** Reads the head of a page: what it tells search engines and those who link to it. */
export function readPage(html: string, address: string): PageFacts {
  const metas = metaTags(html)
  const product = structuredProduct(html)
  const meta = (...names: string[]) => names.map((name) => metas.get(name)?.[0]).find((value) => value !== undefined)
  const images = [...product.images, ...(metas.get('og:image') ?? []), ...(metas.get('twitter:image') ?? [])]
  return {
    title: clean(product.name ?? meta('og:title', 'twitter:title') ?? titleTag(html)),
    price: priceOf(product.price ?? meta('product:price:amount', 'og:price:amount')),
    currency: currencyOf(product.currency ?? meta('product:price:currency', 'og:price:currency')),
    images: [...new Set(images.flatMap((image) => absolute(image, address)))].slice(0, mostImages),
    canonical: absolute(canonicalLink(html) ?? meta('og:url') ?? '', address)[0] ?? null,
  }
}

function metaTags(html: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [tag] of html.matchAll(/<meta\s[^>]{1,4000}>/gi)) {
    const name = (attribute(tag, 'property') ?? attribute(tag, 'name') ?? '').toLowerCase()
    const content = attribute(tag, 'content')
    if (name !== '' && content !== undefined) {
      found.set(name, [...(found.get(name) ?? []), content])
    }
  }
  return found
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
  const value = match?.[1] ?? match?.[2] ?? match?.[3]
  return value === undefined ? undefined : unescaped(value)
}

const titleTag = (html: string) => /<title[^>]*>([^<]{1,500})/i.exec(html)?.[1]

function canonicalLink(html: string): string | undefined {
  const tags = [...html.matchAll(/<link\s[^>]{1,2000}>/gi)].map(([tag]) => tag)
  const canonical = tags.find((tag) => attribute(tag, 'rel')?.toLowerCase() === 'canonical')
  return canonical === undefined ? undefined : attribute(canonical, 'href')
}

interface StructuredProduct {
  readonly name?: string
  readonly price?: string
  readonly currency?: string
  readonly images: readonly string[]
}

/** The first product that the page describes as linked data. */
function structuredProduct(html: string): StructuredProduct {
  for (const [, text = ''] of html.matchAll(/<script[^>]+application\/ld\+json[^>]*>([\s\S]{1,200000}?)<\/script>/gi)) {
    const product = findProduct(parsed(text), 0)
    if (product !== null) {
      return productOf(product)
    }
  }
  return { images: [] }
}

function findProduct(value: unknown, depth: number): object | null {
  if (typeof value !== 'object' || value === null || depth > 6) {
    return null
  }
  if (listOf(member(value, '@type')).includes('Product')) {
    return value
  }
  const inside: unknown[] = Array.isArray(value) ? value : listOf(member(value, '@graph'))
  for (const part of inside) {
    const found = findProduct(part, depth + 1)
    if (found !== null) {
      return found
    }
  }
  return null
}

function productOf(product: object): StructuredProduct {
  const offer = listOf(member(product, 'offers'))[0]
  const name = textOf(member(product, 'name'))
  const price = textOf(member(offer, 'price') ?? member(offer, 'lowPrice'))
  const currency = textOf(member(offer, 'priceCurrency'))
  const images = listOf(member(product, 'image')).flatMap(
    (image) => textOf(image) ?? textOf(member(image, 'url')) ?? [],
  )
  return {
    images,
    ...(name !== undefined && { name }),
    ...(price !== undefined && { price }),
    ...(currency !== undefined && { currency }),
  }
}

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

function clean(text: string | undefined): string | null {
  const line = unescaped(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 150)
  return line === '' ? null : line
}

function priceOf(text: string | undefined): number | null {
  const price = Number((text ?? '').replace(/[^\d.]/g, ''))
  return text === undefined || text === '' || !Number.isFinite(price) || price > 999_999.99 ? null : price
}

function currencyOf(text: string | undefined): Currency | null {
  const code = (text ?? '').trim().toUpperCase()
  return code === 'USD' || code === 'CAD' ? code : null
}

function absolute(text: string, address: string): string[] {
  const trimmed = text.trim()
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
