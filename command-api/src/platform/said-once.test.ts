import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import express from 'express'
import helmet from 'helmet'
import { saidOnce } from './said-once.ts'

type Heading = Parameters<typeof saidOnce>[0]

/** Headers by their names as they are sent. */
async function headersOf(heading: Heading): Promise<Record<string, string>> {
  const app = express().disable('x-powered-by')
  app.use(heading)
  app.use((_request, response) => void response.end())
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
  server.close()
  return Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'))
}

describe('headers that are said once', () => {
  it('are those of helmet', async () => {
    const heading = helmet({ contentSecurityPolicy: false, xFrameOptions: { action: 'deny' } })
    const told = await headersOf(heading)
    expect(told).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
    expect(await headersOf(saidOnce(heading))).toEqual(told)
  })

  it('are asked for once, however many are answered', () => {
    let asked = 0
    const heading = (_request: IncomingMessage, response: ServerResponse, next: () => void) => {
      response.setHeader('x-asked', (asked += 1))
      next()
    }
    saidOnce(heading)
    expect(asked).toBe(1)
  })
})
