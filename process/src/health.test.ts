import { createServer } from 'node:http'
import { notAnswering } from './answering.ts'
import { healthAnswers, type HealthParts } from './health.ts'
import { closeServer, listen, PortProblem, portOf } from './listen.ts'

async function ask(parts: HealthParts, path: string): Promise<{ status: number; body: string }> {
  const server = await listen(healthAnswers(parts), { port: 0, host: '127.0.0.1' })
  try {
    const response = await fetch(`http://127.0.0.1:${portOf(server)}${path}`)
    return { status: response.status, body: await response.text() }
  } finally {
    await closeServer(server)
  }
}

describe('what a process says about itself', () => {
  it('is alive', async () => {
    expect(await ask({ waitingFor: async () => ['anything'] }, '/healthz')).toEqual({
      status: 200,
      body: '{"alive":true}',
    })
  })

  it.each([
    [[], { status: 200, body: '{"ready":true,"waitingFor":[]}' }],
    [['event log'], { status: 503, body: '{"ready":false,"waitingFor":["event log"]}' }],
  ])('is ready when it waits for nothing: %j', async (names, answer) => {
    expect(await ask({ waitingFor: async () => names }, '/readyz')).toEqual(answer)
  })

  it('is not ready when it cannot tell', async () => {
    const parts = { waitingFor: () => Promise.reject(new Error('away')) }
    expect(await ask(parts, '/readyz')).toEqual({ status: 503, body: '{"ready":false,"waitingFor":["away"]}' })
  })

  it('that is kept by nobody, and says when to ask again where it is not ready', async () => {
    const parts = { waitingFor: async () => ['event log'] }
    const server = await listen(healthAnswers(parts), { port: 0, host: '127.0.0.1' })
    const headersAt = async (path: string) => {
      const { headers } = await fetch(`http://127.0.0.1:${portOf(server)}${path}`)
      return [headers.get('cache-control'), headers.get('retry-after')]
    }
    expect([await headersAt('/healthz'), await headersAt('/readyz')]).toEqual([
      ['no-store', null],
      ['no-store', '5'],
    ])
    await closeServer(server)
  })

  it('shows its figures where it has any, and nothing else', async () => {
    const metrics = { contentType: 'text/plain', metrics: async () => 'lag 0' }
    expect(await ask({ waitingFor: async () => [], metrics }, '/metrics')).toEqual({ status: 200, body: 'lag 0' })
    expect(await ask({ waitingFor: async () => [] }, '/metrics')).toMatchObject({ status: 404 })
  })

  it('names the stores that refuse', async () => {
    const stores = { log: async () => 1, documents: () => Promise.reject(new Error('away')) }
    expect(await notAnswering(stores)).toEqual(['documents'])
  })
})

describe('a port', () => {
  it('in use is refused in one sentence', async () => {
    const first = await listen(() => undefined, { port: 0, host: '127.0.0.1' })
    const second = listen(() => undefined, { port: portOf(first), host: '127.0.0.1' })
    await expect(second).rejects.toThrow(PortProblem)
    await expect(second).rejects.toThrow(/^Port \d+ is in use by another program; .*PORT\.$/)
    await closeServer(first)
  })

  it('is none before a server listens', () => {
    expect(() => portOf(createServer())).toThrow('does not listen')
  })
})
