import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { errorCode } from '@deals/storage'
import { closeServer, listen, portOf } from './listen.ts'
import { keepOpen } from './open-ended.ts'

const host = '127.0.0.1'

interface Limits {
  userLimits: { open_files: { soft: number | string } }
}

describe('the end of a server', () => {
  const ask = (port: number, agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host, port, agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer))
      }).once('error', reject)
    })

  it('resets no request of clients that keep their connections under load', async () => {
    let asked = 0
    let answered = 0
    const server = await listen(
      (_request, response) => {
        asked += 1
        void nextTurn().then(() => response.end('done'))
      },
      { port: 0, host },
    )
    const port = portOf(server)
    const enough = 400
    const ending = new Promise<void>((resolve, reject) => {
      server.on('request', () => {
        if (asked === enough) {
          closeServer(server).then(resolve, reject)
        }
      })
    })
    const untilRefused = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        try {
          await ask(port, agent)
          answered += 1
        } catch (error) {
          agent.destroy()
          return errorCode(error)
        }
      }
    }
    const ends = await Promise.all(Array.from({ length: 16 }, untilRefused))
    await ending
    expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']))
    expect(answered).toBe(asked)
  })

  it('ends an answer that would stay open for good', async () => {
    const server = await listen(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n')
        keepOpen(response)
      },
      { port: 0, host },
    )
    const answer = ask(portOf(server), new Agent())
    const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse]
    const ended = once(response, 'finish')
    await closeServer(server)
    await ended
    expect((await answer).complete).toBe(true)
  })

  it('lets an answer under way end, and tells its client that it was the last', async () => {
    const server = await listen(
      (_request, response) => {
        void closeServer(server)
        response.end('last')
      },
      { port: 0, host },
    )
    const gone = once(server, 'close')
    const answer = await ask(portOf(server), new Agent({ keepAlive: true }))
    expect(answer.headers.connection).toBe('close')
    await gone
  })

  it('does not wait for connections that rest', async () => {
    const server = await listen((_request, response) => void response.end(), { port: 0, host })
    const agent = new Agent({ keepAlive: true })
    const answer = await ask(portOf(server), agent)
    expect(answer.headers.connection).toBe('keep-alive')
    await closeServer(server)
    expect(server.listening).toBe(false)
    agent.destroy()
  })
})

it('takes no more connections than the system allows files, less some of its own', async () => {
  const getReport = jest.spyOn(process.report, 'getReport')
  const server = await listen((_request, response) => response.end(), { port: 0, host })
  const asked = getReport.mock.calls.length
  getReport.mockRestore()
  const { open_files: files } = (process.report.getReport() as unknown as Limits).userLimits
  await closeServer(server)
  expect(server.maxConnections).toBe(Math.max(256, Number(files.soft) - 256))
  // It waits for every thread of the process, which takes most of a second where they have work.
  expect(asked).toBe(0)
})
