import fc from 'fast-check'
import { posts } from '@deals/projector/read-models'
import { aPost, aPostDeletion, aPostRestoration, firstTime, type Told } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'
import { likenessTo } from '../platform/trigram.ts'
import { findSimilar, type LookAlike } from './similar.hydrator.ts'

const day = 86_400_000
const now = firstTime + 100 * day
const post = (postId: number, title: string, storeSlug: string | null = null): Told =>
  aPost({ postId, title, storeSlug, urlKey: null }, { at: now - 30 * day + postId })
const wanted: LookAlike = { urlKey: null, storeSlug: null, title: '', sinceDays: 60, limit: 20 }

const site = siteForEach({ now })
const idsLike = async (title: string, over: Partial<LookAlike> = {}): Promise<number[]> => {
  const found = await findSimilar({ readModels: site.readModels, now }, { ...wanted, title, ...over })
  return found.map((alike) => alike.post.postId)
}

/** Words as shops use them: few makes and many models. */
const title = fc
  .tuple(
    fc.constantFrom('Tessen', 'Orvane', 'Kestra', 'Lumeo'),
    fc.stringMatching(/^[A-Z][a-z]{3,7}$/),
    fc.integer({ min: 1, max: 900 }),
    fc.constantFrom('headphones', 'gaming laptop', 'running shoes', 'kettle', 'lamp'),
    fc.stringMatching(/^[a-z]{4,9} [a-z]{3,8}$/),
  )
  .map(([make, model, number, thing, words]) => `${make} ${model} ${number} ${thing}, ${words}`)
const titles = fc.sample(title, { seed: 7, numRuns: 200 })

describe('posts with alike titles', () => {
  it('are found however many others are newer', async () => {
    await site.tell(
      post(1, 'Portable SSD 1 TB, drop-proof, USB-C, 1,050 MB/s'),
      ...titles.slice(0, 160).map((one, at) => post(at + 2, one)),
    )
    expect(await idsLike('Portable SSD 1 TB drop-proof USB-C')).toEqual([1])
  })

  it('are the newest where a key is common', async () => {
    await site.tell(...Array.from({ length: 30 }, (_, at) => post(at + 1, 'Portable SSD 1 TB, drop-proof')))
    expect(await idsLike('Portable SSD 1 TB, drop-proof', { limit: 5 })).toEqual([30, 29, 28, 27, 26])
  })

  it('are not crowded out by deleted ones, and come back when they are restored', async () => {
    const spam = Array.from({ length: 30 }, (_, at) => post(at + 2, 'Portable SSD 1 TB, drop-proof'))
    const deletions = spam.map((_, at) => aPostDeletion({ postId: at + 2 }))
    await site.tell(post(1, 'Portable SSD 1 TB, drop-proof'), ...spam, ...deletions)
    expect(await idsLike('Portable SSD 1 TB, drop-proof')).toEqual([1])
    await site.tell(aPostRestoration({ postId: 2 }))
    expect(await idsLike('Portable SSD 1 TB, drop-proof')).toEqual([2, 1])
  })

  it('are of the store that is named', async () => {
    await site.tell(post(1, 'Portable SSD 1 TB', 'north-audio'), post(2, 'Portable SSD 1 TB', 'south-audio'))
    expect(await idsLike('Portable SSD 1 TB', { storeSlug: 'north-audio' })).toEqual([1])
    expect(await idsLike('Portable SSD 1 TB', { sinceDays: 20 })).toEqual([])
  })

  it('are those that a comparison with every title finds', async () => {
    const retold = titles.slice(0, 40).map((one) => one.replace(/ [a-z]+$/, ' deal'))
    await site.tell(...titles.map((one, at) => post(at + 1, one)))
    const docs = await site.readModels.collection(posts).find({}, { sort: [], limit: 1000 })
    for (const one of retold) {
      const likeness = likenessTo(one)
      const alike = docs.filter((doc) => likeness(doc.title) >= 0.55).map(({ postId }) => postId)
      expect(alike.length).toBeGreaterThan(0)
      expect(await idsLike(one)).toEqual(expect.arrayContaining(alike))
    }
  })
})
