import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { answerCalls, portOf } from '@deals/process'
import { positionFrom } from '@deals/events'
import { logQuestions, type ProcessorReport, type LogQueries } from '@deals/projector/read-models'
import { projectorClient } from './projector-client.ts'

const token = 'the inner word'
const processor: ProcessorReport = {
  projection: 'posts',
  version: 2,
  role: 'active',
  state: 'live',
  lagEvents: 0,
  lagSeconds: 0,
  parkedKeys: 0,
  position: positionFrom(7),
  head: positionFrom(7),
  digest: 'abc',
}
const moments: unknown[] = []
const answers: LogQueries = {
  progress: async () => [processor],
  eventsOf: async () => [],
  commentEvents: async () => [],
  voteReceipts: async () => [],
  postAsOf: async ({ until }) => {
    moments.push(until)
    return null
  },
  postVersions: async ({ asked }) => asked.map(() => null),
  operate: async () => ({ outcome: 'begun', message: 'The rebuild was asked for.' }),
  operationsDesk: async () => ({ work: [], cutOff: [], parked: [], passedOver: [{ position: 5, message: 'Strange' }] }),
}

let server: Server
beforeAll(async () => {
  const problemOf = () => ({ status: 503, message: 'The log does not answer.' })
  const answer = answerCalls(logQuestions, answers, { door: 'log', token, problemOf })
  const listener: RequestListener = (request, response) => {
    answer(request, response, () => response.writeHead(404).end())
  }
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
const client = (word = token) => projectorClient({ url: `http://127.0.0.1:${portOf(server)}`, token: word })

describe('a projector in another process', () => {
  it('tells how far each view is, with the digest of each version', async () => {
    expect(await client().projections.report()).toMatchObject([
      { name: 'posts', active: 2, position: 7, versions: [{ version: 2, digest: 'abc' }] },
    ])
  })

  it('tells what waits for operators', async () => {
    expect(await client().projections.desk()).toMatchObject({ parked: [], passedOver: [{ position: 5 }] })
  })

  it('is asked for a post at a position or at a time', async () => {
    const { postLog } = client()
    expect([await postLog.asOf(1, { position: positionFrom(7) }), await postLog.asOf(1, { at: 1_000 })]).toEqual([
      null,
      null,
    ])
    expect(moments).toEqual([{ position: 7 }, { at: 1_000 }])
  })

  it('is away for whoever is no process of the site', async () => {
    await expect(client('another word').postLog.eventsOf(1)).rejects.toThrow('No projector answers.')
  })

  it('is away where nobody listens', async () => {
    const { postLog } = projectorClient({ url: 'http://127.0.0.1:9', token })
    await expect(postLog.eventsOf(1)).rejects.toThrow('No projector answers.')
  })
})
