import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { tcpGate } from './tcp-gate.ts'

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

describe('a gate', () => {
  it('that answers late keeps no process from ending', async () => {
    const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const gate = await tcpGate({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
    await gate.open()
    const asking = connect(gate.port, '127.0.0.1')
    asking.write('at once')
    expect(String(await once(asking, 'data'))).toBe('at once')
    const before = timers()
    gate.answerAfter(60_000)
    server.once('connection', () => undefined)
    const other = connect(gate.port, '127.0.0.1')
    const [reached] = await Promise.all([once(server, 'connection'), once(other, 'connect')])
    const heard = once(reached[0], 'data')
    other.write('late')
    await heard
    // The answer has passed the gate once the server has nothing left to say.
    await new Promise((resolve) => reached[0].end(resolve))
    await once(other, 'close')
    expect(timers()).toBe(before)
    asking.destroy()
    await gate.shut()
    server.close()
    await once(server, 'close')
  })
})
