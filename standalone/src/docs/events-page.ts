import { eventDefinitions, streamCategories, type EventDefinition } from '@deals/events'
import { projections } from '@deals/projector/app'
import { typeOf } from './describe-schema.ts'
import { code, generated, page, table } from './markdown.ts'
import { parseDescribed } from './parse-described.ts'

const definitions = Object.values(eventDefinitions)

/** The catalogue of events: docs/reference/events.md. */
export function eventsPage(): string {
  return page(
    '# Events',
    generated,
    'Every fact that the log can hold, by the category of its stream. Sealed fields are locked under the key of the person ' +
      'they belong to and cannot be read any more once that person left. How to change one: ' +
      '[change an event](../how-to/change-an-event.md). For machines: [asyncapi.json](asyncapi.json).',
    table(['category', 'events'], streamCategories.flatMap(contentsOf)),
    ...streamCategories.flatMap(sectionOf),
  )
}

const inCategory = (category: string): EventDefinition[] => definitions.filter((one) => one.category === category)

function contentsOf(category: string): string[][] {
  const links = inCategory(category).map(({ type }) => `[${type}](#${type.toLowerCase()})`)
  return links.length === 0 ? [] : [[code(`${category}-`), links.join(', ')]]
}

function sectionOf(category: string): string[] {
  const mine = inCategory(category)
  return mine.length === 0 ? [] : [`## Streams ${code(`${category}-…`)}`, ...mine.flatMap(eventOf)]
}

function eventOf(definition: EventDefinition): string[] {
  const { type, version, about, sealed } = definition
  const readers = projections.filter(({ handles }) => handles.some((name) => name === type)).map(({ name }) => name)
  const facts = [
    `Version ${version}.`,
    readers.length === 0 ? 'No view shows it.' : `Folded into ${readers.map(code).join(', ')}.`,
    ...(sealed.length === 0 ? [] : [`Sealed: ${sealed.map(code).join(', ')}.`]),
  ]
  return [`### ${type}`, about, facts.join(' '), table(['field', 'takes'], fieldsOf(definition))]
}

function fieldsOf({ schema }: EventDefinition): string[][] {
  const { properties = {}, required = [] } = parseDescribed(
    schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }),
  )
  return Object.entries(properties).map(([name, field]) => [
    code(name),
    `${typeOf(field)}${required.includes(name) ? '' : ', may be missing'}`,
  ])
}
