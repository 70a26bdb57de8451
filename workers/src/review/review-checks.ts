import { addressesIn, hostIn, leadsTo, type Finding, type PostForJobs } from '@deals/events'
import { fixable, info, suspicious } from './findings.ts'
import { blockedDomains, hidingHosts, referralParameters, spamPhrases } from './review-lists.ts'

/** Names who reviewed, in the event. */
export const reviewModel = 'built-in-checks-2'

export type Reviewed = Pick<
  PostForJobs,
  'type' | 'title' | 'content' | 'price' | 'originalPrice' | 'dealUrl' | 'storeSlug' | 'storeHosts' | 'couponCode'
>
/** `isBlocked`: the host belongs to a store that is blocked. */
export type StoreOfHost = {
  readonly slug: string
  readonly name: string
  readonly isBlocked?: boolean | undefined
} | null
type Check = (post: Reviewed, storeOfHost: StoreOfHost) => Finding | null

/** The host of the first link of a post that leads to one of these. */
function hostAmong({ dealUrl, content }: Reviewed, hosts: readonly string[]): string | null {
  const links = [dealUrl ?? '', ...addressesIn(content)]
  return hostIn(links.find((address) => leadsTo(address, hosts)) ?? null)
}

const shortened: Check = (post) => {
  const found = hostAmong(post, hidingHosts)
  return found === null
    ? null
    : fixable('shortened-link', `Please replace the shortened link (${found}) by the full address.`)
}
export const blocked: Check = (post, storeOfHost) => {
  const host = hostAmong(post, blockedDomains) ?? (storeOfHost?.isBlocked === true ? hostIn(post.dealUrl) : null)
  return host === null ? null : blockedLink(host)
}
/** A link that leads where none may lead. */
export const blockedLink = (host: string): Finding =>
  suspicious('blocked-domain', `It links to ${host}, which is blocked here.`)
const referral: Check = ({ dealUrl, content }) => {
  const found = [dealUrl ?? '', ...addressesIn(content)]
    .filter((address) => URL.canParse(address))
    .flatMap((address) => [...new URL(address).searchParams.keys()])
    .find((name) => referralParameters.has(name.toLowerCase()))
  return found === undefined
    ? null
    : fixable('referral-link', `Please remove "${found}" from the link: links that pay somebody are not allowed.`)
}
const otherShop: Check = ({ dealUrl, storeSlug, storeHosts }, storeOfHost) => {
  const host = hostIn(dealUrl)
  if (
    dealUrl === null ||
    host === null ||
    storeSlug === null ||
    storeHosts.length === 0 ||
    leadsTo(dealUrl, storeHosts)
  ) {
    return null
  }
  // A shop that we know is certainly another one; an unknown host may be a new page of the same shop.
  return storeOfHost !== null && storeOfHost.slug !== storeSlug
    ? fixable('other-shop', `The link leads to ${storeOfHost.name}. Please choose that shop or correct the link.`)
    : info('unknown-host', `The link leads to ${host}, which is not known to belong to the shop.`)
}
const spam: Check = ({ title, content }) => {
  const text = `${title}\n${content}`.toLowerCase()
  const found = spamPhrases.find((phrase) => text.includes(phrase))
  return found === undefined ? null : suspicious('spam-words', `The text says "${found}".`)
}

const fewestLetters = 12
const mostCapitals = 0.7
const capitals: Check = ({ title }) => {
  const letters = title.match(/\p{L}/gu) ?? []
  const upper = title.match(/\p{Lu}/gu) ?? []
  return letters.length >= fewestLetters && upper.length / letters.length > mostCapitals
    ? fixable('capitals', 'Please write the title without so many capital letters.')
    : null
}
const priceOrder: Check = ({ price, originalPrice }) =>
  price !== null && originalPrice !== null && price > originalPrice
    ? fixable('price-above-original', 'The price is above the original price. Please correct one of them.')
    : null

const mostRatio = 20
const unlikelyDiscount: Check = ({ price, originalPrice }) =>
  price !== null && price > 0 && originalPrice !== null && originalPrice > mostRatio * price
    ? info('unlikely-discount', `The original price is more than ${mostRatio} times the price.`)
    : null

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
const fewestPathWords = 3
/** Pages of products often carry the name in their address; one that shares no word with the title may be another product. */
const titleAndLink: Check = ({ type, title, dealUrl }) => {
  if (type !== 'product' || dealUrl === null || !URL.canParse(dealUrl)) {
    return null
  }
  const path = wordsOf(new URL(dealUrl).pathname.replace(/%[0-9a-f]{2}|[-_]/gi, ' '))
  const named = path.filter((word) => !/^\d+$/.test(word))
  const inTitle = new Set(wordsOf(title))
  return named.length >= fewestPathWords && !named.some((word) => inTitle.has(word))
    ? info('title-and-link', 'The address of the page shares no word with the title.')
    : null
}
const speaksOfCode = /\b(use|with|enter|apply) (the |this )?(promo |coupon |discount )?code\b/i
const namesCode = /\bcode\b\W{0,4}[A-Z0-9][A-Z0-9_-]{2,}/
const missingCoupon: Check = ({ content, couponCode }) =>
  couponCode === null && speaksOfCode.test(content) && !namesCode.test(content)
    ? fixable('missing-coupon', 'The text speaks of a code. Please name it in the coupon field.')
    : null

const checks: readonly Check[] = [
  blocked,
  shortened,
  referral,
  otherShop,
  spam,
  capitals,
  priceOrder,
  unlikelyDiscount,
  titleAndLink,
  missingCoupon,
]

/** Everything that the post alone tells; none of these checks needs the network or a clock. */
export function reviewPost(post: Reviewed, storeOfHost: StoreOfHost): Finding[] {
  return checks.flatMap((check) => check(post, storeOfHost) ?? [])
}
