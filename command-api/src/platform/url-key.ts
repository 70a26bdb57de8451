import { hostOf, readWebAddress, type AddressProblem } from '@deals/events'

/** An address as a post keeps it, and the form in which two posts of one product page are equal. */
export interface CleanUrl {
  readonly url: string
  readonly urlKey: string
  /** Lower case, without www. */
  readonly host: string
  /** Names of the parameters that were taken away. */
  readonly removed: readonly string[]
}

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
export function cleanUrl(text: string): CleanUrl | AddressProblem {
  const url = readWebAddress(text)
  if (typeof url === 'string') {
    return url
  }
  const host = hostOf(url)
  const removed = [...url.searchParams.keys()].filter(isTracking)
  removed.forEach((name) => url.searchParams.delete(name))
  return { url: url.href, urlKey: keyOf(url, host), host, removed: [...new Set(removed)] }
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
