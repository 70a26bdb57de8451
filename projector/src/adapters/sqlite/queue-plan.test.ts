import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeFirst, positionFrom } from '@deals/events'
import { cases } from '../../moderation/moderation.read-models.ts'
import { emptyDigest } from '../../platform/digest.ts'
import { wholeLog } from '../../platform/projection-store.ts'
import type { Filter, Sort } from '../../platform/read-models.ts'
import { connectReader, type Connection } from './connection.ts'
import type { Sql } from './filter-to-sql.ts'
import { countFromKept } from './kept-counts.ts'
import { findPlan } from './sqlite-collection.ts'
import { openSqliteProjectionStore } from './sqlite-projection-store.ts'
import { statementsOf } from './sqlite-statements.ts'
import { tableOf } from './tables.ts'

describe('a queue of ten thousand cases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dealstream-queue-'))
  const file = join(folder, 'read.db')
  let connection: Connection

  beforeAll(async () => {
    const store = openSqliteProjectionStore({ file })
    const ref = await store.create('cases', { code: 'cases:1', collections: [cases], state: 'fed', indexed: true })
    const puts = Array.from({ length: 10_000 }, (_, at) => ({
      collection: 'cases',
      id: String(at),
      pos: positionFrom(1),
      doc: {
        postId: at,
        lane: 'staff-review',
        rank: at / 7,
        reasons: ['spam'],
        isReported: at % 3 === 0,
        reportedRank: at,
        assigneeId: at % 5_000 === 0 ? 'mo' : 'sue',
        keptUntil: 1_000,
      },
    }))
    const to = positionFrom(1)
    await store.writer(ref).commit({ puts, partition: wholeLog, from: beforeFirst, to, digest: emptyDigest })
    await store.close()
    connection = connectReader(file)
  })
  afterAll(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })

  const stepsOf = (filter: Filter, sort: Sort): string => {
    const question = { filter, sort, limit: 26, skip: 0 }
    return stepsFor(findPlan(statementsOf(connection), { table: tableOf(cases, 1), isIndexed: true }, question))
  }
  const stepsFor = (plan: Sql): string =>
    connection
      .prepare<unknown[], { detail: string }>(`explain query plan ${plan.text}`)
      .all(...plan.values)
      .map(({ detail }) => detail)
      .join('\n')
  const behind = { rank: { $lte: 700 }, $or: [{ rank: { $lt: 700 } }, { _id: { $lt: '4900' } }] }

  it.each<[string, Filter, Sort]>([
    ['its first page', { lane: 'staff-review' }, [['rank', -1]]],
    ['a page behind another', { lane: 'staff-review', ...behind }, [['rank', -1]]],
    ['its reports', { isReported: true }, [['reportedRank', -1]]],
  ])('reads %s from an index and sorts nothing', (...[, filter, sort]) => {
    expect(stepsOf(filter, sort)).toMatch(/USING (COVERING )?INDEX/)
    expect(stepsOf(filter, sort)).not.toContain('TEMP B-TREE')
  })

  it.each<[string, Filter, Sort]>([
    ['the queue', { lane: 'staff-review' }, [['rank', -1]]],
    ['the reports', { isReported: true }, [['reportedRank', -1]]],
  ])('finds what is kept for one moderator in %s without a look at what is not', (...[, lane, sort]) => {
    const kept = { ...lane, assigneeId: 'mo', keptUntil: { $gt: 10 } }
    expect(stepsOf(kept, sort)).toMatch(/SEARCH t USING INDEX \w+ \([^)]*f_assigneeId=\?/)
    expect(stepsOf(kept, sort)).not.toContain('TEMP B-TREE')
  })

  it.each<[Filter, number]>([
    [{ lane: 'staff-review' }, 10_000],
    [{ isReported: true }, 3_334],
  ])('has its total kept and not counted: %j', (filter, total) => {
    const kept = countFromKept(tableOf(cases, 1), filter) ?? { text: '', values: [] }
    expect(stepsFor(kept)).toMatch(/^SEARCH \w+ USING PRIMARY KEY \(part=\? AND c0=\?\)$/)
    expect(statementsOf(connection).one<{ found: number }>(kept.text, kept.values)?.found).toBe(total)
  })
})
