import { openEventLog, openSqliteLog } from '@deals/events/log'
import { withStandIn } from './eventstore/event-store.ts'
import { bareAppends } from './eventstore/bare-client.ts'
import { votes } from './eventstore/votes.ts'
import { inTempDirectory } from './temp-directory.ts'
const say = (what: string, c: any) => console.log(what, Math.round(c.count / c.time), '/s', ((c.processor * 1000) / c.count).toFixed(3), 'ms cpu')
await withStandIn(({ url }) => inTempDirectory(async (d) => {
  const log = await openEventLog({ eventStoreUrl: url, file: '', writer: 'inline' })
  console.log('open')
  say('bare', await bareAppends(url, { count: 2000, writers: 24 }))
  say('votes', await votes(log, d, 2000))
  say('bare', await bareAppends(url, { count: 2000, writers: 24 }))
  const s = await openSqliteLog({ file: d + '/x.db', writer: 'thread' })
  say('sqlite', await votes(s, d, 2000))
  await s.close(); await log.close()
}))
