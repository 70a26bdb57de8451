import { positionFrom, type AnyRecorded } from '@deals/events'
import { aVote, recordedHistory } from '@deals/events/testing'
import { codeOf } from './code-of.ts'
import { openProcessor } from './processor.ts'
import type { ProjectionStore } from './projection-store.ts'
import { asRead, documentsIn, foldInBatches } from './testing/fold-apart.ts'
import { memoryStores, sqliteStores } from './testing/opened-stores.ts'
import { voteTallies } from './testing/small-views.ts'

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

  it('folds an event again when it asks for a document that hardly any asks for', async () => {
    const votes = ['ann', 'bob', 'mo', 'ann'].map((userId, at) =>
      aVote({ userId, previous: at < 3 ? 0 : 1, postId: 1 + (at % 2) }),
    )
    const history = recordedHistory(votes)
    const rarely = {
      ...voteTallies,
      touches: (event: AnyRecorded) => voteTallies.touches(event).map((ref) => ({ ...ref, isRare: true })),
    }
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
