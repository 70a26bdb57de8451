import { aPost, aVote } from '@deals/events/testing'
import { sqliteStores, type OpenedStores } from '../testing/opened-stores.ts'
import { openTestLog, postTitles, tallies, testCodec, titles, voteTallies } from '../testing/small-views.ts'
import {
  backFill,
  foldToHead,
  openProcessors,
  type BackFillOptions,
  type Building,
  type FoldBeside,
} from './back-fill.ts'
import { codeOf } from './code-of.ts'
import { inTwoParts } from './divide-work.ts'
import type { DocumentRef, Projection } from './projection.ts'
import { StoreBusy, type ProjectionStore } from './projection-store.ts'

const beginning = async (store: ProjectionStore, projection: Projection): Promise<Building> => {
  const { name, collections } = projection
  const ref = await store.create(name, { code: codeOf(projection), collections, state: 'building', indexed: false })
  return { projection, ref }
}

describe('the first build of views in two halves', () => {
  let stores: OpenedStores
  let building: Building[]
  const { log, tell } = openTestLog()
  const optionsWith = (foldBeside: FoldBeside, told: string[] = []): BackFillOptions => ({
    log,
    store: stores.store,
    decoder: testCodec,
    share: 1,
    signal: new AbortController().signal,
    foldBeside,
    onIndex: (step) => told.push(step),
    onBatch: () => {},
  })
  /** What another thread would do, with its own connection. */
  const besideHere: FoldBeside = async (versions, { signal, onProgress }) => {
    const theirs = building.filter(({ ref }) => versions.some(({ projection }) => projection === ref.projection))
    const processors = await openProcessors({ log, store: stores.elsewhere, share: 1, signal }, theirs)
    await foldToHead(processors, { log, decoder: testCodec, share: 1, signal, onBatch: onProgress })
  }

  beforeAll(() => tell(aPost({ postId: 1 }), aPost({ postId: 2 }), aVote({ postId: 1 }), aVote({ postId: 2 })))
  beforeEach(async () => {
    stores = sqliteStores()
    building = [await beginning(stores.store, voteTallies), await beginning(stores.store, postTitles)]
  })
  afterEach(() => stores.close())

  it('folds each view in one of them, and makes the same as one that is folded whole', async () => {
    const taken: string[] = []
    const foldBeside: FoldBeside = (versions, told) => {
      taken.push(...versions.map(({ projection }) => projection))
      return besideHere(versions, told)
    }
    const indexed: string[] = []
    await backFill(optionsWith(foldBeside, indexed), building)
    expect(taken).toHaveLength(1)
    expect(indexed.some((step) => step.includes(tallies.name))).toBe(true)
    expect(indexed.some((step) => step.includes(titles.name))).toBe(true)
    const alone = sqliteStores()
    const again = [await beginning(alone.store, voteTallies), await beginning(alone.store, postTitles)]
    await backFill({ ...optionsWith(besideHere), store: alone.store, foldBeside: undefined }, again)
    const folded = async ({ store }: OpenedStores) =>
      (await store.versions()).map(({ projection, position, digest, state, indexed: isIndexed }) => [
        ...[projection, position, digest],
        ...[state, isIndexed],
      ])
    expect(await folded(stores)).toEqual(await folded(alone))
    await alone.close()
  })

  it('waits with an index while the store is busy', async () => {
    const indexed: string[] = []
    let isBusy = true
    const busyOnce: ProjectionStore = {
      ...stores.store,
      async buildIndexes(...asked) {
        if (isBusy) {
          isBusy = false
          throw new StoreBusy('another one writes')
        }
        return stores.store.buildIndexes(...asked)
      },
    }
    await backFill({ ...optionsWith(besideHere, indexed), store: busyOnce }, building)
    expect(indexed[0]).toBe('indexes wait: another one writes')
    expect((await stores.store.versions()).map(({ state, indexed: isIndexed }) => [state, isIndexed])).toEqual([
      ['ready', true],
      ['ready', true],
    ])
  })

  it('says why the other half failed', async () => {
    const foldBeside: FoldBeside = async () => {
      throw new Error('the disk is gone')
    }
    await expect(backFill(optionsWith(foldBeside), building)).rejects.toThrow('the disk is gone')
  })

  it('ends the other half when its own cannot go on', async () => {
    let isEnded = false
    const untilEnded: FoldBeside = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isEnded = true
          reject(new Error('ended'))
        })
      })
    const away = { ...log, readAll: () => Promise.reject(new Error('the log is away')) }
    await expect(backFill({ ...optionsWith(untilEnded), log: away }, building)).rejects.toThrow('the log is away')
    expect(isEnded).toBe(true)
  })
})

describe('the work of a first build', () => {
  const touching = (name: string, times: number): { projection: Projection } => ({
    projection: { ...voteTallies, name, touches: () => Array.from({ length: times }, () => ({ collection: tallies })) },
  })

  it('is divided by how many documents the latest events touch', async () => {
    const { log, tell } = openTestLog()
    await tell(aVote(), aVote({ userId: 'bob' }))
    const views = [touching('small', 1), touching('largest', 5), touching('large', 4), touching('middle', 2)]
    const parts = await inTwoParts({ log, decoder: testCodec }, views)
    expect(parts.map((part) => part.map(({ projection }) => projection.name))).toEqual([
      ['largest', 'small'],
      ['large', 'middle'],
    ])
  })

  it('is divided by what documents cost: more where they have many fields and indexes, nothing where they are rare', async () => {
    const { log, tell } = openTestLog()
    await tell(aVote())
    const fields = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => [name, 'text' as const]))
    const wide = { ...tallies, fields, indexes: [] }
    const plain = { ...tallies, fields: {}, indexes: [] }
    const viewOf = (name: string, refs: DocumentRef[]) => ({
      projection: { ...voteTallies, name, touches: () => refs },
    })
    const views = [
      viewOf('wide', [{ collection: wide, id: '1' }]),
      viewOf('plain', [{ collection: plain, id: '1' }]),
      { projection: { ...viewOf('rare', []).projection, touchesRarely: () => [{ collection: wide, id: '1' }] } },
    ]
    const parts = await inTwoParts({ log, decoder: testCodec }, views)
    expect(parts.map((part) => part.map(({ projection }) => projection.name))).toEqual([['wide'], ['plain', 'rare']])
  })

  it('gives each half something, also when nothing has happened yet', async () => {
    const { log } = openTestLog()
    const parts = await inTwoParts({ log, decoder: testCodec }, [touching('one', 1), touching('other', 1)])
    expect(parts.map((part) => part.length)).toEqual([1, 1])
  })
})
