import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { createSecureContext } from 'node:tls'
import type { Dispatcher } from 'undici'
import { isPublicIp } from './public-address.ts'

export interface FetchedPage {
  /** Where the redirects ended. */
  readonly url: string
  readonly contentType: string
  readonly bytes: Buffer
}
export interface Visit {
  /** Null whenever it cannot be had: the person can always type instead. */
  readonly page: FetchedPage | null
  /** The server answered that there is no such page. */
  readonly isGone: boolean
}
/** Fetches what members name, and nothing from inside our own network. */
export interface PageFetcher {
  fetch(url: string, limits: { bytes: number; accept: string }): Promise<Visit>
}

const timeoutMs = 5000
const mostRedirects = 5

/** Names that lead nowhere by agreement: where there is no network, asking for them would take seconds. */
const reserved = /\.(?:example|invalid|test|localhost)\.?$/i

const away: Visit = { page: null, isGone: false }
const gone: readonly number[] = [404, 410]

/** Answers a name with its addresses, all of which must be public: what was checked is what is connected to. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
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

interface FetcherOptions {
  readonly lookupHost?: LookupFunction
  /** Ports that shops use; others belong to machines that nobody should reach through us. */
  readonly ports?: readonly string[]
}

export function createPageFetcher({
  lookupHost = publicLookup,
  ports = ['', '80', '443', '8080', '8443'],
}: FetcherOptions = {}): PageFetcher {
  let asking: Promise<Ask> | undefined
  return {
    fetch: async (url, limits) => {
      asking ??= askingBy(lookupHost)
      const ask = await asking
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return await follow(url, { ...limits, ask, signal, ports })
      } catch {
        return away
      }
    },
  }
}

type Ask = (
  url: URL,
  options: Pick<Dispatcher.RequestOptions, 'headers' | 'signal'>,
) => Promise<Dispatcher.ResponseData>

/** The client is a hundred files; a site that fetches no page starts without it. */
async function askingBy(lookup: LookupFunction): Promise<Ask> {
  const { Agent, request } = await import('undici')
  // Made once; each connection would make its own, which costs more than all the rest of opening it.
  const secureContext = createSecureContext()
  const dispatcher = new Agent({ connect: { lookup, timeout: timeoutMs, secureContext }, pipelining: 0 })
  return (url, options) => request(url, { ...options, dispatcher })
}

interface Errand {
  readonly ask: Ask
  readonly signal: AbortSignal
  readonly bytes: number
  readonly accept: string
  readonly ports: readonly string[]
}

async function follow(start: string, errand: Errand): Promise<Visit> {
  let url = new URL(start)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!isFetchable(url, errand.ports)) {
      return away
    }
    const answer = await errand.ask(url, {
      signal: errand.signal,
      headers: { accept: errand.accept, 'user-agent': 'Dealstream/1.0 (link preview)', 'accept-encoding': 'identity' },
    })
    const { location } = answer.headers
    if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string') {
      await answer.body.dump({ limit: 16_384 })
      url = new URL(location, url)
    } else if (answer.statusCode === 200) {
      const contentType = String(answer.headers['content-type'] ?? '')
      const bytes = await firstBytes(answer.body, errand.bytes)
      return { page: { url: url.href, contentType, bytes }, isGone: false }
    } else {
      await answer.body.dump({ limit: 16_384 })
      return { page: null, isGone: gone.includes(answer.statusCode) }
    }
  }
  return away
}

/** Names are judged when they are looked up; numbers never are, so they are judged here. */
function isFetchable({ protocol, hostname, username, port }: URL, ports: readonly string[]): boolean {
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && ports.includes(port) && username === '' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}

async function firstBytes(body: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= most) {
      break
    }
  }
  return Buffer.concat(chunks).subarray(0, most)
}
