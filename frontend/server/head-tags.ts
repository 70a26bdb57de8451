import { escapeHtml, siteName, wordsUpTo } from '@deals/events'
import { documentTitle } from '../src/app/document-title.ts'
import { jsonForHtml } from '../src/lib/json-for-html.ts'
import type { PageHead } from '../src/screens/shared/page.ts'

/** What search engines show below the title. */
const descriptionLength = 160
const ownPicture = '/icon-512.png'
const ownDescription = 'Browse deals, updated continuously, curated by the community.'

interface HeadPlace {
  /** The origin under which the site is known. */
  readonly origin: string
  readonly url: URL
}

/** The first words of a text in one line. */
const descriptionFrom = (text: string) => wordsUpTo(descriptionLength, text.replace(/\s+/g, ' ').trim())

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')} />`

const meta = (name: string, content: string) => tag('meta', { name, content })
const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content })

const feedLink = (title: string, href: string) =>
  tag('link', { rel: 'alternate', type: 'application/rss+xml', title, href })

/** Beside each feed of deals stands one of what changes of them, but for a member's; a post has that one alone. */
function changesOf({ feed = '', changes }: PageHead): string[] {
  const beside = /^(?!\/user\/).*\/feed\.xml/.test(feed) ? feed.replace('/feed.xml', '/changes.xml') : undefined
  return [changes ?? beside ?? []].flat()
}

/** Structured data are read away from their page, where an address without a host leads nowhere. */
const withAddresses = (data: NonNullable<PageHead['jsonLd']>, origin: string): typeof data => ({
  ...data,
  ...(Array.isArray(data['image']) && { image: data['image'].map((one) => new URL(String(one), origin).href) }),
})

/** Whether a page stands for the site or for one of its lists, not for one thing. */
const isWhole = ({ jsonLd }: PageHead) => jsonLd === undefined || jsonLd['@type'] === 'WebSite'

/** Title, description, address and picture of a page, for the browser, for search engines and for shared links. */
export function headTags(head: PageHead, { origin, url }: HeadPlace): string {
  const description = descriptionFrom(head.description ?? ownDescription)
  const address = `${origin}${head.canonical ?? `${url.pathname}${url.search}`}`
  const isMissing = head.status !== undefined && head.status >= 400
  const picture = new URL(head.image ?? ownPicture, origin).href
  return [
    `<title>${escapeHtml(documentTitle(head.title))}</title>`,
    meta('description', description),
    ...(head.noIndex === true ? [meta('robots', 'noindex')] : []),
    ...(isMissing ? [] : [tag('link', { rel: 'canonical', href: address })]),
    ...(head.feed === undefined ? [] : [feedLink(head.title, head.feed)]),
    ...changesOf(head).map((address) => feedLink(`Changes: ${head.title}`, address)),
    property('site_name', siteName),
    property('title', head.title),
    property('description', description),
    property('url', address),
    property('type', isWhole(head) ? 'website' : 'article'),
    property('image', picture),
    meta('twitter:card', head.image === undefined ? 'summary' : 'summary_large_image'),
    ...(head.jsonLd === undefined
      ? []
      : [`<script type="application/ld+json">${jsonForHtml(withAddresses(head.jsonLd, origin))}</script>`]),
  ].join('\n    ')
}
