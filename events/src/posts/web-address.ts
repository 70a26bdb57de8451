import { hostOf } from './host-of.ts'
import { postLimits } from './post-limits.ts'

export type AddressProblem = 'not-an-address' | 'shortened'

/** Hosts of links that hide where they lead. */
export const shorteners: readonly string[] = (
  'bit.ly tinyurl.com t.co goo.gl ow.ly is.gd buff.ly rebrand.ly cutt.ly shorturl.at amzn.to a.co ebay.us rb.gy ' +
  't.ly tiny.cc lnkd.in s.click.aliexpress.com a.aliexpress.com shope.ee trib.al fb.me adf.ly bl.ink v.gd shorte.st ' +
  'soo.gd clck.ru snip.ly dlvr.it walmrt.us bby.me howl.link mavely.app.link'
).split(' ')

/** An address that a post may name, or why it is none. */
export function readWebAddress(text: string): URL | AddressProblem {
  const trimmed = text.trim()
  if (trimmed.length > postLimits.dealUrl || !URL.canParse(trimmed)) {
    return 'not-an-address'
  }
  const url = new URL(trimmed)
  if (!isPublicAddress(url)) {
    return 'not-an-address'
  }
  return shorteners.includes(hostOf(url)) ? 'shortened' : url
}

/** Web addresses by name: no credentials, no bare numbers, no names without a dot. */
function isPublicAddress({ protocol, hostname, username, password }: URL): boolean {
  const isWeb = protocol === 'http:' || protocol === 'https:'
  // A URL writes every number in one form: four with dots, or in brackets.
  const isNumber = /^(\[|\d+(\.\d+){3}\.?$)/.test(hostname)
  return isWeb && username === '' && password === '' && !isNumber && /[^.]\.[^.]/.test(hostname)
}
