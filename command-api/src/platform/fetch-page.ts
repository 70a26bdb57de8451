import { siteName } from '@deals/events'
import { createGuardedClient, type GuardedClient, type Guarding } from './guarded-client.ts'

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

const away: Visit = { page: null, isGone: false }
const gone: readonly number[] = [404, 410]

export function createPageFetcher(guarding: Guarding = {}): PageFetcher {
  const client = createGuardedClient(guarding)
  return {
    fetch: async (url, limits) => {
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        return await follow(url, { ...limits, client, signal })
      } catch {
        return away
      }
    },
  }
}

interface Errand {
  readonly client: GuardedClient
  readonly signal: AbortSignal
  readonly bytes: number
  readonly accept: string
}

async function follow(start: string, { client, signal, bytes: most, accept }: Errand): Promise<Visit> {
  let url = new URL(start)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await client.ask(url, {
      method: 'GET',
      signal,
      headers: { accept, 'user-agent': `${siteName}/1.0 (link preview)`, 'accept-encoding': 'identity' },
    })
    const { location } = answer.headers
    if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string') {
      await answer.body.dump({ limit: 16_384 })
      url = new URL(location, url)
    } else if (answer.statusCode === 200) {
      const contentType = String(answer.headers['content-type'] ?? '')
      const bytes = await firstBytes(answer.body, most)
      return { page: { url: url.href, contentType, bytes }, isGone: false }
    } else {
      await answer.body.dump({ limit: 16_384 })
      return { page: null, isGone: gone.includes(answer.statusCode) }
    }
  }
  return away
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
