import type { PostCard } from '@deals/events'
import { element, escapeXml, parent } from './xml.ts'

export interface Feed {
  title: string
  /** Address of the page that the feed belongs to. */
  link: string
  self: string
  about: string
  posts: readonly PostCard[]
  publicUrl: string
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

function priceOf({ type, price, currency }: PostCard): string {
  if (type !== 'product' || price === null) {
    return type === 'sales' ? 'Sale' : ''
  }
  return price === 0 ? 'Free' : `${currency} ${price.toFixed(2)}`
}

/** Price, store and status stand in the text, because readers show little else. */
function itemOf(post: PostCard, publicUrl: string): string {
  const link = `${publicUrl}/post/${post.id}`
  const facts = [priceOf(post), post.storeName ?? '', post.status === 'active' ? '' : post.status]
  const about = [facts.filter((fact) => fact !== '').join(' · '), post.excerpt]
  return parent('item', [
    element('title', post.title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    element('pubDate', new Date(post.createdAt).toUTCString()),
    element('category', post.categorySlug),
    element('dc:creator', post.foundBy),
    element('description', about.filter((part) => part !== '').join('\n')),
  ])
}

export function toRss({ title, link, self, about, posts, publicUrl }: Feed): string {
  const channel = parent('channel', [
    element('title', title),
    element('link', link),
    element('description', about),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(post, publicUrl)),
  ])
  const names = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'
  return `${declaration}\n<rss version="2.0" ${names}>${channel}</rss>\n`
}
