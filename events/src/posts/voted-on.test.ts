import { outdatesVotes, type VotedDeal, type VotedOn } from './voted-on.ts'

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
