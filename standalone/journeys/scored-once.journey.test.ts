import { join } from 'node:path'
import { beforeFirst } from '@deals/events'
import { openSqliteLog } from '@deals/event-log'
import { hasRedisServer, startRedisServer } from '@deals/storage/testing'
import { clientOf, register, until, type Client } from './client.ts'
import { aPicture } from './fill-in-a-deal.ts'
import { kill, newDataDir, removeDataDir, stop, type Running, type Settings } from './site.ts'
import { startSiteApart } from './site-apart.ts'

/** `npm run soak -- scores` asks for many more. */
const posts = Number(process.env['SCORED_POSTS'] ?? 12)
const patience = 300_000 + posts * 2_000
const atOnce = 4

interface Queue {
  readonly where: string
  readonly open: () => Promise<{ settings: Settings; close: () => Promise<void> }>
}
const redis: Queue = {
  where: 'Redis',
  open: async () => {
    const server = await startRedisServer()
    return { settings: { REDIS_URL: server.url }, close: () => server.stop() }
  },
}
const file: Queue = { where: 'a file', open: async () => ({ settings: {}, close: async () => undefined }) }

async function upload(url: string, { session }: Client): Promise<string> {
  const { name, mimeType, buffer } = await aPicture('#0b6b50')
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const answer = await fetch(`${url}/api/images`, {
    method: 'POST',
    body: form,
    headers: { cookie: `session=${session}` },
  })
  return ((await answer.json()) as { imageUrl: string }).imageUrl
}

async function postDeal(poster: Client, imageUrl: string, nr: number): Promise<number> {
  const { status, text, body } = await poster.send('POST', '/api/posts', {
    type: 'product',
    title: `Headphones of number ${nr} with a case`,
    content: 'Down from 99.99. Ships free.',
    price: 40 + (nr % 50),
    originalPrice: 99.99,
    currency: 'USD',
    categorySlug: 'techelectronics',
    subCategorySlug: 'headphonesearbuds',
    dealUrl: `https://harbour-audio.example/headphones-${nr}`,
    storeName: 'Harbour Audio',
    images: [{ imageUrl, sequence: 0, alt: 'Headphones' }],
    duplicateOverride: 'They are of another number, however alike they sound.',
  })
  if (status !== 201) {
    throw new Error(`post ${nr} was not taken: ${status} ${text}`)
  }
  return (body as { id: number }).id
}

/** Several post at once, so that there is always something to be scored. */
async function postDeals(url: string): Promise<number[]> {
  const names = Array.from({ length: atOnce }, (_, nr) => `poster_${nr}`)
  const ids = await Promise.all(
    names.map(async (name, first) => {
      const poster = await register(url, name)
      const imageUrl = await upload(url, poster)
      const own: number[] = []
      for (let nr = first; nr < posts; nr += atOnce) {
        own.push(await postDeal(poster, imageUrl, nr))
      }
      return own
    }),
  )
  return ids.flat()
}

/** How often each kind of event about scores was written about each post. */
async function scoresIn(dataDir: string): Promise<Map<string, number[]>> {
  const log = await openSqliteLog({ file: join(dataDir, 'events.db'), writer: 'inline' })
  try {
    const { events } = await log.readAll({ after: beforeFirst, limit: 1_000_000 })
    const told = new Map<string, number[]>()
    for (const { type, stream } of events.filter((event) => event.stream.startsWith('score-'))) {
      told.set(type, [...(told.get(type) ?? []), Number(stream.slice('score-'.length))])
    }
    return told
  } finally {
    await log.close()
  }
}

const queues = [file, ...(hasRedisServer() ? [redis] : [])]

/** How many of the deals are shown with their score. */
async function scored(url: string): Promise<number> {
  const visitor = clientOf(url)
  const pages = Array.from({ length: Math.ceil(posts / 100) }, (_, at) => at + 1)
  const shown = await Promise.all(pages.map((page) => visitor.get(`/api/posts?limit=100&types=product&page=${page}`)))
  const deals = shown.flatMap(({ body }) => (body as { posts: { score: number | null }[] }).posts)
  return deals.filter(({ score }) => score !== null).length
}

const untilScored = (url: string, count: number) =>
  until(
    () => scored(url),
    (now) => now >= count,
  )

/** The deals of a site of which one of two processes is killed while they score, and what was written about each. */
async function scoredWhileOneIsKilled(dataDir: string, settings: Settings) {
  const site = await startSiteApart(dataDir, settings)
  let second: Running | undefined
  try {
    second = await site.startWorkers()
    const posting = postDeals(site.url)
    const some = untilScored(site.url, Math.ceil(posts / 3))
    // A deal that is not taken ends the wait.
    await Promise.race([some, posting.then(() => some)])
    expect((await kill(second)).signal).toBe('SIGKILL')
    second = await site.startWorkers()
    const ids = (await posting).toSorted((one, other) => one - other)
    await untilScored(site.url, posts)
    expect((await stop(second)).code).toBe(0)
    expect((await site.stop()).code).toBe(0)
    return { ids, told: await scoresIn(dataDir) }
  } finally {
    await Promise.all([second && kill(second), site.kill()])
  }
}

// At once: whoever takes a killed one's jobs over waits for it first.
describe('deals that two processes score', () => {
  it.concurrent.each(queues)(
    'are scored once each, although one of the two is killed, with their jobs in $where',
    async ({ open }) => {
      const dataDir = await newDataDir()
      const queue = await open()
      try {
        const { ids, told } = await scoredWhileOneIsKilled(dataDir, { ...queue.settings, DEMO: '0' })
        const about = (type: string) => told.get(type)?.toSorted((one, other) => one - other)
        expect(about('ScoreCompleted')).toEqual(ids)
        expect(about('ScoreRequested')).toEqual(ids)
        expect(about('ScoreFailed')).toBeUndefined()
      } finally {
        await queue.close()
        await removeDataDir(dataDir)
      }
    },
    patience,
  )
})
