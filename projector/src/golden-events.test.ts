import { categoryOf, eventDefinitions, eventTypes, positionFrom } from '@deals/events'
import { createCodec } from '@deals/event-log'
import { aMeta } from '@deals/event-log/testing'
import { firstTime, goldenEvents, type GoldenEvent } from '@deals/events/testing'
import { testSealer } from '@deals/accounts/testing'
import { foldInBatches } from './testing/fold-apart.ts'
import { projections } from './projections.ts'

// What a version of the program wrote once must be read, and folded by every view that shows it, for good.

const codec = createCodec({ sealer: testSealer() })
const golden = goldenEvents()

/** What the other golden events are about: they all speak of one post, one comment, one member and one store. */
const beginning = ['UserRegistered', 'StoreRegistered', 'PostSubmitted', 'CommentPosted', 'ScoreRequested', 'VoteCast']

function asStored({ type, version, data }: GoldenEvent, position = 1) {
  const stream = `${eventDefinitions[type]?.category}-1`
  const id = '00000000-0000-4000-8000-000000000001'
  return {
    id,
    type,
    stream,
    data,
    revision: 0,
    position: positionFrom(position),
    at: firstTime,
    meta: aMeta({ v: version }),
  }
}

describe('a golden event', () => {
  it.each(golden)('$type of version $version is decoded', async (event) => {
    const stored = asStored(event)
    expect(categoryOf(stored.stream)).toBe(eventDefinitions[event.type]?.category)
    expect(await codec.decode(stored)).toMatchObject({ type: event.type, position: 1, meta: { v: event.version } })
  })

  const folds = golden.flatMap((event) =>
    projections
      .filter(({ handles }) => handles.some((type) => type === event.type))
      .map((projection) => ({ type: event.type, version: event.version, name: projection.name, event, projection })),
  )

  it.each(folds)('$type of version $version is folded by $name', async ({ event, projection }) => {
    const before = golden.filter(({ type }) => beginning.includes(type))
    const story = [...before, event].filter(({ type }) => projection.handles.some((one) => one === type))
    const decoded = await codec.decodeAll(story.map((one, at) => asStored(one, at + 1)))
    // A fold that throws stops a rebuild.
    await expect(foldInBatches(projection, [decoded])).resolves.toHaveProperty('digest')
  })

  it('is there for every type that a view shows', () => {
    const types = new Set(folds.map(({ type }) => type))
    const shown = eventTypes.filter((type) => projections.some(({ handles }) => handles.includes(type)))
    expect(shown.filter((type) => !types.has(type))).toEqual([])
  })
})
