import { hostIn, leadsTo, type Finding, type PageSeen, type PostForJobs } from '@deals/events'
import { money, percent } from '../platform/share.ts'
import { fixable, info, suspicious } from './findings.ts'
import { blocked, wordsOf, type Reviewed, type StoreOfHost } from './review-checks.ts'

export type Visited = Reviewed & Pick<PostForJobs, 'currency'>
/** What one check makes of a page that could be read; `landing` is the known store whose page it is. */
type Check = (post: Visited, page: PageSeen, landing: StoreOfHost) => Finding | null

const unread = info('page-unread', 'The page of the deal could not be read, so nothing was compared with it.')
const gone = fixable('page-gone', 'The link leads to a page that the shop does not have. Please correct the link.')

/** What the page behind the link says against the post. A page that could not be had stops nothing. */
export function pageFindings(post: Visited, page: PageSeen | null, landing: StoreOfHost): Finding[] {
  switch (page?.outcome) {
    case undefined:
      return []
    case 'unread':
      return [unread]
    case 'gone':
      return [gone]
    case 'read':
      return checks.flatMap((check) => check(post, page, landing) ?? [])
  }
}

/** The name under which a host is registered, without what tells the country: shop.example.co.uk is example. */
const brandOf = (host: string): string =>
  host
    .split('.')
    .filter((part, at, all) => at < all.length - 1 && !(at === all.length - 2 && part.length <= 3 && all.length > 2))
    .at(-1) ?? host

/** A link may lead on; where it ends counts. */
const leadsElsewhere: Check = (post, { address }, landing) => {
  const [from, to] = [hostIn(post.dealUrl), hostIn(address)]
  const stays = from === null || to === null || from === to
  if (stays || leadsTo(address, post.storeHosts) || landing?.slug === (post.storeSlug ?? undefined)) {
    return null
  }
  const barred = blocked({ ...post, dealUrl: address, content: '' }, landing)
  if (barred !== null || post.storeSlug === null) {
    return barred
  }
  if (landing !== null) {
    return fixable(
      'leads-elsewhere',
      `The link leads on to ${landing.name}. Please choose that shop or correct the link.`,
    )
  }
  const sentence = `The link leads on to ${to}, which is not known to belong to the shop.`
  // Shops have a page for each country; another name altogether is another matter.
  const isBranch = [from, ...post.storeHosts].some((host) => brandOf(host) === brandOf(to))
  return isBranch ? info('unknown-host', sentence) : suspicious('leads-elsewhere', sentence)
}

const currencyOnPage: Check = ({ type, price, currency }, page) =>
  type === 'product' && price !== null && page.currency !== null && page.currency !== currency
    ? fixable(
        'page-currency',
        `The page names its price in ${page.currency}, the post in ${currency}. Please correct the currency or the link.`,
      )
    : null

/** From this part of the page's price on, the post says something else than the page. */
const mostDifference = 0.1
const tellsHow =
  /\b(?:codes?|coupons?|clip|checkout|in cart|members?|membership|student|rebate|cash ?back|bundle|trade.in|subscribe|app only)\b/i

const priceOnPage: Check = (post, page) => {
  const { type, price, currency, couponCode, content } = post
  const isSameMoney = page.currency === null || page.currency === currency
  if (type !== 'product' || price === null || page.price === null || page.price === 0 || !isSameMoney) {
    return null
  }
  const difference = Math.abs(price - page.price) / page.price
  if (difference < mostDifference) {
    return null
  }
  const says = `The page says ${money(page.price)} and the post ${money(price)}, which is ${percent(difference)} apart.`
  // What takes a code or a card to get costs less than the page says, and rightly so.
  return price < page.price && (couponCode !== null || tellsHow.test(content))
    ? info('page-price', says)
    : fixable('page-price', `${says} Please correct the price, or say in the text how one gets it.`)
}

const soldOut: Check = ({ type }, { stock }) =>
  type === 'product' && stock === 'sold-out' ? info('page-sold-out', 'The page says that it is sold out.') : null

const fewestWords = 3
const titleOnPage: Check = ({ type, title }, page) => {
  const onPage = wordsOf(page.title ?? '')
  const inTitle = new Set(wordsOf(title))
  const isOther = onPage.length >= fewestWords && !onPage.some((word) => inTitle.has(word))
  return type === 'product' && isOther
    ? info('title-and-page', 'The name on the page shares no word with the title.')
    : null
}

const checks: readonly Check[] = [leadsElsewhere, currencyOnPage, priceOnPage, soldOut, titleOnPage]
