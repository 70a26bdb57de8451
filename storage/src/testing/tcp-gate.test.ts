import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { tcpGate } from './tcp-gate.ts'

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

describe('a gate', () => {
  it('that answers late keeps no process from ending', async () => {
    const reached: Socket[] = []
    const server = createServer((socket) => reached.push(socket.on('data', (text) => socket.write(text))))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const gate = await tcpGate({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
    await gate.open()
    const asking = connect(gate.port, '127.0.0.1')
    asking.write('at once')
    expect(String(await once(asking, 'data'))).toBe('at once')
    const before = timers()
    gate.answerAfter(60_000)
    const other = connect(gate.port, '127.0.0.1')
    other.write('late')
    while ((reached[1]?.bytesWritten ?? 0) === 0) {
      await nextTurn()
    }
    // The answer has passed the gate once the server has nothing left to say.
    reached[1]?.end()
    await once(other.resume(), 'close')
    expect(timers()).toBe(before)
    asking.destroy()
    await gate.shut()
    server.close()
    await once(server, 'close')
  })
})
