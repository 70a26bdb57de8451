import { positionFrom } from '@deals/events'
import { emptyDigest } from '../../platform/digest.ts'
import { wholeLog } from '../../platform/projection-store.ts'
import type { CollectionSchema, Doc, Filter } from '../../platform/read-models.ts'
import { sqliteStores } from '../../testing/opened-stores.ts'

const things: CollectionSchema = {
  name: 'things',
  fields: { colour: 'text', size: 'number' },
  indexes: [['colour', 'size'], ['size']],
}

/** A thing as it was written one state after the other, each said to replace the one before. */
async function written(states: readonly (Doc | null)[]) {
  const stores = sqliteStores()
  const made = { code: 'one', collections: [things], state: 'fed', indexed: true } as const
  const ref = await stores.store.create('things', made)
  const writer = stores.store.writer(ref)
  let before: Doc | null = null
  for (const [at, doc] of states.entries()) {
    const [pos, from] = [positionFrom(at + 1), positionFrom(at)]
    const puts = [{ collection: 'things', id: 'one', pos, doc, before }]
    await writer.commit({ puts, partition: wholeLog, from, to: pos, digest: emptyDigest })
    before = doc
  }
  const collection = stores.readModels.collection<{ colour?: string; size?: number }>(things)
  const idsOf = async (filter: Filter) =>
    (await collection.find(filter, { sort: [['size', 1]], limit: 9 })).map(({ _id }) => _id)
  return { idsOf, close: () => stores.close() }
}

interface Change {
  states: (Doc | null)[]
  /** What it is found by in the end, and by what it was found before. */
  now: Filter
  earlier: Filter
}
const changes: Record<string, Change> = {
  'one field': {
    states: [
      { colour: 'red', size: 1 },
      { colour: 'red', size: 2 },
    ],
    now: { colour: 'red', size: 2 },
    earlier: { size: 1 },
  },
  'a field that is taken away': {
    states: [{ colour: 'red', size: 1 }, { size: 1 }],
    now: { size: 1 },
    earlier: { colour: 'red' },
  },
  'a field that comes': {
    states: [{ size: 1 }, { colour: 'red', size: 1 }],
    now: { colour: 'red' },
    earlier: { colour: 'blue' },
  },
  'none that is declared': {
    states: [
      { size: 1, note: 'a' },
      { size: 1, note: 'b' },
    ],
    now: { size: 1 },
    earlier: { size: 2 },
  },
  'all, after it was removed': {
    states: [{ size: 1 }, null, { colour: 'red', size: 3 }],
    now: { colour: 'red', size: 3 },
    earlier: { size: 1 },
  },
}

describe('a document of which some fields change', () => {
  it.each(Object.entries(changes))('is found by what it holds now alone: %s', async (_, { states, now, earlier }) => {
    const { idsOf, close } = await written(states)
    expect(await idsOf(now)).toEqual(['one'])
    expect(await idsOf(earlier)).toEqual([])
    await close()
  })
})
