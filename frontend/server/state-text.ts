import { isRecord } from '../src/lib/api-problem.ts'
import { jsonForHtml } from '../src/lib/json-for-html.ts'
import { writtenOnce } from './shared-items.ts'

const itemText = writtenOnce(jsonForHtml)

/** JSON has no word for what is missing: it is left out of a record, and null stands for it in a list. */
function recordText(record: object, valueText: (value: unknown, name: string) => string): string {
  const fields = Object.entries<unknown>({ ...record }).filter(([, value]) => value !== undefined)
  return `{${fields.map(([name, value]) => `${jsonForHtml(name)}:${valueText(value, name)}`).join(',')}}`
}

const listText = (list: readonly unknown[], textOf: (item: unknown) => string): string =>
  `[${list.map((item) => (item === undefined ? 'null' : textOf(item))).join(',')}]`

/** Feeds have their answers in pages. */
function answerText(answer: unknown): string {
  if (!isRecord(answer)) {
    return jsonForHtml(answer)
  }
  return recordText(answer, (value, name) =>
    Array.isArray(value) ? listText(value, name === 'pages' ? answerText : itemText) : jsonForHtml(value),
  )
}

/** Of a state all that is looked into here. */
interface StateWithAnswers {
  readonly api: { readonly queries: object }
}

/** The state as it stands in a page. Items of lists that many pages show are written once for all of them. */
export function stateText({ api, ...rest }: StateWithAnswers): string {
  const queries = recordText(api.queries, (query) =>
    isRecord(query)
      ? recordText(query, (value, name) => (name === 'data' ? answerText(value) : jsonForHtml(value)))
      : jsonForHtml(query),
  )
  return recordText({ ...rest, api }, (value, name) =>
    name === 'api'
      ? recordText(api, (part, of) => (of === 'queries' ? queries : jsonForHtml(part)))
      : jsonForHtml(value),
  )
}
