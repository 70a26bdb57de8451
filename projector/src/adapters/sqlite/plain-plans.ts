import { LRUCache } from 'lru-cache'
import type { Filter } from '../../platform/read-models.ts'
import { isScalar, type Scalar } from '../conditions.ts'
import { stored, type Sql } from './filter-to-sql.ts'
import { narrowStarts, planOf, sorted, type Question } from './find-plan.ts'
import type { Value } from './sqlite-statements.ts'
import type { CollectionTable } from './tables.ts'

/** The tables of a version, and whether its indexes are there. */
export interface Planned {
  table: CollectionTable
  isIndexed: boolean
}

/** A plan without its values: which of a question's values stand in it, one after the other. */
interface Template {
  readonly text: string
  readonly places: readonly number[]
}
type Known = Template | 'is chosen by values'

const mostKnown = 300
const known = new WeakMap<CollectionTable, LRUCache<string, Known>>()

/**
 * The plan of a question that compares fields with one value each and is served by one index, whatever the values: made
 * once for all questions like it, because making it takes longer than finding what it is for. Null for all others.
 */
export function plainPlan(planned: Planned, question: Question): Sql | null {
  const parts = plainParts(planned.table, question.filter)
  if (parts === null) {
    return null
  }
  const template = knownFor(planned, question, parts)
  if (template === 'is chosen by values') {
    return null
  }
  const values: Value[] = [...parts.map(({ operand }) => stored(operand)), question.limit, question.skip ?? 0]
  return { text: template.text, values: template.places.map((place) => values[place] ?? null) }
}

/** One comparison; equality has no operator. */
interface Part {
  readonly field: string
  readonly operator: string
  readonly operand: Scalar
}

function plainParts({ listFields }: CollectionTable, filter: Filter): Part[] | null {
  const parts: Part[] = []
  for (const [field, condition] of Object.entries(filter)) {
    const operators = isScalar(condition) ? { '': condition } : condition
    for (const [operator, operand] of Object.entries(operators ?? {})) {
      if (!isScalar(operand) || operator === '$exists' || listFields.includes(field)) {
        return null
      }
      parts.push({ field, operator, operand })
    }
  }
  return parts
}

function knownFor(planned: Planned, question: Question, parts: readonly Part[]): Known {
  const shapes = known.get(planned.table) ?? new LRUCache<string, Known>({ max: mostKnown })
  known.set(planned.table, shapes)
  const shape = shapeOf(planned, question, parts)
  const template = shapes.get(shape) ?? templateOf(planned, question, parts)
  shapes.set(shape, template)
  return template
}

function shapeOf({ isIndexed }: Planned, { sort, onlyIds = false }: Question, parts: readonly Part[]): string {
  const compared = parts.map(({ field, operator }) => `${field} ${operator}`).join(' ')
  const order = sort.map(([field, direction]) => `${field} ${direction}`).join(' ')
  return `${compared}, ${order}, ${onlyIds}, ${isIndexed}`
}

/** Planned with the number of each value in its place. */
function templateOf({ table, isIndexed }: Planned, question: Question, parts: readonly Part[]): Known {
  const filter: Record<string, number | Record<string, number>> = {}
  parts.forEach(({ field, operator }, place) => {
    const before = filter[field]
    filter[field] = operator === '' ? place : { ...(typeof before === 'object' && before), [operator]: place }
  })
  const numbered = { ...question, filter, limit: parts.length, skip: parts.length + 1 }
  if (isIndexed && narrowStarts(table, numbered).length > 0) {
    return 'is chosen by values'
  }
  const { text, values } = isIndexed ? planOf(table, numbered) : sorted(table, numbered, 'any')
  return { text, places: values.map(Number) }
}
