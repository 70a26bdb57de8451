import fc from 'fast-check'
import { outdatesVotes, votesAfterEdit, type HeldDeal, type VotedDeal, type VotedOn } from './voted-on.ts'

const deal = { price: 2000, currency: 'USD', urlKey: 'shop.example/a', storeSlug: 'shop' } as const

describe('what makes votes votes on another deal', () => {
  it.each<[string, VotedDeal, VotedOn | null]>([
    ['a price a twentieth higher', { price: 2100 }, 'price'],
    ['a price a little higher', { price: 2099 }, null],
    ['a lower price', { price: 1000 }, null],
    ['a price that is taken away', { price: null }, null],
    ['shipping that makes it a twentieth dearer', { shippingCost: 100 }, 'price'],
    ['shipping that makes it a little dearer', { shippingCost: 99 }, null],
    ['a lower price with shipping that takes more', { price: 1500, shippingCost: 700 }, 'price'],
    ['another currency', { currency: 'CAD' }, 'price'],
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
    ['shipping in the price', { price: 2000, shippingCost: 500 }, { price: 2500, shippingCost: 0 }, null],
    ['shipping that rises', { price: 2000, shippingCost: 500 }, { shippingCost: 700 }, 'price'],
    ['shipping where nothing was sold', {}, { shippingCost: 700 }, null],
    ['a currency where nothing was sold', { currency: 'USD' }, { currency: 'CAD' }, null],
    ['a link where there was none', { urlKey: null }, { urlKey: 'shop.example/a' }, null],
    ['a store where there was none', {}, { storeSlug: 'shop' }, null],
  ])('%s', (...[, before, changes, expected]) => {
    expect(outdatesVotes(before, changes)).toBe(expected)
  })
})

const asked = fc.record({
  price: fc.integer({ min: 1, max: 5000 }),
  shippingCost: fc.oneof(fc.constant(null), fc.nat(900)),
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

  it('are outdated by shipping that is taken away, and told again once it is dearer', () => {
    const steps = [{ shippingCost: null }, { shippingCost: 90 }, { shippingCost: null }, { shippingCost: 100 }]
    let deal: HeldDeal = { price: 2000, shippingCost: 0 }
    const by = steps.map((changes) => {
      const after = votesAfterEdit(deal, { changes, grace: false })
      deal = { ...deal, ...changes, heldPrice: after.heldPrice }
      return after.by
    })
    expect(by).toEqual([null, null, null, 'price'])
  })

  it('are held to the price that stands when the first minutes are over', () => {
    const edit = { changes: { price: 3000 }, grace: true }
    expect(votesAfterEdit({ price: 2000 }, edit)).toEqual({ by: null, heldPrice: undefined })
  })

  it('never stand for a price that is a twentieth above one at which they were given', () => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 12 }), (edits) => {
        let deal: HeldDeal = { ...edits[0] }
        let lowest = Infinity
        for (const changes of edits) {
          const { by, heldPrice } = votesAfterEdit(deal, { changes, grace: false })
          const paid = changes.price + (changes.shippingCost ?? 0)
          lowest = by === null ? Math.min(lowest, paid) : paid
          deal = { ...changes, heldPrice }
          expect(paid - lowest).toBeLessThan(lowest * 0.05)
        }
      }),
    )
  })
})
