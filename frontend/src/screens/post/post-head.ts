import type { PostDetails } from '@deals/events'
import { linkToChanges } from '../../features/history/past-links.ts'
import { pagePrice } from '../../features/posts/price.ts'
import { routes } from '../../lib/routes.ts'
import type { PageHead } from '../shared/page.ts'
import { picturesOf } from '../shared/post-pictures.ts'

/** Structured data of a product with its price. */
function productData(post: PostDetails): Readonly<Record<string, unknown>> {
  const { title, excerpt, price, currency, status, dealUrl, storeName } = post
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: excerpt,
    image: picturesOf(post).map(({ imageUrl }) => imageUrl),
    offers: {
      '@type': 'Offer',
      price: price ?? 0,
      priceCurrency: currency,
      availability: `https://schema.org/${status === 'active' ? 'InStock' : 'Discontinued'}`,
      ...(dealUrl === null ? {} : { url: dealUrl }),
      ...(storeName === null ? {} : { seller: { '@type': 'Organization', name: storeName } }),
    },
  }
}

/** What a deal costs and where, and how its text begins: who shares a link shows little else. */
function inShort(post: PostDetails): string {
  const { type, currency, storeName, status, excerpt } = post
  const { text, original, isFree } = pagePrice(post)
  const code = type === 'product' && !isFree ? ` ${currency}` : ''
  const before = original === null ? '' : ` instead of ${original}`
  const place = storeName === null ? '' : ` at ${storeName}`
  const offer = text === null ? '' : `${text}${code}${before}${place}`
  return [status === 'expired' ? 'Expired' : '', offer, excerpt].filter((part) => part !== '').join('. ')
}

/** What search engines and shared links show of a post. */
export function postHead(post: PostDetails): PageHead {
  const isPublic = post.status === 'active' || post.status === 'expired'
  return {
    title: post.title,
    description: inShort(post),
    canonical: routes.post.to(post.id),
    ...(isPublic && { changes: linkToChanges(post.id) }),
    ...(post.imageUrl === null ? {} : { image: post.imageUrl }),
    ...(isPublic ? {} : { noIndex: true }),
    ...(post.type === 'product' && isPublic ? { jsonLd: productData(post) } : {}),
  }
}
