import { beforeFirst, positionFrom } from '@deals/events'
import { memoryStores, type OpenedStores } from '../testing/opened-stores.ts'
import { emptyDigest } from './digest.ts'
import { wholeLog, type VersionRef } from './projection-store.ts'
import { findingStill } from './still-rebuilds.ts'

const minute = 60_000
let stores: OpenedStores
let time: number
let building: VersionRef

beforeEach(async () => {
  stores = memoryStores()
  time = 0
  const made = { code: 'a', collections: [], indexed: true } as const
  await stores.store.create('posts', { ...made, state: 'fed' })
  building = await stores.store.create('posts', { ...made, state: 'building' })
})
afterEach(() => stores.close())

const look = async (find: ReturnType<typeof findingStill>) => find(stores.store, await stores.store.requests.list())

/** What is found with each look, one every minute. */
async function looks(between: readonly (() => Promise<unknown>)[]) {
  const find = findingStill(() => time)
  const found = [(await look(find)).map(({ version }) => version)]
  for (const happens of between) {
    time += minute
    await happens()
    found.push((await look(find)).map(({ version }) => version))
  }
  return found
}

const nothing = async () => undefined
const fold = (from: number, to: number) => () =>
  stores.store
    .writer(building)
    .commit({ partition: wholeLog, from: positionFrom(from), to: positionFrom(to), digest: emptyDigest, puts: [] })

describe('a version that is being built', () => {
  it('was cut off where it does not move for two minutes', async () => {
    expect(await looks([nothing, nothing, nothing])).toEqual([[], [], [2], [2]])
  })

  it('is under way as long as it moves', async () => {
    expect(await looks([nothing, fold(0, 5), nothing, fold(5, 9), nothing, nothing])).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
      [2],
    ])
  })

  it('is under way where staff have asked for it, and nothing is left of it in the end', async () => {
    const ask = () => stores.store.requests.add({ projection: 'posts', action: 'rebuild' })
    expect(await looks([nothing, ask, nothing, nothing])).toEqual([[], [], [], [], []])
    await stores.store.setState(building, 'fed')
    expect(await looks([nothing, nothing, nothing])).toEqual([[], [], [], []])
  })

  it('is told with where it stands', async () => {
    const find = findingStill(() => time)
    await look(find)
    time += 2 * minute
    const begunAt = new Date((await stores.store.versions()).at(-1)?.createdAt ?? 0).toISOString()
    expect(await look(find)).toEqual([{ ...building, position: Number(beforeFirst), begunAt }])
  })
})
