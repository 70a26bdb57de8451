import { connect } from 'node:net'
import { beforeFirst, type DomainEvent } from '@deals/events'
import { keyIn, partitionOf, runsOf } from '@deals/event-log'
import { StoreProblem } from '@deals/storage'
import { createKafka, untilReady } from '@deals/event-log/kafka'
import { openMemoryKeyedStore } from '@deals/accounts'
import { aBookmark, aPost, aVote } from '@deals/events/testing'
import { describeOnKafka, otherWork } from '@deals/event-log/testing'
import { tcpGate } from '@deals/storage/testing'
import type { Carrier } from '../platform/partitions/carrier.ts'
import { listeningLogger } from '../testing/small-views.ts'
import { chainsFrom, partsOf, planSend } from '../relay/plan-send.ts'
import { openSender } from '../relay/sender.ts'
import {
  allOf,
  openKafkaRig,
  partitionNamed,
  readTopics,
  type KafkaRig,
  type SocketFactory,
} from '../testing/kafka-rig.ts'

// Room for a machine that many suites share, and for groups that divide their work anew; no test waits for time to pass.
jest.setTimeout(180_000)

const erased = (userId: string): DomainEvent => ({ type: 'UserErased', data: { userId, requestId: 'r' } })
/** Votes, posts, bookmarks and somebody who leaves, so many of them. */
const stories = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => {
    const [postId, userId] = [1 + ((from + at) % 23), `u${from + at}`]
    return at % 7 === 0 ? aPost({ postId }) : at % 5 === 0 ? aBookmark({ postId, userId }) : aVote({ postId, userId })
  })

describeOnKafka({ port: 'carrier of events', name: 'events over Kafka' }, (brokers) => {
  let rig: KafkaRig

  beforeEach(async () => {
    rig = await openKafkaRig(brokers())
  })
  afterEach(() => rig.close())

  it('keep their order by key, come to the right partitions, and every partition hears how far they are', async () => {
    const head = await rig.tell(...stories(300), erased('u3'))
    rig.startRelay()
    const carried = await readTopics(rig.settings, head)
    const all = await allOf(rig.log)
    for (const [key, records] of carried) {
      const { view, index } = partitionNamed(key)
      const mine = all.filter((event) => {
        const id = keyIn(view, event)
        return id === '*' || (id !== null && partitionOf(id, rig.settings.partitions) === index)
      })
      expect(records.flatMap(({ event }) => event ?? [])).toEqual(mine)
      expect(runsOf(records)).toEqual([{ after: 0, upTo: records.at(-1)?.position, events: mine }])
      expect(records.at(-1)?.event).toBeNull()
    }
  })

  it('are folded by projectors that share the partitions', async () => {
    rig.startRelay()
    const [one, other] = [await rig.startProjector(), await rig.startProjector()]
    await rig.tell(...stories(200), erased('u3'))
    await Promise.all([one.caughtUp(), other.caughtUp()])
    const position = await rig.tell(aVote({ postId: 1, userId: 'late' }))
    expect(await rig.stores.readModels.waitFor({ projection: 'vote-tallies', position }, 30_000)).toBe(true)
    expect(await rig.findDifferences()).toEqual([])
    expect((await one.progress()).map(({ state, lagEvents }) => [state, lagEvents])).toEqual([
      ['live', 0],
      ['live', 0],
      ['live', 0],
    ])
  })

  it('are folded exactly when the partitions are divided anew in the middle of a batch', async () => {
    await rig.tell(...stories(600))
    const relay = rig.startRelay()
    let second: Promise<{ caughtUp(): Promise<void> }> | undefined
    const interrupted = (carrier: Carrier): Carrier => ({
      ...carrier,
      carry: ({ onPiece, signal }) =>
        carrier.carry({
          signal,
          async onPiece(piece) {
            await onPiece({ ...piece, records: piece.records.slice(0, Math.ceil(piece.records.length / 2)) })
            if (second === undefined) {
              second = rig.startProjector({ store: rig.stores.elsewhere })
              // Says that it is alive until it hears that the group is divided anew.
              for (;;) {
                await piece.beat()
                await otherWork()
              }
            }
            await onPiece(piece)
          },
        }),
    })
    const first = await rig.startProjector({ around: interrupted })
    await first.caughtUp()
    await rig.tell(...stories(300, 600))
    await (await second)?.caughtUp()
    await first.stop()
    await rig.tell(...stories(300, 900), erased('u7'))
    await (await second)?.caughtUp()
    expect(relay.standing()).toMatchObject({ state: 'sending' })
    expect(await rig.findDifferences()).toEqual([])
  })

  it('are folded exactly by two projectors that both believe they own every partition', async () => {
    rig.startRelay()
    const owners = [
      await rig.startProjector({ group: 'projector' }),
      await rig.startProjector({ group: 'zombie', store: rig.stores.elsewhere }),
    ]
    for (let round = 0; round < 10; round += 1) {
      await rig.tell(...stories(60, round * 60), erased(`u${round * 60 + 2}`))
    }
    await Promise.all(owners.map((owner) => owner.caughtUp()))
    expect(await rig.findDifferences()).toEqual([])
  })

  it('that are sent twice, by two relays at once, are folded once', async () => {
    rig.startRelay()
    rig.startRelay({ keyed: openMemoryKeyedStore() })
    const projector = await rig.startProjector()
    for (let round = 0; round < 5; round += 1) {
      await rig.tell(...stories(60, round * 60))
    }
    await projector.caughtUp()
    expect(await rig.findDifferences()).toEqual([])
  })

  it('that are lost on the way are read from the log', async () => {
    await rig.tell(...stories(200), erased('u3'))
    const logger = listeningLogger()
    const kafka = createKafka({ settings: rig.settings, logger, clientId: 'lossy' })
    await untilReady(kafka, { settings: rig.settings, logger, signal: new AbortController().signal })
    const sender = await openSender(kafka, rig.settings)
    const [part] = partsOf(await rig.log.readAll({ after: beforeFirst, limit: 1000 }))
    const { messages } = planSend(
      part ?? { events: [], upTo: beforeFirst },
      chainsFrom(beforeFirst, rig.settings.partitions),
    )
    const lossy = messages['by-post'].filter((message, at) => message.value === null || at % 9 !== 4)
    await sender.send({ messages: { ...messages, 'by-post': lossy } })
    await sender.close()
    const projector = await rig.startProjector()
    await projector.caughtUp()
    expect(projector.logger.said).toContain('events are read from the log itself')
    expect(await rig.findDifferences()).toEqual([])
  })

  it('wait for a broker that is away at the start, and go on after it was away', async () => {
    const { gate, socketFactory } = await gateTo(brokers())
    const relay = rig.startRelay({ socketFactory })
    const projector = await rig.startProjector({ socketFactory })
    await rig.tell(...stories(50))
    const hears = async (said: readonly string[], words: string, from = 0) => {
      while (!said.slice(from).some((sentence) => sentence.includes(words))) {
        await otherWork()
      }
    }
    await hears(relay.logger.said, 'waiting for Kafka at ')
    await hears(projector.logger.said, 'waiting for Kafka at ')
    expect(relay.standing()).toMatchObject({ state: 'waiting' })
    await gate.open()
    await projector.caughtUp()
    const before = relay.logger.said.length
    await gate.shut()
    await rig.tell(...stories(50, 50))
    await hears(relay.logger.said, 'the relay begins again from its checkpoint', before)
    await rig.tell(...stories(50, 100))
    await gate.open()
    await projector.caughtUp()
    expect(await rig.findDifferences()).toEqual([])
    await gate.shut()
  })

  it('are folded exactly though the broker answers late, and its answers get lost after it did what was asked', async () => {
    const { gate, socketFactory } = await gateTo(brokers())
    await gate.open()
    const relay = rig.startRelay({ socketFactory })
    const projector = await rig.startProjector({ socketFactory })
    let lost = 0
    for (const lateMs of [0, 20, 80, 20, 0, 150]) {
      gate.answerAfter(lateMs)
      await rig.tell(...stories(60, lost * 60))
      lost += 1
      await gate.loseNextAnswer()
    }
    gate.answerAfter(0)
    await projector.caughtUp()
    expect(relay.standing()).toMatchObject({ state: 'sending' })
    expect(await rig.findDifferences()).toEqual([])
    await gate.shut()
  })

  it('are refused topics that have another number of partitions', async () => {
    const settings = { ...rig.settings, partitions: 3 }
    const [logger, signal] = [listeningLogger(), new AbortController().signal]
    const ready = (with_: typeof settings) =>
      untilReady(createKafka({ settings: with_, logger, clientId: 'any' }), { settings: with_, logger, signal })
    await ready(rig.settings)
    await expect(ready(settings)).rejects.toThrow(StoreProblem)
    await expect(ready(settings)).rejects.toThrow(/has 4 partitions and KAFKA_PARTITIONS is 3: set it to 4/)
  })
})

/** A door to the first broker, and how clients are made to go through it, whatever address the broker names. */
async function gateTo([broker = '']: readonly string[]) {
  const [host = '', port] = broker.split(':')
  const gate = await tcpGate({ host, port: Number(port) })
  const socketFactory: SocketFactory = ({ onConnect }) =>
    connect({ host: '127.0.0.1', port: gate.port }, onConnect).setKeepAlive(true)
  return { gate, socketFactory }
}
