import { alertNotices } from '../../deal-alerts/deal-alerts.read-models.ts'
import { notifications } from '../../notifications/notifications.read-models.ts'
import type { Filter } from '../../platform/read-models.ts'
import { connectPrivate } from './connection.ts'
import { countPlan } from './find-plan.ts'
import { createIndexes, createTables, tableOf } from './tables.ts'

describe.each([notifications, alertNotices])('notices of a member in $name', (schema) => {
  const [connection, table] = [connectPrivate(), tableOf(schema, 1)]
  beforeAll(() => [...createTables(table), ...createIndexes(table)].forEach((sql) => connection.exec(sql)))
  afterAll(() => connection.close())

  const recent = { userId: 'ann', createdAt: { $gte: 5 } }
  const hidden = { kind: { $nin: ['reply'] } }
  it.each<[string, Filter, string]>([
    ['of the last months', recent, 'f_userId=? AND f_createdAt>?'],
    ['of wanted kinds', { ...recent, ...hidden }, 'f_userId=? AND f_createdAt>?'],
    ['that are unseen', { ...recent, ...hidden, position: { $gt: 7 } }, 'f_userId=? AND f_position>?'],
  ])('%s are counted without a look at one of them', (...[, filter, range]) => {
    const plan = countPlan(table, { filter, atMost: 1_000 })
    const steps = connection
      .prepare<unknown[], { detail: string }>(`explain query plan ${plan.text}`)
      .all(...plan.values)
      .map(({ detail }) => detail)
    expect(steps.join('\n')).toMatch(/SEARCH t USING COVERING INDEX \w+ \(([^)]*)\)/)
    expect(steps.join('\n')).toContain(`(${range})`)
  })
})
