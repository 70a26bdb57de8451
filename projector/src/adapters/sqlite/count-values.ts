import { limited } from '@deals/storage'
import type { Filter, ValueCounts } from '../../platform/read-models.ts'
import { startsFor, type IndexStart } from '../check-filter.ts'
import { listedValues, startFilter } from '../conditions.ts'
import { filterToSql, type Sql } from './filter-to-sql.ts'
import { countBehind } from './find-plan.ts'
import { valuesFromKept } from './kept-counts.ts'
import type { Planned } from './plain-plans.ts'
import type { Statements } from './sqlite-statements.ts'
import { columnOf, indexName, type CollectionTable } from './tables.ts'

/** Of what documents that answer a filter are counted, and how many may be looked at. */
export interface CountingValues {
  filter: Filter
  per: string
  atMost: number
}
interface ValueRow {
  value: string | number | null
  found: number
  looked: number
}

/** From what is counted already; else of the documents behind the narrowest start of an index, no more than may be. */
export function countValues(statements: Statements, planned: Planned, counting: CountingValues): ValueCounts {
  const kept = planned.isIndexed ? valuesFromKept(planned.table, counting) : null
  const { text, values } = kept ?? lookingPlan(planned.table, counting, startOf(statements, planned, counting))
  const rows = statements.all<ValueRow>(text, values)
  const looked = kept === null ? rows.reduce((sum, row) => sum + row.looked, 0) : 0
  const counts = new Map(rows.flatMap(({ value, found }) => (value === null || found === 0 ? [] : [[value, found]])))
  return { counts, isWhole: looked < counting.atMost }
}

function startOf(statements: Statements, planned: Planned, { filter, atMost }: CountingValues): IndexStart | null {
  const { table, isIndexed } = planned
  if (!isIndexed || listedValues(filter).has('_id')) {
    return null
  }
  const [narrowest] = startsFor(table.schema, filter)
    .map((start) => {
      const { text, values } = countBehind(table, { filter }, start)
      return { start, found: statements.one<{ found: number }>(text, [...values, atMost])?.found ?? 0 }
    })
    .sort((left, right) => left.found - right.found)
  return narrowest?.start ?? null
}

/** What an index says nothing of is asked of each document that is looked at, so that their number is bounded. */
function lookingPlan(table: CollectionTable, { filter, per, atMost }: CountingValues, start: IndexStart | null): Sql {
  const given = start?.fields ?? (listedValues(filter).has('_id') ? ['_id'] : [])
  const behind = filterToSql(table, startFilter(filter, { fields: given }), new Set(given))
  const answers = filterToSql(table, filter, new Set())
  const index = start === null ? '' : `indexed by ${indexName(table, start.at)}`
  return {
    text: `select value, coalesce(sum(answers), 0) as found, count(*) as looked
      from (select t.${columnOf(per)} as value, ${answers.text} as answers from ${table.name} t ${index}
        where t.gone = 0 and ${behind.text} ${limited})
      group by value`,
    values: [...answers.values, ...behind.values, atMost],
  }
}
