import type { RequestListener } from 'node:http'
import request from 'supertest'
import { positionFrom } from '@deals/events'
import { healthAnswers } from '@deals/process'
import { metricsOf } from './metrics.ts'
import { waitingProcessors, type ProcessorProgress } from './platform/progress.ts'

const processor: ProcessorProgress = {
  projection: 'posts',
  version: 2,
  role: 'active',
  state: 'live',
  reason: null,
  position: positionFrom(40),
  head: positionFrom(42),
  lagEvents: 2,
  lagSeconds: 0.5,
  eventsPerSecond: 10,
  secondsLeft: 1,
  lastBatch: 3,
  documentsWritten: 7,
  olderWrites: 0,
  parkedKeys: 1,
  digest: 'abc',
}

describe('what the projector says about itself', () => {
  let processors: ProcessorProgress[]
  let isCaughtUp: boolean
  let server: RequestListener

  beforeEach(() => {
    processors = [processor]
    isCaughtUp = true
    const progress = async () => processors
    const waitingFor = async () => waitingProcessors(processors, { isCaughtUp })
    server = healthAnswers({ waitingFor, metrics: metricsOf(progress) })
  })

  it('is alive, and ready once everything was folded and nothing failed', async () => {
    expect((await request(server).get('/healthz')).status).toBe(200)
    expect((await request(server).get('/readyz')).status).toBe(200)
    isCaughtUp = false
    expect((await request(server).get('/readyz')).status).toBe(503)
    isCaughtUp = true
    processors = [{ ...processor, state: 'waiting' }]
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
