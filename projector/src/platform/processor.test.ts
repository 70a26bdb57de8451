import { positionFrom } from '@deals/events'
import { aVote, recordedHistory } from '@deals/events/testing'
import { asRead, documentsIn, foldInBatches } from '../testing/fold-apart.ts'
import { memoryStores, sqliteStores } from '../testing/opened-stores.ts'
import { voteTallies } from '../testing/small-views.ts'
import { codeOf } from './code-of.ts'
import { openProcessor, type ProcessorOptions } from './processor.ts'
import { foldOf, touchedBy } from './fold-event.ts'
import type { ProjectionStore } from './projection-store.ts'

/** A version of the tallies, and the processor of it. */
async function opened(store: ProjectionStore, options: Pick<ProcessorOptions, 'writesAfter' | 'isLazy'> = {}) {
  const { name, collections } = voteTallies
  const made = { code: codeOf(voteTallies), collections, state: 'fed', indexed: true } as const
  const ref = await store.create(name, made)
  const signal = new AbortController().signal
  return { ref, processor: await openProcessor({ store, projection: voteTallies, ref, signal, ...options }) }
}

/** The store, with a commit that fails once after it was asked for. */
function failingOnce(store: ProjectionStore): ProjectionStore {
  let hasFailed = false
  return {
    ...store,
    writer(ref) {
      const writer = store.writer(ref)
      return {
        ...writer,
        async commit(commit) {
          if (!hasFailed) {
            hasFailed = true
            throw new Error('the commit failed')
          }
          return writer.commit(commit)
        },
      }
    },
  }
}

describe.each([
  ['memory', memoryStores],
  ['sqlite', sqliteStores],
])('a processor on %s', (_, openStores) => {
  it('meets nothing again that it has folded and could not write', async () => {
    const stores = openStores()
    const history = recordedHistory([aVote({ userId: 'ann' }), aVote({ userId: 'bob' }), aVote({ userId: 'mo' })])
    const { name, collections } = voteTallies
    const made = { code: codeOf(voteTallies), collections, state: 'fed', indexed: true } as const
    const ref = await stores.store.create(name, made)
    const signal = new AbortController().signal
    const store = failingOnce(stores.store)
    const processor = await openProcessor({ store, projection: voteTallies, ref, signal })
    await expect(processor.feed(history.slice(0, 2).map(asRead), positionFrom(2))).rejects.toThrow('the commit failed')
    await processor.feed(history.slice(0, 2).map(asRead), positionFrom(2))
    await processor.feed(history.map(asRead), positionFrom(3))
    expect(await documentsIn(stores.store, ref, voteTallies)).toEqual(await foldInBatches(voteTallies, [history]))
    await stores.close()
  })

  it('writes what it has folded once it has passed so many events, and its checkpoint with it', async () => {
    const stores = openStores()
    const history = recordedHistory([aVote({ userId: 'ann' }), aVote({ userId: 'bob' }), aVote({ userId: 'mo' })])
    const { ref, processor } = await opened(stores.store, { writesAfter: 2, isLazy: () => true })
    const written = async () => ({
      checkpoint: (await stores.store.writer(ref).checkpoint('all'))?.position ?? null,
      documents: await documentsIn(stores.store, ref, voteTallies),
    })
    const nothing = await written()
    await processor.feed(history.slice(0, 1).map(asRead), positionFrom(1))
    expect(processor.position).toBe(1)
    expect(await written()).toEqual(nothing)
    // The checkpoint alone must not pass what is not written.
    expect(processor.putOff()).toBeNull()
    await processor.feed(history.slice(1, 2).map(asRead), positionFrom(2))
    expect(await written()).toEqual({
      checkpoint: 2,
      documents: await foldInBatches(voteTallies, [history.slice(0, 2)]),
    })
    await processor.feed(history.slice(2).map(asRead), positionFrom(3))
    expect((await written()).checkpoint).toBe(2)
    await processor.flush()
    expect(await written()).toEqual({ checkpoint: 3, documents: await foldInBatches(voteTallies, [history]) })
    await stores.close()
  })

  it('stands again where it stood before all that it could not write', async () => {
    const stores = openStores()
    const history = recordedHistory([aVote({ userId: 'ann' }), aVote({ userId: 'bob' }), aVote({ userId: 'mo' })])
    const { ref, processor } = await opened(failingOnce(stores.store), { writesAfter: 3 })
    await processor.feed(history.slice(0, 1).map(asRead), positionFrom(1))
    await processor.feed(history.slice(1, 2).map(asRead), positionFrom(2))
    await expect(processor.feed(history.slice(2).map(asRead), positionFrom(3))).rejects.toThrow('the commit failed')
    expect(processor.position).toBe(0)
    await processor.feed(history.map(asRead), positionFrom(3))
    expect(await documentsIn(stores.store, ref, voteTallies)).toEqual(await foldInBatches(voteTallies, [history]))
    await stores.close()
  })

  it('folds what was parked into documents that it has not written yet', async () => {
    const stores = openStores()
    const history = recordedHistory([aVote({ userId: 'ann' }), aVote({ userId: 'bob' })])
    const { ref, processor } = await opened(stores.store, { writesAfter: 10 })
    await processor.feed(history.slice(0, 1).map(asRead), positionFrom(1))
    const isWritten = await processor.release(async (working) => {
      history.slice(1).forEach((event) => foldOf(voteTallies)(touchedBy(voteTallies, event, working), true))
      return { key: 'none', positions: [] }
    })
    expect(isWritten).toBe(true)
    expect(await documentsIn(stores.store, ref, voteTallies)).toEqual(await foldInBatches(voteTallies, [history]))
    await stores.close()
  })

  it('folds an event again when it asks for a document that hardly any asks for', async () => {
    const votes = ['ann', 'bob', 'mo', 'ann'].map((userId, at) =>
      aVote({ userId, previous: at < 3 ? 0 : 1, postId: 1 + (at % 2) }),
    )
    const history = recordedHistory(votes)
    const rarely = { ...voteTallies, touches: () => [], touchesRarely: voteTallies.touches }
    const expected = await foldInBatches(voteTallies, [history])
    expect(await foldInBatches(rarely, [history])).toEqual(expected)
    expect(
      await foldInBatches(
        rarely,
        history.map((event) => [event]),
      ),
    ).toEqual(expected)
  })
})
