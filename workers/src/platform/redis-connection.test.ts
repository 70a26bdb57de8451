import { StoreProblem } from '@deals/storage'
import { describeOnRedis, tcpGate } from '@deals/storage/testing'
import { connectRedis } from './redis-connection.ts'

const said: string[] = []
let onSaid = () => {}
const say = (_about: object, message: string) => {
  said.push(message)
  onSaid()
}
const logger = { info: say, warn: say, error: say }
beforeEach(() => said.splice(0))

it.each(['redis://:hid%zzden@127.0.0.1:1', 'redis://:hid/den@127.0.0.1:1'])(
  'the address %s is refused in one sentence that does not hold the password',
  async (url) => {
    const connecting = connectRedis({ url, logger })
    await expect(connecting).rejects.toThrow(StoreProblem)
    await expect(connecting).rejects.toThrow(/^REDIS_URL cannot be understood; (?!.*hid).*\.$/)
  },
)

describeOnRedis({ port: 'connection', name: 'a connection to Redis' }, (server) => {
  let address: URL
  beforeAll(() => {
    address = new URL(server().url)
  })

  it('waits for a server that is away, and says so', async () => {
    const gate = await tcpGate({ host: address.hostname, port: Number(address.port) })
    const isWaiting = new Promise<void>((resolve) => {
      onSaid = resolve
    })
    const connecting = connectRedis({ url: `redis://127.0.0.1:${gate.port}`, logger })
    await isWaiting
    expect(said).toEqual([`waiting for Redis at redis://127.0.0.1:${gate.port}`])
    await gate.open()
    const redis = await connecting
    expect(await redis.ping()).toBe('PONG')
    redis.disconnect()
    await gate.shut()
  })

  it('is refused with a database that is not there, instead of using another one', async () => {
    const url = `${server().url.replace(/\/\d*$/, '')}/123456`
    await expect(connectRedis({ url, logger })).rejects.toThrow(/refuses us \(ERR DB index is out of range\)\.$/)
  })

  it('is given up when nobody wants it any more', async () => {
    const stop = new AbortController()
    onSaid = () => stop.abort()
    const connecting = connectRedis({ url: 'redis://127.0.0.1:1', logger, signal: stop.signal })
    await expect(connecting).rejects.toThrow('Redis at redis://127.0.0.1:1 did not answer.')
  })
})
