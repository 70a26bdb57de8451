import { newUuid } from '@deals/events/platform'
import { connectMongo } from '@deals/storage/mongo'
import { readMongoUrl } from './config.ts'
import { withLargeSite, writeLargeSite } from './large-site.ts'
import type { Bench, Figure } from './measure.ts'
import { questions } from './reads.bench.ts'
import { inTempDirectory } from './temp-directory.ts'
import { rowsOf, toldOf, type Cost } from './work-rows.ts'

/** Each event is folded over the network, and a hundred thousand take a minute. */
const usualEvents = 60_000

/** The same questions to a site that keeps views and accounts on a MongoDB, and to one that keeps them in files. */
export const mongo: Bench = {
  name: 'mongo',
  about: 'answers in JSON over MongoDB, 60,000 events (or as many as are asked for), 50 connections, against files',
  async run(events = usualEvents) {
    const url = readMongoUrl()
    if (url === undefined) {
      return [{ what: 'reads over MongoDB', value: 'not measured, MONGO_URL names none' }]
    }
    const overFiles = await costsOver(events)
    const overMongo = await withDatabase(url, (mongoUrl) => costsOver(events, mongoUrl))
    return [...overMongo].map(([what, cost]) => compared(what, cost, overFiles.get(what)))
  },
}

function compared(what: string, cost: Cost, files: Cost | undefined): Figure {
  return files === undefined
    ? { what, value: toldOf(cost) }
    : { what, value: toldOf(cost), ratio: cost.perSecond / files.perSecond, against: `files, ${toldOf(files)}` }
}

function costsOver(events: number, mongoUrl?: string): Promise<Map<string, Cost>> {
  return inTempDirectory(async (directory) => {
    const onMongo = mongoUrl === undefined ? {} : { mongoUrl }
    const [cookie = ''] = await writeLargeSite(directory, { events, members: 1, ...onMongo })
    const settings: Record<string, string> = mongoUrl === undefined ? {} : { MONGO_URL: mongoUrl }
    return withLargeSite(directory, (site) => rowsOf(questions, site, cookie), settings)
  })
}

/** A database of its own on that server, gone afterwards. */
async function withDatabase<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  const own = new URL(url)
  own.pathname = `/bench_${newUuid().slice(0, 8)}`
  try {
    return await work(own.href)
  } finally {
    const connection = await connectMongo({ url: own.href })
    await connection.db.dropDatabase()
    await connection.close()
  }
}
