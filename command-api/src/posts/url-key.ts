import { isIP } from 'node:net'
import { postLimits } from '@deals/events'

/** An address as a post keeps it, and the form in which two posts of one product page are equal. */
export interface CleanUrl {
  readonly url: string
  readonly urlKey: string
  /** Lower case, without www. */
  readonly host: string
  /** Names of the parameters that were taken away. */
  readonly removed: readonly string[]
}
export type UrlProblem = 'not-an-address' | 'shortened'

const shorteners = new Set(
  (
    'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at amzn.to a.co ebay.us rb.gy ' +
    't.ly tiny.cc lnkd.in s.click.aliexpress.com a.aliexpress.com shope.ee trib.al fb.me adf.ly bl.ink v.gd shorte.st ' +
    'soo.gd clck.ru snip.ly dlvr.it walmrt.us bby.me howl.link mavely.app.link'
  ).split(' '),
)
/** Parameters that tell a shop who sent the visitor. */
const tracking = new Set(
  (
    'gclid dclid fbclid msclkid yclid igshid mc_cid mc_eid _ga _gl tag linkcode linkid ascsubtag camp creative ' +
    'creativeasin irclickid irgwc clickid cjevent cjdata ranmid raneaid ransiteid awc sscid aff affid aff_id affiliate ' +
    'affiliate_id afftrack refid ref_ referrer pf_rd_p pf_rd_r pd_rd_w pd_rd_r pd_rd_wg campid mkevt mkcid mkrid toolid ' +
    'customid u1 subid sub_id wmlspartner sourceid veh partner'
  ).split(' '),
)
/** Parameters that name a visit and not a page. */
const sessions = new Set(['sid', 'session', 'sessionid', 'session_id', 'phpsessid', 'jsessionid', 'aspsessionid'])

const isTracking = (name: string) => name.toLowerCase().startsWith('utm_') || tracking.has(name.toLowerCase())
const isSession = (name: string) => sessions.has(name.toLowerCase())

/** Cleans an address, or says why it is none that a post may have. */
export function cleanUrl(text: string): CleanUrl | UrlProblem {
  const trimmed = text.trim()
  if (trimmed.length > postLimits.dealUrl || !URL.canParse(trimmed)) {
    return 'not-an-address'
  }
  const url = new URL(trimmed)
  if (!isPublicAddress(url)) {
    return 'not-an-address'
  }
  const host = hostOf(url)
  if (shorteners.has(host)) {
    return 'shortened'
  }
  const removed = [...url.searchParams.keys()].filter(isTracking)
  removed.forEach((name) => url.searchParams.delete(name))
  return { url: url.href, urlKey: keyOf(url, host), host, removed: [...new Set(removed)] }
}

/** Web addresses by name: no credentials, no bare numbers, no names without a dot. */
function isPublicAddress({ protocol, hostname, username, password }: URL): boolean {
  const isWeb = protocol === 'http:' || protocol === 'https:'
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return isWeb && username === '' && password === '' && !isNumber && /[^.]\.[^.]/.test(hostname)
}

/** The host of an address in lower case without www. */
export function hostOf({ hostname }: URL): string {
  return hostname
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\d?\./, '')
}

/** Big marketplaces write one product in many addresses; its number is what counts. */
const marketplaces: readonly [host: RegExp, product: RegExp, name: string][] = [
  [
    /(?:^|\.)amazon\.[a-z]{2,3}(?:\.[a-z]{2})?$/,
    /\/(?:dp|gp\/product|gp\/aw\/d|product)\/([A-Z0-9]{10})(?:[/?]|$)/i,
    'dp',
  ],
  [/(?:^|\.)ebay\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /\/itm\/(?:[^/]+\/)?(\d{9,})/, 'itm'],
  [/(?:^|\.)walmart\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /\/ip\/(?:[^/]+\/)?([A-Z0-9]{6,})/i, 'ip'],
  [/(^|\.)bestbuy\.(com|ca)$/, /\/(\d{7,})(?:\.p)?(?:[/?]|$)/, 'sku'],
  [/(^|\.)target\.com$/, /\/A-(\d+)/, 'A'],
  [/(^|\.)newegg\.(com|ca)$/, /\/p\/([A-Z0-9-]{6,})/i, 'p'],
  [/(^|\.)aliexpress\.(com|us)$/, /\/item\/(?:[^/]+\/)?(\d+)/, 'item'],
]

function keyOf(url: URL, host: string): string {
  for (const [hosts, product, name] of marketplaces) {
    const id = hosts.test(host) ? product.exec(url.pathname)?.[1] : undefined
    if (id !== undefined) {
      return `${host}/${name}/${id.toUpperCase()}`
    }
  }
  const query = [...url.searchParams].filter(([name]) => !isTracking(name) && !isSession(name))
  const sorted = query.map(([name, value]) => `${name}=${value}`).sort()
  const path = withoutLastSlashes(url.pathname)
  return `${host}${path}${sorted.length === 0 ? '' : `?${sorted.join('&')}`}`
}

function withoutLastSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') {
    end -= 1
  }
  return path.slice(0, end)
}
