import type { PostDetails } from '@deals/events'
import { linkToChanges } from '../../features/history/past-links.ts'
import { formatMoney, formatMoneyWithCode } from '../../lib/money.ts'
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
function inShort({ type, subtitle, price, originalPrice, currency, storeName, status, excerpt }: PostDetails): string {
  const before = originalPrice === null ? '' : ` instead of ${formatMoney(originalPrice, currency)}`
  const asked = price === null || price <= 0 ? 'Free' : formatMoneyWithCode(price, currency)
  const offer = type === 'sales' ? (subtitle ?? 'Sale') : `${asked}${before}`
  const facts = `${offer}${storeName === null ? '' : ` at ${storeName}`}`
  return [status === 'expired' ? 'Expired' : '', type === 'discussion' ? '' : facts, excerpt]
    .filter((part) => part !== '')
    .join('. ')
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
