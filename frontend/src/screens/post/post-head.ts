import type { PostDetails } from '@deals/events'
import { linkToChanges } from '../../features/history/past-links.ts'
import { routes } from '../../lib/routes.ts'
import type { PageHead } from '../shared/page.ts'
import { picturesOf } from '../shared/post-pictures.ts'

/** Structured data of a product with its price. */
function productData(post: PostDetails): Readonly<Record<string, unknown>> {
  const { title, content, price, currency, status, dealUrl, storeName } = post
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: content.slice(0, 500),
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

/** What search engines and shared links show of a post. */
export function postHead(post: PostDetails): PageHead {
  const isPublic = post.status === 'active' || post.status === 'expired'
  return {
    title: post.title,
    description: post.content,
    canonical: routes.post.to(post.id),
    ...(isPublic && { changes: linkToChanges(post.id) }),
    ...(post.imageUrl === null ? {} : { image: post.imageUrl }),
    ...(isPublic ? {} : { noIndex: true }),
    ...(post.type === 'product' && isPublic ? { jsonLd: productData(post) } : {}),
  }
}
