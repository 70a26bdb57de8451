import { randomUUID } from 'node:crypto'
import { isShared, writtenOnce } from '@deals/events'
import { isRecord } from '../src/lib/api-problem.ts'
import { jsonForHtml } from '../src/lib/json-for-html.ts'

const itemText = writtenOnce(jsonForHtml)

/** Stands in place of an item, known to nobody outside: what members write cannot hold it. */
const mark = randomUUID()

type Replace = (item: object) => unknown

/** An answer with something in place of what is shared in its lists; feeds have theirs in pages. */
function replacedIn(answer: unknown, replace: Replace): unknown {
  if (!isRecord(answer)) {
    return answer
  }
  const lists = Object.entries(answer).flatMap(([name, value]) => {
    const list = Array.isArray(value) ? listOf(name, value, replace) : undefined
    return list === undefined ? [] : [[name, list] as const]
  })
  return lists.length === 0 ? answer : { ...answer, ...Object.fromEntries(lists) }
}

function listOf(name: string, list: readonly unknown[], replace: Replace): readonly unknown[] | undefined {
  if (name === 'pages') {
    return list.map((page) => replacedIn(page, replace))
  }
  return list.some(isShared) ? list.map((item) => (isShared(item) ? replace(item) : item)) : undefined
}

/** Of a state all that is looked into here. */
interface StateWithAnswers {
  readonly api: { readonly queries: Readonly<Record<string, object | undefined>> }
}

/** The state as it stands in a page. Items of lists that many pages show are written once for all of them. */
export function stateText(state: StateWithAnswers): string {
  const texts: string[] = []
  const replace: Replace = (item) => {
    texts.push(itemText(item))
    return mark
  }
  const queries = Object.entries(state.api.queries).map(
    ([key, query]) => [key, isRecord(query) ? { ...query, data: replacedIn(query['data'], replace) } : query] as const,
  )
  const text = jsonForHtml({ ...state, api: { ...state.api, queries: Object.fromEntries<unknown>(queries) } })
  // JSON keeps the order of what it is given, so the marks stand in the order of their items.
  return text
    .split(`"${mark}"`)
    .map((piece, at) => piece + (texts[at] ?? ''))
    .join('')
}
