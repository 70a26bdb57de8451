import { once } from 'node:events'
import { createServer } from 'node:net'
import { namedServer } from './named-server.ts'
import { freePort } from './test-programs.ts'

describe('a server that a setting names', () => {
  const named = { setting: 'MONGO_URL', port: 27_017 }

  it('is used where it listens, or one of several does', async () => {
    const server = createServer().listen(await freePort(), '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    for (const url of [`mongodb://127.0.0.1:${port}/deals`, `mongodb://127.0.0.1:1,127.0.0.1:${port}`]) {
      expect((await namedServer(named, url)).url).toBe(url)
    }
    server.close()
    await once(server, 'close')
  })

  it('is found by a process that is held up while it asks', async () => {
    const server = createServer().listen(await freePort(), '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const url = `redis://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
    const found = namedServer({ setting: 'REDIS_URL', port: 6_379 }, url)
    // As if this process had been stopped in the midst of it: no clock of a test can hold up what the system hands over.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_500)
    expect((await found).url).toBe(url)
    server.close()
    await once(server, 'close')
  })

  it.each([
    ['mongodb://ann:secret@127.0.0.1:1/deals?tls=false', '127.0.0.1:1'],
    ['mongodb://127.0.0.1:1,[::1]:2', '127.0.0.1:1, ::1:2'],
    ['redis://:secret@127.0.0.1:1', '127.0.0.1:1'],
    ['127.0.0.1:1, 127.0.0.1:2', '127.0.0.1:1, 127.0.0.1:2'],
  ])('is named by its address where it does not listen: %s', async (url, place) => {
    const sentence = `MONGO_URL is set, and no server can be reached at ${place}: start it, or leave MONGO_URL unset.`
    await expect(namedServer(named, url)).rejects.toThrow(sentence)
  })

  it('is left to its client where a name service tells its address', async () => {
    expect(await namedServer(named, 'mongodb+srv://ann:secret@cluster.example/deals')).toBeDefined()
  })
})
