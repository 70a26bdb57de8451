import { positionFrom } from '@deals/events'
import { emptyDigest } from '../../platform/digest.ts'
import { wholeLog } from '../../platform/projection-store.ts'
import type { CollectionSchema } from '../../platform/read-models.ts'
import { sqliteStores, type OpenedStores } from '../../testing/opened-stores.ts'

const things: CollectionSchema = { name: 'things', fields: {}, indexes: [] }
const at = positionFrom
const putOf = (id: string, pos: number) => ({ collection: 'things', id, pos: at(pos), doc: { size: pos } })
const commitOf = (id: string, pos: number) => ({
  puts: [putOf(id, pos)],
  partition: wholeLog,
  from: at(pos - 1),
  to: at(pos),
  digest: emptyDigest,
})

describe('a writer of a build that begins with nothing', () => {
  let stores: OpenedStores
  beforeEach(() => {
    stores = sqliteStores()
  })
  afterEach(() => stores.close())

  async function twoWriters() {
    const made = { code: 'one', collections: [things], state: 'building', indexed: false } as const
    const ref = await stores.store.create('things', made)
    const [mine, theirs] = [stores.store.writer(ref), stores.elsewhere.writer(ref)]
    const found = async (...ids: string[]) => [...(await mine.load('things', ids)).keys()]
    return { mine, theirs, found }
  }

  it('finds what it has written, and nothing else', async () => {
    const { mine, found } = await twoWriters()
    await mine.checkpoint(wholeLog)
    expect(await found('a', 'b')).toEqual([])
    await mine.commit(commitOf('a', 1))
    expect(await found('a', 'b')).toEqual(['a'])
  })

  it('finds what another one has written, once it has heard of that', async () => {
    const { mine, theirs, found } = await twoWriters()
    await mine.checkpoint(wholeLog)
    await theirs.commit(commitOf('theirs', 1))
    const refused = await mine.commit(commitOf('mine', 1))
    expect(refused.moved).toBe(true)
    await mine.checkpoint(wholeLog)
    expect(await found('mine', 'theirs')).toEqual(['theirs'])
  })

  it.each(['a writer that asked for no checkpoint', 'one that found some'])('looks for all: %s', async (which) => {
    const { mine, theirs, found } = await twoWriters()
    await theirs.commit(commitOf('theirs', 1))
    if (which === 'one that found some') {
      await mine.checkpoint(wholeLog)
    }
    expect(await found('theirs')).toEqual(['theirs'])
  })
})
