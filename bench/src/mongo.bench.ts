import { connectMongo } from '@deals/storage/mongo'
import { readMongoUrl } from './config.ts'
import { withLargeSite, writeLargeSite } from './large-site.ts'
import type { Bench, Figure } from './measure.ts'
import { rows, rowsAnew } from './reads.bench.ts'
import { inTempDirectory } from './temp-directory.ts'
import { rowsOf, toldOf, type Cost } from './work-rows.ts'

const usualSize = 12_000
/** So that so few events are mostly posts and what is done with them, not members. */
const membersIn = (events: number): number => Math.floor(events / 4)

/**
 * What is kept asks no server: the rows that are computed anew show what one takes.
 * The same answers of the same site with everything but its log on MongoDB, and in files. The processor is that of the
 * site alone: what the server takes besides is not counted.
 */
export const mongo: Bench = {
  name: 'mongo',
  about: `answers in JSON of a site of ${usualSize.toLocaleString('en')} events (or as many as are asked for) over MongoDB and over files, 50 connections`,
  usual: usualSize,
  run: async (events = usualSize) => {
    const url = readMongoUrl()
    return url === undefined ? told('MONGO_URL names none') : overServer(url, events)
  },
}

const told = (why: string): Figure[] => [
  { what: 'nothing', value: `${why}; a server with an empty database is needed` },
]

async function overServer(url: string, events: number): Promise<Figure[]> {
  const connection = await connectMongo({ url })
  try {
    const held = await connection.db.listCollections({}, { nameOnly: true }).toArray()
    if (held.length > 0) {
      return told(`MONGO_URL names a database that holds ${held.length} collections`)
    }
    try {
      return figuresOf(await costsOver(events, url), await costsOver(events))
    } finally {
      await connection.db.dropDatabase()
    }
  } finally {
    await connection.close()
  }
}

/** What each answer costs over the server where one is named, over files otherwise. */
const costsOver = (events: number, mongoUrl?: string): Promise<Map<string, Cost>> =>
  inTempDirectory(async (directory) => {
    const crowd = membersIn(events)
    const [cookie = ''] = await writeLargeSite(directory, { events, members: 1, crowd, mongoUrl })
    const stores = mongoUrl === undefined ? undefined : { MONGO_URL: mongoUrl }
    return withLargeSite(directory, (site) => rowsOf([...rows, ...rowsAnew], site, cookie), stores)
  })

const figuresOf = (onServer: Map<string, Cost>, inFiles: Map<string, Cost>): Figure[] =>
  [...onServer].map(([what, cost]) => {
    const beside = inFiles.get(what) ?? cost
    return {
      what,
      value: toldOf(cost),
      ratio: beside.processor / cost.processor,
      against: `files, ${toldOf(beside)}`,
      parts: [{ name: 'share of the rate', value: cost.perSecond / beside.perSecond, raw: 1 }],
    }
  })
