import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** Whose word about the address of a visitor is taken. */
export interface VisitorTrust {
  /** How many proxies of the operator stand in front: each adds the address that it saw. */
  readonly proxies: number
  /** What the page server of this site shows with the address that it found. */
  readonly proof?: string | undefined
}

const addressHeader = 'x-visitor-address'
const proofHeader = 'x-visitor-proof'
/** What a process hands on is said by it alone; what came in under these names says nothing. */
export const visitorHeaders: readonly string[] = [addressHeader, proofHeader]

interface Visitor {
  readonly address: string
  /** The page server asks in a visitor's name. */
  readonly isHandedOn: boolean
}
const visitors = new WeakMap<IncomingMessage, Visitor>()

/** Notes for each request who it comes from, before anything asks. */
export function knowingVisitors(trust: VisitorTrust, listener: RequestListener): RequestListener {
  return (request, response) => {
    visitors.set(request, visitorIn(request, trust))
    listener(request, response)
  }
}

/** The address of whoever asks; `unknown` where there is none. */
export const visitorAddress = (request: IncomingMessage): string =>
  visitors.get(request)?.address ?? plainAddress(request.socket.remoteAddress) ?? 'unknown'

/** Whether the page server of this site asks, in the name of a visitor. */
export const isHandedOn = (request: IncomingMessage): boolean => visitors.get(request)?.isHandedOn ?? false

/** Headers that hand a visitor's address on to another process of the site. */
export const handedOn = (address: string, proof: string): Record<string, string> => ({
  [addressHeader]: address,
  [proofHeader]: proof,
})

/** What processes that share the internal token show each other; it opens nothing but their word about visitors. */
export const visitorProof = (internalToken: string): string =>
  createHash('sha256').update(`visitors\n${internalToken}`).digest('base64url')

function visitorIn(request: IncomingMessage, { proxies, proof }: VisitorTrust): Visitor {
  const told = plainAddress(textOf(request.headers[addressHeader]))
  if (told !== undefined && isProven(textOf(request.headers[proofHeader]), proof)) {
    return { address: told, isHandedOn: true }
  }
  return { address: addressBefore(request, proxies), isHandedOn: false }
}

/** Each hop vouches for the one before it and for none further out, so what a visitor writes there chooses nothing. */
function addressBefore({ headers, socket }: IncomingMessage, proxies: number): string {
  const chain = textOf(headers['x-forwarded-for']).split(',').toReversed()
  let address = plainAddress(socket.remoteAddress) ?? 'unknown'
  for (const part of chain.slice(0, proxies)) {
    const before = plainAddress(part)
    if (before === undefined) {
      break
    }
    address = before
  }
  return address
}

const textOf = (header: string | string[] | undefined): string => [header ?? ''].flat().join(',')

function isProven(given: string, wanted: string | undefined): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted ?? '')]
  // Its length is no secret.
  return wanted !== undefined && one.length === other.length && timingSafeEqual(one, other)
}

/** Without port, brackets and zone; an IPv4 address in the clothes of IPv6 is one of IPv4. */
function plainAddress(text = ''): string | undefined {
  const written = text.trim().toLowerCase()
  const bare =
    /^\[([^\]]{2,60})\](?::\d{1,5})?$/.exec(written)?.[1] ?? /^([\d.]{7,15}):\d{1,5}$/.exec(written)?.[1] ?? written
  const address = (bare.split('%')[0] ?? '').replace(/^::ffff:(?=[\d.]+$)/, '')
  return isIP(address) === 0 ? undefined : address
}

/** What counts as one visitor: an address of IPv4, or the 64 bits that one household of IPv6 has. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) {
    return address
  }
  const [before = '', after] = address.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  const written = groups.map((group) => group.replace(/^0+(?=.)/, ''))
  // As RFC 5952 writes it: zeros at the end belong to the two colons.
  const last = written.findLastIndex((group) => group !== '0')
  return `${written.slice(0, last + 1).join(':')}::/64`
}
