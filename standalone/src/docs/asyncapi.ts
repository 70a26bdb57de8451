import { eventDefinitions, streamCategories } from '@deals/events'

const definitions = Object.values(eventDefinitions)

/** The catalogue of events for machines: docs/reference/asyncapi.json. */
export function asyncApi(): object {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Dealstream events',
      version: '1',
      description: 'Every event of the log. A channel is a category of streams; texts named in x-sealed are sealed.',
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(streamCategories.flatMap(channelOf)),
    operations: Object.fromEntries(streamCategories.flatMap(operationOf)),
    components: { messages: Object.fromEntries(definitions.map((one) => [one.type, messageOf(one)])) },
  }
}

const typesIn = (category: string): string[] =>
  definitions.filter((one) => one.category === category).map(({ type }) => type)

function channelOf(category: string): [string, object][] {
  const messages = typesIn(category).map((type) => [type, { $ref: `#/components/messages/${type}` }] as const)
  return messages.length === 0
    ? []
    : [
        [
          category,
          {
            address: `${category}-{id}`,
            parameters: { id: { description: 'What the stream is about' } },
            messages: Object.fromEntries(messages),
          },
        ],
      ]
}

function operationOf(category: string): [string, object][] {
  return typesIn(category).length === 0
    ? []
    : [[`read-${category}`, { action: 'send', channel: { $ref: `#/channels/${category}` } }]]
}

type Definition = (typeof definitions)[number]

function messageOf({ type, version, about, sealed, schema }: Definition): object {
  const { $schema: _dialect, ...payload } = schema.toJSONSchema({ io: 'input', unrepresentable: 'any' })
  return { name: type, summary: about, 'x-version': version, 'x-sealed': sealed, payload }
}
