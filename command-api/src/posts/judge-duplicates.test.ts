import type { SimilarPost } from '@deals/events'
import { judgeDuplicates } from './judge-duplicates.ts'

const day = 86_400_000
const now = 100 * day
const other: SimilarPost = {
  postId: 1,
  title: 'The same',
  price: 10_000,
  currency: 'USD',
  status: 'active',
  publishedAt: now - day,
  expiredAt: null,
  sameUrl: true,
  similarity: 1,
  couponCode: null,
}
const judged = (price: number | null, over: Partial<SimilarPost> = {}, couponCode: string | null = null) =>
  judgeDuplicates({ price, currency: 'USD', couponCode, now }, [{ ...other, ...over }]).map(({ kind }) => kind)
const gone = (days: number) => ({ status: 'expired' as const, expiredAt: now - days * day })

describe('a post about the same page', () => {
  it.each<[string, number | null, Partial<SimilarPost>, string[]]>([
    ['at the same price', 10_000, {}, ['hard']],
    ['a little cheaper', 9_501, {}, ['hard']],
    ['five percent cheaper', 9_500, {}, []],
    ['dearer', 12_000, {}, ['hard']],
    ['four weeks later', 10_000, { publishedAt: now - 28 * day }, ['hard']],
    ['after four weeks', 10_000, { publishedAt: now - 28 * day - 1 }, ['soft']],
    ['after sixty days', 10_000, { publishedAt: now - 60 * day - 1 }, []],
    ['in another currency', 10_000, { currency: 'CAD' }, ['soft']],
    ['that is being checked', 10_000, { status: 'ai-review', publishedAt: null }, ['hard']],
    ['that is held', 10_000, { status: 'staff-review' }, []],
    ['that was deleted', 10_000, { status: 'deleted' }, []],
    ['that ended yesterday', 10_400, gone(1), ['expired-twin']],
    ['that ended yesterday, much dearer now', 10_600, gone(1), ['soft']],
    ['that ended a week ago', 10_000, gone(7), []],
    ['without a price', null, { price: null }, ['soft']],
    ['free like this one', 0, { price: 0 }, ['hard']],
  ])('%s', (...[, price, over, kinds]) => {
    expect(judged(price, over)).toEqual(kinds)
  })

  it('with a new code is news', () => {
    expect(judged(10_000, {}, 'SAVE10')).toEqual([])
    expect(judged(10_000, { couponCode: 'SAVE10' }, 'SAVE10')).toEqual(['hard'])
  })
})

describe('a post of the same store', () => {
  it.each([
    [0.55, ['soft']],
    [0.54, []],
  ])('whose title is alike by %s', (similarity, kinds) => {
    expect(judged(10_000, { sameUrl: false, similarity })).toEqual(kinds)
  })
})

describe('several duplicates', () => {
  it('are three at most, the worst first', () => {
    const soft = { ...other, sameUrl: false }
    const all = judgeDuplicates({ price: 10_000, currency: 'USD', couponCode: null, now }, [soft, soft, soft, other])
    expect(all.map(({ kind }) => kind)).toEqual(['hard', 'soft', 'soft'])
  })
})
