import { openSqliteKeyedStore } from '@deals/accounts'
import { openSqliteLog } from '@deals/event-log'
import { openSqliteProjectionStore, projections, startPartitionedProjector } from '@deals/projector/app'
import { aCodec } from './a-codec.ts'
import { carriedFrom } from './carried-log.ts'
import { silent } from './silent.ts'

// Folds some partitions of a log, from the word "go" until it is told to end.
const [logFile = '', accountsFile = '', readFile = '', carriedFile = '', count = '1', ...mine] = process.argv.slice(2)
const log = await openSqliteLog({ file: logFile, writer: 'inline', readOnly: true })
const keyed = openSqliteKeyedStore({ file: accountsFile })
const store = openSqliteProjectionStore({ file: readFile })
process.stdout.write('ready\n')
process.stdin.once('data', () => {
  const projector = startPartitionedProjector({
    log,
    store,
    projections,
    codec: aCodec(keyed),
    logger: silent,
    carrier: carriedFrom(carriedFile, { count: Number(count), mine: mine.map(Number) }),
    // The versions are there; nobody has to lead.
    lead: async () => null,
    standInAfter: 3_600_000,
  })
  const stop = async () => {
    try {
      await (await projector).stop()
    } finally {
      await Promise.all([store.close(), log.close(), keyed.close()])
    }
  }
  process.stdin.once('end', () => void stop())
})
