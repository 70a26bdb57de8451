import fc from 'fast-check'
import { outdatesVotes, votesAfterEdit, type HeldDeal, type VotedDeal, type VotedOn } from './voted-on.ts'

const deal = { price: 2000, urlKey: 'shop.example/a', storeSlug: 'shop' }

describe('what makes votes votes on another deal', () => {
  it.each<[string, VotedDeal, VotedOn | null]>([
    ['a price a twentieth higher', { price: 2100 }, 'price'],
    ['a price a little higher', { price: 2099 }, null],
    ['a lower price', { price: 1000 }, null],
    ['a price that is taken away', { price: null }, null],
    ['another link', { urlKey: 'shop.example/b' }, 'link'],
    ['a link that is taken away', { urlKey: null }, 'link'],
    ['the same link', { urlKey: 'shop.example/a' }, null],
    ['another store', { storeSlug: 'other' }, 'store'],
    ['nothing of it', {}, null],
  ])('%s', (_name, changes, expected) => {
    expect(outdatesVotes(deal, changes)).toBe(expected)
  })

  it.each<[string, VotedDeal, VotedDeal, VotedOn | null]>([
    ['what was free and costs something', { price: 0 }, { price: 1 }, 'price'],
    ['a price where there was none', {}, { price: 500 }, null],
    ['a link where there was none', { urlKey: null }, { urlKey: 'shop.example/a' }, null],
    ['a store where there was none', {}, { storeSlug: 'shop' }, null],
  ])('%s', (...[, before, changes, expected]) => {
    expect(outdatesVotes(before, changes)).toBe(expected)
  })
})

describe('votes after many edits', () => {
  /** Which of these prices, one after the other, outdate the votes so far. */
  const outdating = (first: number, ...prices: readonly number[]) => {
    let deal: HeldDeal = { price: first }
    return prices.filter((price) => {
      const { by, heldPrice } = votesAfterEdit(deal, { changes: { price }, grace: false })
      deal = { price, heldPrice }
      return by !== null
    })
  }

  it.each([
    ['a rise in small steps', [2000, 2090, 2180], [2180]],
    ['a rise that goes on', [2000, 2090, 2180, 2260, 2300], [2180, 2300]],
    ['small steps around a price', [2000, 2050, 2000, 2050, 1990, 2080], []],
    ['a fall and the way back', [2000, 1000, 1040, 1080], [1080]],
  ])('are outdated by %s as by one', (_name, [first = 0, ...prices], expected) => {
    expect(outdating(first, ...prices)).toEqual(expected)
  })

  it('are held to the price that stands when the first minutes are over', () => {
    const edit = { changes: { price: 3000 }, grace: true }
    expect(votesAfterEdit({ price: 2000 }, edit)).toEqual({ by: null, heldPrice: undefined })
  })

  it('never stand for a price that is a twentieth above one at which they were given', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 12 }), (prices) => {
        let deal: HeldDeal = { price: prices[0] }
        let lowest = Infinity
        for (const price of prices) {
          const { by, heldPrice } = votesAfterEdit(deal, { changes: { price }, grace: false })
          lowest = by === null ? Math.min(lowest, price) : price
          deal = { price, heldPrice }
          expect(price - lowest).toBeLessThan(lowest * 0.05)
        }
      }),
    )
  })
})
