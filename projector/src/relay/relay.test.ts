import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { byPosition, beforeFirst } from '@deals/events'
import { openSqliteKeyedStore } from '@deals/accounts'
import { openEventLog, runsOf } from '@deals/event-log'
import { endTerm } from '@deals/accounts/testing'
import { aVote } from '@deals/events/testing'
import { topicsOfLog } from '@deals/process/base'
import { builtScript } from '@deals/storage/testing'
import { describeOnKafka, otherWork, startFakeEventStore } from '@deals/event-log/testing'
import { openTestLog } from '../testing/small-views.ts'
import { openKafkaRig, readTopics } from '../testing/kafka-rig.ts'

// Room for a machine that many suites share; no test waits for time to pass.
jest.setTimeout(120_000)

const relayMain = join(__dirname, '..', 'relay.main.ts')

describeOnKafka({ port: 'relay', name: 'the relay in a process of its own' }, (brokers) => {
  it.each([
    { where: 'files', startServer: async () => undefined },
    { where: 'EventStoreDB', startServer: startFakeEventStore },
  ])(
    'leaves no event of a log in $where out and no chain broken, however often it is killed',
    async ({ startServer }) => {
      const rig = await openKafkaRig(brokers())
      const folder = mkdtempSync(join(tmpdir(), 'dealstream-relay-'))
      const server = await startServer()
      const file = join(folder, 'events.db')
      const log = await openEventLog({ eventStoreUrl: server?.url, file, writer: 'inline', shared: true })
      const keyed = openSqliteKeyedStore({ file: join(folder, 'accounts.db') })
      const { tell } = openTestLog(log)
      const topics = await topicsOfLog(keyed, { settings: rig.given, log: await log.identity() })
      const { prefix, partitions } = rig.given
      const environment = { DATA_DIR: folder, METRICS_PORT: '0', KAFKA_BROKERS: brokers().join(','), LOG_LEVEL: 'warn' }
      const servers = server && { EVENTSTORE_URL: server.url }
      const started: ChildProcess[] = []
      const start = (): ChildProcess => {
        const relay = spawn(process.execPath, [builtScript(relayMain)], {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: { ...environment, ...servers, KAFKA_TOPIC_PREFIX: prefix, KAFKA_PARTITIONS: String(partitions) },
        })
        started.push(relay)
        return relay
      }
      const checkpoint = async () =>
        (await keyed.table<{ position: number }>('relay').get(topics.prefix))?.value.position ?? 0
      const votes = (from: number) =>
        Array.from({ length: 150 }, (_, at) => aVote({ postId: at % 17, userId: `u${from + at}` }))
      try {
        for (const round of [0, 1]) {
          const before = await checkpoint()
          const relay = start()
          const killed = once(relay, 'exit')
          await tell(...votes(round * 1000))
          while ((await checkpoint()) <= before) {
            await otherWork()
          }
          await tell(...votes(round * 1000 + 500))
          relay.kill('SIGKILL')
          await killed
          await endTerm(keyed, `relay ${prefix}`)
        }
        const last = start()
        const ended = once(last, 'exit')
        const head = await log.head()
        const carried = await readTopics(topics, head)
        const all = (await log.readAll({ after: beforeFirst, limit: 10_000 })).events
        const byPost = [...carried].filter(([key]) => key.startsWith('by-post'))
        const runs = byPost.map(([, records]) => runsOf(records))
        expect(runs.map((some) => some.map(({ after, upTo }) => [after, upTo >= head]))).toEqual(
          runs.map(() => [[0, true]]),
        )
        const events = runs.flatMap((some) => some.flatMap((run) => run.events))
        expect(events.sort((left, right) => byPosition(left.position, right.position))).toEqual(all)
        last.kill('SIGTERM')
        expect(await ended).toEqual([0, null])
        expect(await checkpoint()).toBe(head)
      } finally {
        started.forEach((relay) => relay.kill('SIGKILL'))
        await Promise.all([log.close(), keyed.close(), rig.close()])
        await server?.stop()
        rmSync(folder, { recursive: true })
      }
    },
  )

  it('stands by while another one is active, and takes over from it', async () => {
    const rig = await openKafkaRig(brokers())
    const stop = new AbortController()
    const active = rig.startRelay({ signal: stop.signal })
    await rig.tell(aVote())
    while (active.standing().state !== 'sending') {
      await otherWork()
    }
    const standby = rig.startRelay()
    while (!standby.logger.said.includes('another relay is active; standing by')) {
      await otherWork()
    }
    expect(standby.standing()).toMatchObject({ state: 'standby', sent: 0 })
    stop.abort()
    await active.ended
    const head = await rig.tell(aVote({ postId: 2 }))
    while (standby.standing().position < head) {
      await otherWork()
    }
    expect(standby.standing()).toMatchObject({ state: 'sending', sent: 1 })
    await rig.close()
  })
})
