import { pagePaths, type PostCard } from '@deals/events'
import { element, escapeXml, parent } from './xml.ts'

export interface Feed {
  title: string
  /** Address of the page that the feed belongs to. */
  link: string
  self: string
  about: string
  /** Elements, as `rssItem` writes them. */
  items: readonly string[]
}

interface Item {
  title: string
  link: string
  /** Names the item for good, where the link names more than one. */
  guid?: string
  /** ISO 8601. */
  at: string
  categories: readonly string[]
  creator?: string
  about: string
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** An amount as programs and people read it. */
export const amountOf = (currency: string, price: number): string =>
  price === 0 ? 'Free' : `${currency} ${price.toFixed(2)}`

/** Changes say of a sale no more than that it is one. */
type PricedPost = Pick<PostCard, 'type' | 'price' | 'currency' | 'storeName' | 'status'> &
  Partial<Pick<PostCard, 'subtitle'>>

function priceOf({ type, subtitle, price, currency }: PricedPost): string {
  if (type !== 'product' || price === null) {
    return type === 'sales' ? (subtitle ?? 'Sale') : ''
  }
  return amountOf(currency, price)
}

/** Price, store and status stand in the text, because readers show little else. */
export function factsOf(post: PricedPost): string {
  const facts = [priceOf(post), post.storeName ?? '', post.status === 'active' ? '' : post.status]
  return facts.filter((fact) => fact !== '').join(' · ')
}

export function rssItem({ title, link, guid, at, categories, creator, about }: Item): string {
  const [isLink, name] = guid === undefined ? (['true', link] as const) : (['false', guid] as const)
  return parent('item', [
    element('title', title),
    element('link', link),
    `<guid isPermaLink="${isLink}">${escapeXml(name)}</guid>`,
    element('pubDate', new Date(at).toUTCString()),
    ...categories.map((category) => element('category', category)),
    ...(creator === undefined ? [] : [element('dc:creator', creator)]),
    element('description', about),
  ])
}

export function itemOfPost(post: PostCard, publicUrl: string): string {
  return rssItem({
    title: post.title,
    link: `${publicUrl}${pagePaths.post.to(post.id)}`,
    at: post.createdAt,
    categories: [post.categorySlug],
    creator: post.foundBy,
    about: [factsOf(post), post.excerpt].filter((part) => part !== '').join('\n'),
  })
}

export function toRss({ title, link, self, about, items }: Feed): string {
  const channel = parent('channel', [
    element('title', title),
    element('link', link),
    element('description', about),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ])
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'
  return `${declaration}\n<rss version="2.0" ${names}>${channel}</rss>\n`
}
