import { once } from 'node:events'
import type { Server } from 'node:http'
import request from 'supertest'
import { healthServer } from './health-server.ts'
import { metricsOf } from './metrics.ts'
import type { LaneProgress } from './platform/progress.ts'

const lane: LaneProgress = {
  projection: 'posts',
  version: 2,
  role: 'active',
  state: 'live',
  reason: null,
  position: 40,
  head: 42,
  lagEvents: 2,
  lagSeconds: 0.5,
  eventsPerSecond: 10,
  secondsLeft: 1,
  lastBatch: 3,
  documentsWritten: 7,
  olderWrites: 0,
  parkedKeys: 1,
}

describe('the health server', () => {
  let lanes: LaneProgress[]
  let isReady: boolean
  let server: Server

  beforeEach(async () => {
    lanes = [lane]
    isReady = true
    const progress = async () => lanes
    server = healthServer({ progress, isReady: () => isReady, metrics: metricsOf(progress) })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => void server.close())

  it('is alive, and ready once everything was folded and nothing failed', async () => {
    expect((await request(server).get('/healthz')).status).toBe(200)
    expect((await request(server).get('/readyz')).status).toBe(200)
    isReady = false
    expect((await request(server).get('/readyz')).status).toBe(503)
    isReady = true
    lanes = [{ ...lane, state: 'waiting' }]
    expect((await request(server).get('/readyz')).body).toEqual({ ready: false, waitingFor: ['posts'] })
    expect((await request(server).get('/nothing')).status).toBe(404)
  })

  it('gives figures of every version, and none twice', async () => {
    await request(server).get('/metrics')
    const { text } = await request(server).get('/metrics')
    expect(text).toContain('projection_position{projection="posts",version="2",role="active"} 40')
    expect(text).toContain('projection_documents_written_total{projection="posts",version="2",role="active"} 7')
    expect(text).toContain('projection_state{projection="posts",version="2",role="active",state="live"} 1')
  })
})
