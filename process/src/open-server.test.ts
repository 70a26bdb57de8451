import { openServer, openSiteServer, type Serving } from './open-server.ts'
import { PortProblem } from './listen.ts'
import { visitorAddress } from './visitors.ts'

const serving: Serving = { port: 0, host: '127.0.0.1', stores: { log: async () => 1 } }

describe('a server of the site', () => {
  it('tells which of its stores does not answer, and what else it waits for', async () => {
    const stores = { log: async () => 1, accounts: () => Promise.reject(new Error('away')) }
    const server = await openServer({ ...serving, stores, others: { kafka: async () => ['kafka'] } })
    const response = await fetch(`http://127.0.0.1:${server.port}/readyz`)
    expect(await response.json()).toEqual({ ready: false, waitingFor: ['accounts', 'kafka'] })
    await server.close()
  })

  it('tells a logger of a store that is away, and no more once it is closed', async () => {
    const told: string[] = []
    let heard = () => {}
    const isTold = new Promise<void>((resolve) => (heard = resolve))
    const logger = {
      warn(_about: object, message: string) {
        told.push(message)
        heard()
      },
    }
    const server = await openServer({ ...serving, stores: { log: () => Promise.reject(new Error('no disk')) }, logger })
    await isTold
    await server.close()
    expect(told).toEqual(['the log does not answer: no disk'])
  })

  it('knows who asks, by the word of as many proxies as it was told of', async () => {
    const server = await openSiteServer({ ...serving, proxies: 1 }, (request, response) =>
      response.end(visitorAddress(request)),
    )
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const response = await fetch(`http://127.0.0.1:${server.port}/`, { headers })
    expect(await response.text()).toBe('203.0.113.7')
    await server.close()
  })

  it('that finds its port taken leaves nothing open', async () => {
    const first = await openServer(serving)
    const asked: string[] = []
    const stores = { log: async () => asked.push('log') }
    const logger = { warn: () => {} }
    await expect(openServer({ ...serving, port: first.port, stores, logger })).rejects.toThrow(PortProblem)
    await first.close()
    expect(asked).toEqual(['log'])
  })
})
