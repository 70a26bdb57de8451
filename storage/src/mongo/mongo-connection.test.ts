import channels from 'node:diagnostics_channel'
import { Socket } from 'node:net'
import { StoreProblem, Unavailable } from '../store-faults.ts'
import { describeOnMongo } from '../testing/describe-on-server.ts'
import { freshDatabase } from '../testing/mongo-server.ts'
import { tcpGate, type TcpGate } from '../testing/tcp-gate.ts'
import { connectMongo } from './mongo-connection.ts'

const secret = 'hush-hush'

async function problemWith(url: string): Promise<string> {
  const problem: unknown = await connectMongo({ url }).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(StoreProblem)
  return problem instanceof StoreProblem ? problem.message : ''
}

describe('the address of a MongoDB', () => {
  it.each([
    `mongodb://ann:${secret}@/deals`,
    `mongodb://ann:${secret}/x@host/deals`,
    `mongodb://ann:${secret}@h:99999/`,
  ])('that cannot be understood is refused in one sentence without its secrets (%#)', async (url) => {
    const sentence = await problemWith(url)
    expect(sentence).toMatch(/^MONGO_URL cannot be understood; .*\.$/)
    expect(sentence).not.toContain(secret)
  })

  it('where nobody answers is waited for, until nobody wants to wait any more', async () => {
    const stop = new AbortController()
    const said: string[] = []
    const onWait = (sentence: string) => {
      said.push(sentence)
      stop.abort()
    }
    const { port } = await tcpGate({ host: '127.0.0.1', port: 1 })
    const url = `mongodb://ann:${secret}@127.0.0.1:${port}/deals`
    await expect(connectMongo({ url, onWait, signal: stop.signal })).rejects.toBeInstanceOf(StoreProblem)
    expect(said).toEqual([expect.stringMatching(`^Waiting for MongoDB at 127.0.0.1:${port}: .*ECONNREFUSED`)])
    expect(said.join()).not.toContain(secret)
  })
})

describeOnMongo({ port: 'connection', name: 'a MongoDB' }, (server) => {
  let gate: TcpGate
  let database: ReturnType<typeof freshDatabase>

  beforeAll(async () => {
    const { hostname, port } = new URL(server().url)
    gate = await tcpGate({ host: hostname, port: Number(port || 27_017) })
    database = freshDatabase(server().url)
  })
  afterAll(() => database.drop())

  it('that does not know the password is no reason to wait', async () => {
    const { host } = new URL(server().url)
    const sentence = await problemWith(`mongodb://ann:${secret}@${host}/deals?authSource=admin`)
    expect(sentence).toMatch(/^MONGO_URL: the server at \S+ .+\.$/)
    expect(sentence).not.toContain(secret)
  })

  it('that comes late, goes and comes back, is waited for, missed and used again', async () => {
    const [url, said]: [string, string[]] = [`mongodb://127.0.0.1:${gate.port}/`, []]
    const onWait = (sentence: string) => {
      said.push(sentence)
      void gate.open()
    }
    const connection = await connectMongo({ url, database: database.database, onWait })
    expect(said).toHaveLength(1)
    const things = connection.db.collection<{ _id: string }>('things')
    await connection.run(() => things.insertOne({ _id: 'a' }))

    await gate.shut()
    const missed = connection.run(() => things.findOne({ _id: 'a' }))
    await expect(missed).rejects.toBeInstanceOf(Unavailable)
    await gate.open()
    expect(await connection.run(() => things.findOne({ _id: 'a' }))).toEqual({ _id: 'a' })
    await connection.close()
    await gate.shut()
  })

  it('whose connections close while something is written to them leaves nobody waiting, and is found again', async () => {
    const sockets: Socket[] = []
    const notice = (about: unknown) => {
      if (typeof about === 'object' && about !== null && 'socket' in about && about.socket instanceof Socket) {
        sockets.push(about.socket)
      }
    }
    channels.subscribe('net.client.socket', notice)
    const { db, run, close } = await connectMongo({ url: server().url, database: database.database })
    channels.unsubscribe('net.client.socket', notice)
    const [monitor, other] = sockets
    expect([monitor, other].map((socket) => socket?.destroyed)).toEqual([false, false])
    const asked = run(() => db.command({ ping: 1 }))
    // What is destroyed says so a moment later; until then it takes what is written, and keeps it.
    sockets.forEach((socket) => socket.destroy())
    expect(await asked.catch((error: unknown) => error)).not.toBeNull()
    expect(await run(() => db.command({ ping: 1 }))).toMatchObject({ ok: 1 })
    await close()
  })
})
