import { connectMongo } from '@deals/storage/mongo'
import { aVote, recordedHistory } from '@deals/events/testing'
import { describeOnMongo, freshDatabase } from '@deals/storage/testing'
import { numberOf, positionFrom, type AnyRecorded } from '@deals/events'
import { codeOf } from '../../platform/code-of.ts'
import { openProcessor, type Processor } from '../../platform/processor.ts'
import { projection } from '../../platform/projection.ts'
import type { ProjectionStore, VersionRef } from '../../platform/projection-store.ts'
import { foldOf, touchedBy } from '../../platform/fold-event.ts'
import { asRead, documentsIn } from '../../testing/fold-apart.ts'
import { voteTallies } from '../../testing/small-views.ts'
import { openMemoryReadModels } from '../memory-read-models.ts'
import { mongoProjectionStore } from './mongo-projection-store.ts'

// Room for a server that is asked thousands of times.
jest.setTimeout(300_000)

const brokenPost = 2
let isBroken = false
/** Cannot fold the votes of one post until it is repaired. */
const fragile = projection({
  ...voteTallies,
  evolve(documents, event) {
    if (isBroken && event.type === 'VoteCast' && event.data.postId === brokenPost) {
      throw new Error('cannot count')
    }
    voteTallies.evolve(documents, event)
  },
})

const history = recordedHistory([
  aVote({ postId: 1, userId: 'ann' }),
  aVote({ postId: 1, userId: 'bob' }),
  aVote({ postId: 2, userId: 'ann' }),
  aVote({ postId: 3, userId: 'bob' }),
  aVote({ postId: 2, userId: 'bob' }),
  { type: 'UserErased', data: { userId: 'ann', requestId: 'r' } },
  aVote({ postId: 2, userId: 'mo' }),
  aVote({ postId: 1, userId: 'mo' }),
])
const [parkedUpTo, end] = [7, 8]

/** What a projector and an operator do, from wherever the last ones were cut off. */
async function foldToTheEnd(store: ProjectionStore, ref: VersionRef): Promise<void> {
  const signal = AbortSignal.abort()
  const processor = await openProcessor({ store, projection: fragile, ref, signal })
  const feed = (upTo: number) =>
    processor.feed(history.filter(({ position }) => numberOf(position) <= upTo).map(asRead), positionFrom(upTo))
  isBroken = true
  for (let upTo = numberOf(processor.position) + 1; upTo <= parkedUpTo; upTo += 2) {
    await feed(Math.min(upTo + 1, parkedUpTo))
  }
  isBroken = false
  await releaseAll(processor)
  await feed(end)
}

async function releaseAll(processor: Processor): Promise<void> {
  for (const { key } of await processor.parking.keys()) {
    const waiting = await processor.parking.events(key)
    await processor.release(async (working) => {
      for (const { position } of waiting) {
        const event = history.find((one) => one.position === position)
        if (event !== undefined) {
          const touched = touchedBy(fragile, event, working)
          await working.load()
          foldOf(fragile)(touched, true)
        }
      }
      return { key, positions: waiting.map(({ position }) => position) }
    })
  }
}

const created = (store: ProjectionStore) =>
  store.create(fragile.name, {
    code: codeOf(fragile),
    collections: fragile.collections,
    state: 'fed',
    indexed: false,
  })

describeOnMongo({ port: 'writer that is cut off', name: 'a writer on MongoDB that is cut off' }, (server) => {
  let database: ReturnType<typeof freshDatabase>
  const open = new Set<ProjectionStore>()
  beforeAll(() => {
    database = freshDatabase(server().url)
  })
  afterAll(async () => {
    await Promise.all([...open].map((store) => store.close()))
    await database.drop()
  })

  /** A store whose n-th question to the server fails, before or after the server has done what it says. */
  const openFailing = async (failing: { at: number; isDone: boolean }) => {
    const connection = await connectMongo({ url: server().url, database: database.database })
    let asked = 0
    const run = async <T>(operation: () => Promise<T>): Promise<T> => {
      asked += 1
      if (asked >= failing.at) {
        if (asked === failing.at && failing.isDone) {
          await operation()
        }
        throw new Error('cut off')
      }
      return operation()
    }
    const store = await mongoProjectionStore({ ...connection, run }, Date.now)
    open.add(store)
    return store
  }

  it.each([
    ['before', false],
    ['after', true],
  ])('%s any of its questions, leaves documents that the next one brings to the right end', async (_, isDone) => {
    const { store: model } = openMemoryReadModels()
    const modelRef = await created(model)
    await foldToTheEnd(model, modelRef)
    const expected = await documentsIn(model, modelRef, fragile)
    const store = await openFailing({ at: Infinity, isDone })

    let isCutOff = true
    for (let at = 4; isCutOff; at += 1) {
      const ref = await created(store)
      const failing = await openFailing({ at, isDone })
      isCutOff = await foldToTheEnd(failing, ref).then(
        () => false,
        () => true,
      )
      await foldToTheEnd(store, ref)
      expect({ at, ...(await documentsIn(store, ref, fragile)) }).toEqual({ at, ...expected })
      expect(await store.parking(ref).keys()).toEqual([])
      await store.drop(ref)
      open.delete(failing)
      await failing.close()
    }
  })
})

describe('the history', () => {
  it('parks events behind which documents become newer', async () => {
    const { store } = openMemoryReadModels()
    const ref = await created(store)
    isBroken = true
    const processor = await openProcessor({ store, projection: fragile, ref, signal: AbortSignal.abort() })
    await processor.feed(
      history.filter(({ position }) => numberOf(position) <= parkedUpTo).map((event: AnyRecorded) => asRead(event)),
      positionFrom(parkedUpTo),
    )
    expect((await processor.parking.keys()).map(({ key, events }) => [key, events])).toEqual([['2', 3]])
  })
})
