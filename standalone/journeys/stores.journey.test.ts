import { startFakeEventStore } from '@deals/event-log/testing'
import { projections } from '@deals/projector/app'
import {
  findMongo,
  freshDatabase,
  hasRedisServer,
  reportAdapterRun,
  startRedisServer,
  tcpGate,
  type TcpGate,
} from '@deals/storage/testing'
import { clientOf, register, until } from './client.ts'
import { expectAllKept, operate } from './kept.ts'
import { gatherCrowd, writeUntilGone, type Crowd } from './load.ts'
import { newDataDir, removeDataDir, startSite, type Settings, type Site } from './site.ts'

/** A server behind a door of its own, so that nobody else notices what is done to it. */
interface Store {
  readonly name: string
  readonly gate: TcpGate
  /** The setting that leads to it through the door, and straight. */
  readonly behind: Settings
  readonly straight: Settings
  readonly drop: () => Promise<unknown>
}

async function gated(name: string, setting: string, { url, drop }: { url: string; drop: () => Promise<unknown> }) {
  const address = new URL(url)
  const gate = await tcpGate({ host: address.hostname, port: Number(address.port) })
  await gate.open()
  const throughGate = url.replace(address.host, `127.0.0.1:${gate.port}`)
  return { name, gate, behind: { [setting]: throughGate }, straight: { [setting]: url }, drop }
}

async function openStores(): Promise<Store[]> {
  const log = await startFakeEventStore()
  const stores = [await gated('EventStoreDB (stand-in)', 'EVENTSTORE_URL', { url: log.url, drop: () => log.stop() })]
  if (hasRedisServer()) {
    const redis = await startRedisServer()
    stores.push(await gated('Redis', 'REDIS_URL', { url: redis.url, drop: () => redis.stop() }))
  }
  const mongo = findMongo()
  if ('start' in mongo) {
    const server = await mongo.start()
    const { database, drop } = freshDatabase(server.url)
    const url = server.url.replace(/^(mongodb:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${database}`)
    const dropAll = async () => {
      try {
        await drop()
      } finally {
        await server.stop()
      }
    }
    stores.push(await gated('MongoDB', 'MONGO_URL', { url, drop: dropAll }))
  }
  reportAdapterRun({
    port: 'Stores that fail under load',
    outcome: 'ran',
    adapter: stores.map(({ name }) => name).join(', '),
  })
  return stores
}

const rounds = Number(process.env['STORE_ROUNDS'] ?? 0)

// `npm run soak -- stores` says how often; without it nobody waits for this.
const described = rounds > 0 ? describe : describe.skip

described('a site whose stores are stopped, slow, or do not say what they did', () => {
  let dataDir: string
  let stores: Store[]
  let site: Site
  let crowd: Crowd
  const settingsOf = (which: 'behind' | 'straight') =>
    Object.assign({}, ...stores.map((store) => store[which])) as Settings

  beforeAll(async () => {
    dataDir = await newDataDir()
    stores = await openStores()
    site = await startSite(dataDir, { ...settingsOf('behind'), DEMO: '0', LOG_LEVEL: 'silent' })
    crowd = await gatherCrowd(site.url, { members: 12, posts: 3 })
  })
  afterAll(async () => {
    await site.kill()
    await Promise.all(stores.map(({ gate, drop }) => gate.shut().then(drop)))
    await removeDataDir(dataDir)
  })

  /** Everybody writes until so many more were acknowledged, or a store that is away has ended all of them. */
  const write = async (count: number, onEach: (nr: number) => void = () => undefined) => {
    const before = crowd.acknowledged
    await writeUntilGone(crowd, site.url, () => {
      const nr = crowd.acknowledged - before
      onEach(nr)
      return nr >= count ? 'enough' : undefined
    })
  }
  const untilWritten = async () => {
    const [writer] = crowd.writers
    const client = clientOf(site.url, writer?.session)
    const content = `All is well again after ${crowd.acknowledged}.`
    const { body, position } = await until(
      () => client.send('POST', '/api/comments', { postId: crowd.postIds[0] ?? 0, depth: 0, content }),
      ({ status }) => status === 201,
    )
    writer?.comments.set((body as { id: number }).id, content)
    crowd.position = Math.max(crowd.position, position ?? 0)
  }

  /** What is in doubt afterwards is settled before anybody writes again. */
  const stopAndSlow = async (gate: TcpGate) => {
    let shutting: Promise<void> | undefined
    await write(120, (nr) => {
      if (nr === 40) {
        shutting = gate.shut()
      }
    })
    await shutting
    await gate.open()
    await untilWritten()
    await expectAllKept(crowd, site.url)
    gate.answerAfter(150)
    await write(40)
    gate.answerAfter(0)
    await expectAllKept(crowd, site.url)
  }

  it(
    'loses nothing that it acknowledged, and its views equal a fold from zero',
    async () => {
      for (let round = 1; round <= rounds; round += 1) {
        for (const { gate } of stores) {
          await stopAndSlow(gate)
          await write(120, (nr) => void (nr % 12 === 0 && gate.loseNextAnswer()))
          await untilWritten()
          await expectAllKept(crowd, site.url)
        }
      }
      // Jobs that were put in meanwhile are done, and nobody was signed out.
      await register(site.url, 'late_comer')
      expect((await site.stop()).code).toBe(0)
      const { code, lines } = await operate({ dataDir, servers: settingsOf('straight') }, 'verify', '--all')
      const verdicts = lines.filter((line) => line.includes(' (version ')).map((line) => line.split(' (')[0])
      expect([code, verdicts]).toEqual([0, projections.map(({ name }) => `${name}: equal`)])
    },
    rounds * 300_000,
  )
})
