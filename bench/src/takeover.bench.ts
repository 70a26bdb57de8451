import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openSqliteKeyedStore } from '@deals/accounts'
import { filesIn } from '@deals/process/base'
import { createKafka, type KafkaSettings } from '@deals/event-log/kafka'
import { newUuid } from '@deals/events/platform'
import { openSqliteLog } from '@deals/event-log'
import { openSqliteProjectionStore } from '@deals/projector/app'
import { aCodec, masterKey } from './a-codec.ts'
import { readKafka } from './config.ts'
import { median, seconds, type Bench, type Figure } from './measure.ts'
import { ended } from './running-site.ts'
import { silent } from './silent.ts'
import { siteHistory, type Happening } from './site-history.ts'
import { inTempDirectory } from './temp-directory.ts'
import { untilFolded } from './until-folded.ts'
import { encoded, writeLog } from './write-log.ts'

const size = 25_000
const later = 500
const rounds = 3
const askEvery = 50

/** Two projectors share the partitions of a real Kafka; one is killed, and what happens next has to be folded by the other. */
export const takeover: Bench = {
  name: 'takeover',
  about: 'from the death of one of two projectors until the other has folded the partitions of both',
  run() {
    const kafka = readKafka()
    return kafka === undefined
      ? Promise.resolve([{ what: 'partitions taken over', value: 'not measured, KAFKA_BROKERS is not set' }])
      : inTempDirectory((directory) => measure(directory, { ...kafka, prefix: `bench-${newUuid().slice(0, 8)}` }))
  },
}

async function measure(directory: string, kafka: KafkaSettings): Promise<Figure[]> {
  const files = filesIn(directory)
  const keyed = openSqliteKeyedStore({ file: files.accounts })
  const codec = aCodec(keyed)
  const history = [...siteHistory(size + later * rounds)]
  await writeLog(files.log, history.slice(0, size), codec)
  const log = await openSqliteLog({ file: files.log, writer: 'inline', shared: true })
  const store = openSqliteProjectionStore({ file: files.readModels })
  const append = async (some: readonly Happening[]) => {
    for (const happening of some) {
      await log.append(happening.stream, [await encoded(happening, codec)], { expected: 'any' })
    }
  }
  const start = (program: string) => startProgram(program, directory, kafka)
  const relay = start('relay.js')
  const projectors = [start('projector.js'), start('projector.js')]
  const times: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      await untilFolded(store, await log.head())
      await untilShared(kafka, 2)
      const [killed, other] = projectors.splice(0)
      killed?.kill('SIGKILL')
      const next = history.slice(size + round * later, size + (round + 1) * later)
      times.push(await seconds(() => append(next).then(async () => untilFolded(store, await log.head()))))
      projectors.push(...(other === undefined ? [] : [other]), start('projector.js'))
    }
  } finally {
    await Promise.all([relay, ...projectors].map(ended))
    await Promise.all([log.close(), keyed.close(), store.close()])
    await removeTopics(kafka)
  }
  const value = `${median(times).toFixed(1)} s at the median of ${rounds}, ${Math.max(...times).toFixed(1)} s at most`
  return [{ what: 'partitions taken over', value }]
}

function startProgram(program: string, directory: string, kafka: KafkaSettings): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, '../../standalone/dist', program)], {
    env: {
      DATA_DIR: directory,
      MASTER_KEY: masterKey.toString('base64'),
      METRICS_PORT: '0',
      LOG_LEVEL: 'fatal',
      // Its members stand in the log alone.
      ACCOUNTS_LOST: 'accept',
      KAFKA_BROKERS: kafka.brokers.join(','),
      KAFKA_TOPIC_PREFIX: kafka.prefix,
      KAFKA_PARTITIONS: String(kafka.partitions),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Until so many projectors have divided the partitions among them. */
const untilShared = (settings: KafkaSettings, members: number): Promise<void> =>
  withAdmin(settings, async (admin) => {
    const isShared = async () => {
      const named = (await admin.listGroups()).groups.map(({ groupId }) => groupId)
      const own = named.filter((name) => name.startsWith(`${settings.prefix}.`) && name.endsWith('.projector'))
      const { groups } = await admin.describeGroups(own)
      return groups.length === 1 && groups[0]?.state === 'Stable' && groups[0].members.length === members
    }
    while (!(await isShared())) {
      await delay(askEvery)
    }
  })

const removeTopics = (settings: KafkaSettings): Promise<void> =>
  withAdmin(settings, async (admin) => {
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(`${settings.prefix}.`))
    await admin.deleteTopics({ topics })
  })

type Admin = ReturnType<ReturnType<typeof createKafka>['admin']>

async function withAdmin(settings: KafkaSettings, work: (admin: Admin) => Promise<void>): Promise<void> {
  const admin = createKafka({ settings, logger: silent, clientId: 'bench' }).admin()
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.disconnect()
  }
}
