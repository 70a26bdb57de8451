import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { onEachSent, sendingTogether } from './send-together.ts'
import { answerCalls, callsHome, HandedOver } from './thread-calls.ts'

let ports: MessagePort[] = []
afterEach(() => ports.forEach((port) => port.close()))

function twoSides(): readonly [MessagePort, MessagePort] {
  const { port1, port2 } = new MessageChannel()
  ports = [port1, port2]
  return [port1, port2]
}

/** Each message as it came, until so many were heard. */
function hearing(port: MessagePort, most: number): Promise<unknown[]> {
  const heard: unknown[] = []
  return new Promise((resolve) => {
    onEachSent(port, (message) => {
      if (heard.push(message) === most) {
        resolve(heard)
      }
    })
  })
}

const mayNotHappen = (error: unknown) => {
  throw error
}

it('what is sent in one turn goes over as one message, and is heard in its order', async () => {
  const [here, there] = twoSides()
  const send = sendingTogether(here)
  let deliveries = 0
  there.on('message', () => (deliveries += 1))
  const heard = hearing(there, 4)
  send({ message: 1, onRefused: mayNotHappen })
  send({ message: 2, onRefused: mayNotHappen })
  // In the same turn still.
  await Promise.resolve()
  send({ message: 3, onRefused: mayNotHappen })
  await new Promise((resolve) => setImmediate(resolve))
  send({ message: 4, onRefused: mayNotHappen })
  expect(await heard).toEqual([1, 2, 3, 4])
  expect(deliveries).toBe(2)
})

it('what cannot go over is refused, and keeps nothing back that was sent beside it', async () => {
  const [here, there] = twoSides()
  const send = sendingTogether(here)
  const heard = hearing(there, 2)
  const refused: unknown[] = []
  const memory = new Uint8Array([1, 2, 3]).buffer
  send({ message: 'before', onRefused: mayNotHappen })
  send({ message: () => 'a function', onRefused: (error) => refused.push(error) })
  send({ message: memory, memory: [memory], onRefused: mayNotHappen })
  expect(await heard).toEqual(['before', new Uint8Array([1, 2, 3]).buffer])
  expect(refused).toMatchObject([{ name: 'DataCloneError' }])
  expect(memory.byteLength).toBe(0)
})

it('a port may carry what nobody sends in lists', async () => {
  const [here, there] = twoSides()
  const heard = hearing(there, 1)
  here.postMessage({ line: 'a line of a log' })
  sendingTogether(here)({ message: 'sent', onRefused: mayNotHappen })
  expect(await heard).toEqual(['sent'])
})

describe('two threads that ask each other', () => {
  function asked() {
    const [here, there] = twoSides()
    answerCalls(there, {
      double: async (one) => Number(one) * 2,
      fail: async () => {
        throw new Error('no such number')
      },
      strange: async () => Symbol('strange'),
      memory: async () => {
        const bytes = new Uint8Array([7])
        return new HandedOver(bytes, [bytes.buffer])
      },
    })
    return callsHome(here)
  }

  it('each question of a turn has its own answer, and its own failure', async () => {
    const { ask } = asked()
    const answers = await Promise.allSettled([
      ask('double', 1),
      ask('fail'),
      ask('strange'),
      ask('double', Symbol('strange')),
      ask('nothing'),
      ask('memory'),
      ask('double', 3),
    ])
    expect(answers).toMatchObject([
      { value: 2 },
      { reason: { message: 'no such number' } },
      { reason: { message: 'Symbol(strange) could not be cloned.' } },
      { reason: { message: 'Symbol(strange) could not be cloned.' } },
      { reason: { message: 'nobody answers nothing' } },
      { value: new Uint8Array([7]) },
      { value: 6 },
    ])
  })
})
