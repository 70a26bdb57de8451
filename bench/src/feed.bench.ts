import { once } from 'node:events'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { unlimited } from '@deals/process/limits'
import { postTypes } from '@deals/events'
import { openSqliteReadModels, posts, type Filter, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import { createQueryApi } from '@deals/query-api/app'
import { writeFeed } from './feed-site.ts'
import { median, milliseconds, type Bench, type Figure } from './measure.ts'
import { originOf } from './origin.ts'
import { inTempDirectory } from './temp-directory.ts'

const [few, many] = [1000, 1_000_000]
const warmUps = 30
const rounds = 200

/** Pages of the feed from a small and from a large site: a page should not get slower as the site grows. */
export const feed: Bench = {
  name: 'feed',
  about: `pages of ${few.toLocaleString('en')} and of ${many.toLocaleString('en')} posts; times are medians`,
  run: async () => {
    const small = await inTempDirectory((directory) => measure(directory, few))
    const large = await inTempDirectory((directory) => measure(directory, many))
    return small.map(({ what, time }, at) => figureOf(what, time, large[at]?.time ?? NaN))
  },
}

function figureOf(what: string, small: number, large: number): Figure {
  return { what, value: milliseconds(large), ratio: small / large, against: `${milliseconds(small)} on the small site` }
}

interface Measured {
  what: string
  time: number
}

/** What a list without any filter asks for. */
const listed: Filter = { status: { $in: ['active'] }, type: { $in: [...postTypes] } }
const best = {
  sort: [
    ['best', -1],
    ['createdAt', -1],
  ],
  limit: 20,
} as const
const newest = { sort: [['createdAt', -1]], limit: 20 } as const

async function measure(directory: string, count: number): Promise<Measured[]> {
  const readModels = openSqliteReadModels({ file: await writeFeed(directory, count) })
  const collection = readModels.collection<PostDoc>(posts)
  const server = createServer(apiOn(readModels)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const get = async (query: string) => void (await (await fetch(`${originOf(server)}/api/posts${query}`)).text())
  const ofCars = { ...listed, categorySlug: 'autos' }
  const inCurrency = { ...listed, listedCurrencies: 'CAD' }
  const measured = [
    await timed('port: first page, best', () => collection.find(listed, best)),
    await timed('port: first page, newest', () => collection.find(listed, newest)),
    await timed('port: first page of a category', () => collection.find(ofCars, best)),
    await timed('port: first page of no posts', () => collection.find({ ...listed, storeSlug: 'none' }, newest)),
    await timed('port: page 20 (deep)', () => collection.find(listed, { ...best, skip: 380 })),
    await timed('port: count up to 10,001', () => collection.count(listed, { atMost: 10_001 })),
    await timed('port: the same for a currency', () => collection.count(inCurrency, { atMost: 10_001 })),
    await timed('GET /api/posts', () => get('')),
    await timed('GET /api/posts?currency=CAD', () => get('?currency=CAD')),
    await timed('GET /api/posts?page=20', () => get('?page=20')),
  ]
  server.close()
  server.closeAllConnections()
  await readModels.close()
  return measured
}

async function timed(what: string, ask: () => Promise<unknown>): Promise<Measured> {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  return { what, time: median(times.slice(warmUps)) }
}

/** The query side alone: no sessions, and nothing that lists do not ask for. */
const apiOn = (readModels: ReadModels) =>
  createQueryApi({
    readModels,
    sessions: { find: async () => null },
    accounts: { byId: async () => null },
    postLog: { eventsOf: async () => [], asOf: async () => null },
    limits: unlimited,
    clock: Date.now,
    logger: pino({ level: 'error' }),
    internalToken: null,
    publicUrl: 'http://localhost',
  })
