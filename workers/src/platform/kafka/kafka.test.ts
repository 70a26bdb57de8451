import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Partitioners } from 'kafkajs'
import { openMemoryKeyedStore } from '@deals/accounts'
import { beforeFirst, type Position } from '@deals/events'
import { keyIn, openMemoryLog, partitionOf, type LogEvent } from '@deals/event-log'
import { newUuid } from '@deals/events/platform'
import { createKafka, messageOf, topicOf, untilReady, watermarkOf, worded } from '@deals/event-log/kafka'
import { aMeta, describeOnKafka, freshTopics } from '@deals/event-log/testing'
import { openEmbeddedJobQueue } from '../embedded-job-queue.ts'
import type { Checkpoint } from '../reaction-checkpoint.ts'
import { runCarriedReactions } from './run-carried-reactions.ts'

// Room for a machine that many suites share, and for groups that divide their work anew; no test waits for time to pass.
jest.setTimeout(120_000)

const logger = { info: () => {}, warn: () => {}, error: () => {} }

describeOnKafka({ port: 'reactions', name: 'reactions over Kafka' }, (brokers) => {
  it('bring each job once, with two workers that share the partitions and one that ends', async () => {
    const servers = brokers()
    const { prefix, drop } = freshTopics(servers)
    const settings = { brokers: servers, prefix, partitions: 4, replication: 1 }
    const directory = mkdtempSync(join(tmpdir(), 'dealstream-workers-'))
    const [log, keyed] = [openMemoryLog(), openMemoryKeyedStore()]
    const queue = openEmbeddedJobQueue({ file: join(directory, 'jobs.db'), logger })
    const stops = [new AbortController(), new AbortController()]
    const kafka = createKafka({ settings, logger, clientId: 'test' })
    await untilReady(kafka, { settings, logger, signal: new AbortController().signal })
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner })
    await producer.connect()
    const previous = Array<Position>(4).fill(beforeFirst)
    let sent = beforeFirst
    const tell = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        await log.append(`post-${newUuid()}`, [anExpiry(at)], { expected: 'none' })
      }
      const events = (await log.readAll({ after: sent, limit: 1000 })).events
      const messages = events.map((event: LogEvent) => {
        const key = keyIn('by-post', event) ?? ''
        const partition = partitionOf(key, 4)
        const message = messageOf(worded(event), { key, partition, previous: previous[partition] ?? beforeFirst })
        previous[partition] = event.position
        return message
      })
      await producer.send({ topic: topicOf(settings, 'by-post'), messages })
      sent = events.at(-1)?.position ?? sent
      await sendMarks()
      return sent
    }
    // As a relay does, also while nothing happens.
    const sendMarks = async () => {
      const marks = previous.map((carried, partition) => watermarkOf(sent, { partition, previous: carried }))
      const marksOfUsers = previous.map((_, partition) => watermarkOf(sent, { partition, previous: beforeFirst }))
      await producer.send({ topic: topicOf(settings, 'by-post'), messages: marks })
      await producer.send({ topic: topicOf(settings, 'by-user'), messages: marksOfUsers })
    }
    const ticking = setInterval(() => void sendMarks().catch(() => undefined), 500)
    const workers = stops.map(({ signal }) =>
      runCarriedReactions({
        log,
        queue,
        logger,
        signal,
        settings,
        checkpoints: keyed.table<Checkpoint>('reactors'),
        decode: async (event) => ({ ...event, type: 'PostExpired' }) as never,
        reactions: {
          handles: ['PostExpired'],
          jobsFor: ({ id }) => [{ queue: 'work', id: `work-${id}`, payload: {} }],
        },
      }),
    )
    await tell(60)
    const first = await tell(60)
    await Promise.all(workers.map((worker) => worker.reached(first)))
    stops[0]?.abort()
    await workers[0]?.ended
    await workers[1]?.reached(await tell(60))
    expect((await queue.counts())['work']).toMatchObject({ waiting: 180 })
    clearInterval(ticking)
    stops[1]?.abort()
    await workers[1]?.ended
    await producer.disconnect()
    await queue.close()
    rmSync(directory, { recursive: true })
    await drop()
  })
})

const anExpiry = (at: number) => ({
  id: newUuid(),
  type: 'PostExpired',
  meta: aMeta(),
  data: { postId: at, from: 'active', cause: 'author' },
})
