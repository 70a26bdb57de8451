import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { createSecureContext } from 'node:tls'
import type { Dispatcher } from 'undici'
import { isPublicIp } from './public-address.ts'

/** Names that lead nowhere by agreement: where there is no network, asking for them would take seconds. */
const reserved = /\.(?:example|invalid|test|localhost)\.?$/i

/** Answers a name with its addresses, all of which must be public: what was checked is what is connected to. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  if (reserved.test(hostname)) {
    callback(new Error(`${hostname} is nobody's`), '', 0)
    return
  }
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const list = Array.isArray(addresses) ? addresses : []
    const [first] = list
    if (error !== null || first === undefined || list.some(({ address }) => !isPublicIp(address))) {
      callback(error ?? new Error(`${hostname} is no public address`), '', 0)
    } else if (options.all === true) {
      callback(null, list)
    } else {
      callback(null, first.address, first.family)
    }
  })
}

export interface Guarding {
  readonly lookupHost?: LookupFunction
  /** Ports that sites use; others belong to machines that nobody should reach through us. */
  readonly ports?: readonly string[]
  readonly protocols?: readonly string[]
}

export interface GuardedClient {
  /** Asks once: redirects are answers like others. Throws where the address may not be reached, or is not. */
  ask(
    url: URL,
    options: Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body' | 'signal'>,
  ): Promise<Dispatcher.ResponseData>
}

/** The one way to an address that a member names: nothing of our own network is reached by it. */
export function createGuardedClient({
  lookupHost = publicLookup,
  ports = ['', '80', '443', '8080', '8443'],
  protocols = ['https:', 'http:'],
}: Guarding = {}): GuardedClient {
  let asking: Promise<GuardedClient['ask']> | undefined
  return {
    ask: async (url, options) => {
      // Names are judged when they are looked up; numbers never are, so they are judged here.
      const { protocol, hostname, username, port } = url
      const isFetchable = protocols.includes(protocol) && ports.includes(port) && username === ''
      if (!isFetchable || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
        throw new Error('this address is not asked')
      }
      asking ??= askingBy(lookupHost)
      return (await asking)(url, options)
    },
  }
}

const connectMs = 5000

/** The client is a hundred files; a site that asks no address starts without it. */
async function askingBy(lookupHost: LookupFunction): Promise<GuardedClient['ask']> {
  const { Agent, request } = await import('undici')
  // Made once; each connection would make its own, which costs more than all the rest of opening it.
  const secureContext = createSecureContext()
  const dispatcher = new Agent({
    connect: { lookup: lookupHost, timeout: connectMs, secureContext },
    pipelining: 0,
  })
  return (url, options) => request(url, { ...options, dispatcher })
}
