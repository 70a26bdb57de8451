import { limited, limitedFrom } from '@deals/storage'
import type { Filter, FindOptions, Sort } from '../../platform/read-models.ts'
import { bare, indexStarts, sortingIndexes, type IndexStart, type SortingIndex } from '../check-filter.ts'
import { boundedFields, listedValues, startFilter } from '../conditions.ts'
import { filterToSql, joined, type Sql } from './filter-to-sql.ts'
import { columnOf, indexName, type CollectionTable } from './tables.ts'

/** A question as it reaches the store, checked. */
export interface Question extends FindOptions {
  filter: Filter
  /** Where the ids alone are wanted, an index that holds all that is asked is the only thing read. */
  onlyIds?: boolean
}

const wanted = ({ onlyIds = false }: Question): string => (onlyIds ? 't.id' : 't.id, t.pos, t.doc')

/** Beyond this many combinations of given values, walking one longer range is cheaper than merging many short ones. */
const mostRanges = 40

/** The order of an answer as SQL; ids break ties in the direction of the last field. */
function orderBy(sort: Sort, column: (field: string) => string): string {
  const fields: Sort = [...sort, ['_id', sort.at(-1)?.[1] ?? 1]]
  return fields.map(([field, direction]) => `${column(field)}${direction === 1 ? '' : ' desc'}`).join(', ')
}

const inDocuments = (field: string): string => `t.${columnOf(field)}`

/**
 * A plan that reads documents in the order of an index and stops at the limit. Where a field of the index has several
 * wanted values, each combination is one ordered range and the first documents of all ranges are merged.
 */
export function planOf(table: CollectionTable, question: Question): Sql {
  const listed = listedValues(question.filter)
  if (listed.has('_id')) {
    return sorted(table, question, new Set(['_id']))
  }
  if ([...listed.values()].some((values) => values.length === 0)) {
    return { text: `select ${wanted(question)} from ${table.name} t where false`, values: [] }
  }
  for (const index of sortingIndexes(table.schema, question.filter, question.sort)) {
    const ranges = rangesOf(index, listed)
    if (index.at === -1) {
      return sorted(table, question, new Set(['_id']))
    }
    if (ranges.length === 1) {
      return oneRange(table, question, { index, given: ranges[0] ?? [] })
    }
    if (ranges.length <= mostRanges) {
      return merged(table, question, { index, ranges })
    }
  }
  return sorted(table, question, 'any')
}

/** The plan of a version whose indexes are not built yet, and of look-ups that are small anyway. */
export function sorted(table: CollectionTable, question: Question, indexed: ReadonlySet<string> | 'any'): Sql {
  const condition = filterToSql(table, question.filter, indexed)
  return {
    text: `select ${wanted(question)} from ${table.name} t where t.gone = 0 and ${condition.text}
      order by ${orderBy(question.sort, inDocuments)} ${limitedFrom}`,
    values: [...condition.values, question.limit, question.skip ?? 0],
  }
}

/**
 * Starts of indexes by which few documents may be found, where the order of the best index says nothing of their fields;
 * also those that go on with a field of which the filter gives bounds, such as the time since when something was posted,
 * unless the order is that of the field. Who names the documents is answered by their ids.
 */
export function narrowStarts({ schema }: CollectionTable, { filter, sort }: Question): IndexStart[] {
  const listed = listedValues(filter)
  if (listed.has('_id')) {
    return []
  }
  const ordered = sortingIndexes(schema, filter, sort)[0]?.given ?? []
  const bounded = boundedFields(filter).filter((field) => field !== sort[0]?.[0])
  const starts = indexStarts(schema, listed)
  const narrow = starts.filter(({ fields }) => fields.some((field) => !ordered.includes(field)))
  const spans = starts.flatMap(({ at, fields, next = '' }) =>
    bounded.includes(next) ? [{ at, fields, bounded: next }] : [],
  )
  const found: IndexStart[] = [...narrow, ...spans.toSorted((left, right) => right.fields.length - left.fields.length)]
  return [...new Map(found.map((start) => [[...start.fields, start.bounded].join(), start])).values()]
}

const fieldsOf = ({ fields, bounded }: IndexStart): ReadonlySet<string> =>
  new Set(bounded === undefined ? fields : [...fields, bounded])

/** How many documents lie behind the start of an index, counted up to a limit. */
export function countBehind(table: CollectionTable, { filter }: Pick<Question, 'filter'>, start: IndexStart): Sql {
  const condition = filterToSql(table, startFilter(filter, start), fieldsOf(start))
  return {
    text: `select count(*) as found from (select 1 from ${table.name} t indexed by ${indexName(table, start.at)}
      where t.gone = 0 and ${condition.text} ${limited})`,
    values: condition.values,
  }
}

/** What is counted, and up to how many. */
export interface Counted {
  filter: Filter
  atMost: number | undefined
}

export function countPlan(table: CollectionTable, { filter, atMost }: Counted): Sql {
  const condition = filterToSql(table, filter)
  const limit = atMost === undefined ? '' : limited
  return {
    text: `select count(*) as found from (select 1 from ${table.name} t where t.gone = 0 and ${condition.text} ${limit})`,
    values: [...condition.values, ...(atMost === undefined ? [] : [atMost])],
  }
}

export function sumPlan(table: CollectionTable, field: string, filter: Filter): Sql {
  const { text, values } = filterToSql(table, filter)
  const sum = `coalesce(sum(t.${columnOf(field)}), 0)`
  return { text: `select ${sum} as sum from ${table.name} t where t.gone = 0 and ${text}`, values }
}

/** When few documents lie behind the start of an index, they are taken first and then sorted. */
export function fromStart(table: CollectionTable, question: Question, start: IndexStart): Sql {
  const condition = filterToSql(table, question.filter, fieldsOf(start))
  return {
    text: `select ${wanted(question)} from ${table.name} t indexed by ${indexName(table, start.at)}
      where t.gone = 0 and ${condition.text}
      order by ${orderBy(question.sort, inDocuments)} ${limitedFrom}`,
    values: [...condition.values, question.limit, question.skip ?? 0],
  }
}

type Given = readonly Sql[]

function rangesOf(index: SortingIndex, listed: ReturnType<typeof listedValues>): Given[] {
  return index.given.reduce<Given[]>(
    (ranges, field) => {
      const values = [...new Set(listed.get(field) ?? [])]
      const conditions = values.map((value) => filterOfOne(field, value))
      return ranges.length > mostRanges
        ? ranges
        : ranges.flatMap((range) => conditions.map((condition) => [...range, condition]))
    },
    [[]],
  )
}

const filterOfOne = (field: string, value: string | number | boolean): Sql => ({
  text: `${inDocuments(field)} = ?`,
  values: [typeof value === 'boolean' ? Number(value) : value],
})

/** Documents of one range of an index, from its start. */
function rangeOf(table: CollectionTable, { filter, sort }: Question, part: { index: SortingIndex; given: Given }): Sql {
  const [firstSorted] = sort
  const rest = filterToSql(table, filter, new Set(firstSorted === undefined ? [] : [firstSorted[0]]))
  const condition = joined([{ text: 't.gone = 0', values: [] }, ...part.given, rest], 'and')
  return {
    text: `from ${table.name} t indexed by ${indexName(table, part.index.at)} where ${condition.text}
      order by ${orderBy(sort, inDocuments)}`,
    values: condition.values,
  }
}

function oneRange(table: CollectionTable, question: Question, part: { index: SortingIndex; given: Given }): Sql {
  const range = rangeOf(table, question, part)
  return {
    text: `select ${wanted(question)} ${range.text} ${limitedFrom}`,
    values: [...range.values, question.limit, question.skip ?? 0],
  }
}

function merged(table: CollectionTable, question: Question, plan: { index: SortingIndex; ranges: Given[] }): Sql {
  const { sort, limit, skip = 0 } = question
  const kept = sort.map(([field], at) => `, ${inDocuments(field)} as s${at}`).join('')
  const heads = plan.ranges.map((given) => {
    const range = rangeOf(table, question, { index: plan.index, given })
    return {
      text: `select * from (select t.id as id${kept} ${range.text} ${limited})`,
      values: [...range.values, skip + limit],
    }
  })
  const names = new Map(sort.map(([field], at) => [bare(field), `s${at}`]))
  const order = orderBy(sort, (field) => `u.${names.get(field) ?? 'id'}`)
  return {
    text: `select ${wanted(question)}
      from (select * from (${heads.map(({ text }) => text).join('\nunion all\n')}) u order by ${order} ${limitedFrom}) u
      cross join ${table.name} t on t.id = u.id
      order by ${order}`,
    values: [...heads.flatMap(({ values }) => values), limit, skip],
  }
}

/** When few documents hold a wanted value of a list, they are taken first and the rest is asked of them. */
export function fromList(table: CollectionTable, question: Question, list: Sql): Sql {
  const condition = filterToSql(table, question.filter, new Set())
  return {
    text: `select ${wanted(question)}
      from (select distinct l.id as id from ${table.lists} l where ${list.text}) l cross join ${table.name} t on t.id = l.id
      where t.gone = 0 and ${condition.text}
      order by ${orderBy(question.sort, inDocuments)} ${limitedFrom}`,
    values: [...list.values, ...condition.values, question.limit, question.skip ?? 0],
  }
}

/** The narrowest condition on a list outside of any `$or`, as SQL on the table of lists. */
export function listConditions(table: CollectionTable, filter: Filter): Sql[] {
  return [...listedValues(filter)]
    .filter(([field]) => table.listFields.includes(field))
    .map(([field, wanted]) => ({
      text: `l.field = ? and l.value in (${wanted.map(() => '?').join(', ')})`,
      values: [field, ...wanted.map(String)],
    }))
}
