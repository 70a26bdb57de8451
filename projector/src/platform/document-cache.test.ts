import { positionFrom } from '@deals/events'
import { documentCache, type Held } from './document-cache.ts'

const aDocument = (id: number): Held => ({
  collection: 'posts',
  id: String(id),
  pos: positionFrom(id),
  doc: {},
  storedDoc: {},
  storedSum: null,
  storedText: null,
  isChanged: false,
  isCounted: true,
})

describe('the documents kept between batches', () => {
  const batch = 15_000
  /** Folds a batch that touches these documents, which are loaded where they are not known. */
  const touch = (cache: ReturnType<typeof documentCache>, from: number, to: number) => {
    for (let id = from; id < to; id += 1) {
      if (cache.get('posts', String(id)) === undefined) {
        cache.add(aDocument(id))
      }
    }
  }

  it('are all there until the batch is over, however many they are', () => {
    const cache = documentCache()
    touch(cache, 0, 5 * batch)
    expect(cache.get('posts', '0')?.pos).toBe(0)
    expect(cache.get('posts', String(5 * batch - 1))).toBeDefined()
  })

  it('stay as long as somebody asks for them, and go when nobody did for a while', () => {
    const cache = documentCache()
    touch(cache, 0, 2)
    const hot = cache.get('posts', '0')
    for (let round = 1; round < 5; round += 1) {
      touch(cache, round * batch, (round + 1) * batch)
      expect(cache.get('posts', '0')).toBe(hot)
      cache.tidy()
    }
    expect(cache.get('posts', '1')).toBeUndefined()
    expect(cache.get('posts', String(4 * batch))).toBeDefined()
  })

  it('of one collection do not push out those of another', () => {
    const cache = documentCache()
    const vote = { ...aDocument(1), collection: 'votes' }
    cache.add(vote)
    for (let round = 1; round < 5; round += 1) {
      touch(cache, round * batch, (round + 1) * batch)
      cache.tidy()
    }
    expect(cache.get('votes', '1')).toBe(vote)
  })
})
