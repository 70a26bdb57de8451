import type { Comparable, DealEvidence, KnownPrice } from '@deals/events'
import { someEvidence } from '../testing/some-evidence.ts'
import { scoreDeal } from './score-rubric.ts'

const day = 86_400_000
const { now } = someEvidence()

type Around = Partial<Omit<DealEvidence, 'post'>>
/** A deal of which no price is known but what is said here. */
const deal = (over: Partial<DealEvidence['post']>, around: Around = {}): DealEvidence => ({
  ...someEvidence({ originalPrice: null, ...over }),
  history: [],
  ...around,
})
const priceOf = (...given: Parameters<typeof deal>) => scoreDeal(deal(...given)).priceCompetitivenessScore
const earlier = (postId: number, prices: readonly number[], over: Partial<KnownPrice> = {}): KnownPrice[] =>
  prices.map((price, place) => ({ postId, price, originalPrice: null, at: now - (20 - place) * day, ...over }))
const shelfOf = (...posts: readonly (readonly [title: string, price: number])[]): Comparable[] =>
  posts.map(([title, price], place) => ({
    postId: 100 + place,
    title: `${title} ${'abc'[place] ?? ''}`,
    price,
    originalPrice: null,
    score: null,
    storeSlug: null,
    at: now - day,
  }))

describe('earlier prices', () => {
  it.each([
    ['the edits of the post itself', earlier(1, [60_000, 59_000, 58_000])],
    ['other posts by the same member', [2, 3, 4].flatMap((id) => earlier(id, [60_000], { isByPoster: true }))],
  ])('that are %s prove no usual price', (_name, history) => {
    const { reasons, judged, usual, prices } = scoreDeal(deal({ price: 10_000 }, { history }))
    expect(reasons.price).toBe('Not enough to judge: no comparable posts and no earlier prices of this product.')
    expect([judged?.price.isJudged, usual, prices]).toEqual([false, null, []])
  })

  it('of a post that was edited often weigh no more than those of another post', () => {
    const honest = [50, 51, 52].flatMap((id) => earlier(id, [12_500]))
    const loud = earlier(
      60,
      Array.from({ length: 30 }, (_, place) => 60_000 + place),
      { originalPrice: 99_999 },
    )
    const { reasons } = scoreDeal(deal({ price: 12_000 }, { history: [...honest, ...loud] }))
    expect(reasons.price).toMatch(/^16% under the usual \$142\.05 /)
  })

  it.each([
    ['one each', (place: number) => 50 + place],
    ['all of them', () => 50],
  ])('of many posts weigh as the members who told them: %s', (_how, voice) => {
    const honest = [40, 41, 42].flatMap((id) => earlier(id, [12_500], { voice: id }))
    const shill = Array.from({ length: 20 }, (_, place) => earlier(60 + place, [60_000], { voice: voice(place) }))
    const { reasons } = scoreDeal(deal({ price: 12_000 }, { history: [...honest, ...shill.flat()] }))
    expect(reasons.price.startsWith('16% under the usual $142.05 ')).toBe(voice(0) === voice(1))
  })

  it('are the lowest in 90 days by the word of three others, and not where the post itself was cheaper', () => {
    const others = [50, 51, 52].flatMap((id) => earlier(id, [15_999]))
    const says = (history: readonly KnownPrice[]) => scoreDeal(deal({ price: 11_999 }, { history })).reasons.price
    expect(says(others)).toContain('lowest in 90 days')
    expect(says(others.map((one) => ({ ...one, voice: 50 })))).not.toContain('lowest')
    expect(says([...others, ...earlier(1, [9_999])])).not.toContain('lowest')
    expect(says(earlier(50, [15_999, 15_998, 15_997]))).not.toContain('lowest')
    const stood = (days: number) => ({ at: now - 150 * day, until: now - days * day })
    expect(says([...others, ...earlier(60, [9_999], stood(95))])).toContain('lowest in 90 days')
    expect(says([...others, ...earlier(60, [9_999], stood(20))])).not.toContain('lowest')
  })
})

describe('posts of the same kind', () => {
  const lamp = 'Kestra desk lamp with dimmer'
  it('weigh as the members who posted them, however many one posts', () => {
    const honest = shelfOf([lamp, 8_000], [lamp, 8_200], [lamp, 8_100]).map((post) => ({ ...post, voice: post.postId }))
    const names = Array.from(
      { length: 30 },
      (_, place) => `${lamp} ${String.fromCharCode(97 + (place % 26)).repeat(3)}`,
    )
    const dear = shelfOf(...names.map((name) => [name, 60_000] as const)).map((post) => ({
      ...post,
      postId: post.postId + 200,
      voice: 200,
    }))
    const says = (comparables: readonly Comparable[]) =>
      scoreDeal(deal({ title: lamp, price: 8_000 }, { comparables })).usual
    expect(says([...honest, ...dear])).toBeLessThan(1.1 * (says(honest) ?? 0))
  })
})

describe('an original price that the poster tells', () => {
  const others = (count: number, price = 14_000) =>
    Array.from({ length: count }, (_, place) => earlier(50 + place, [price + 900 * place])).flat()
  const most = 1
  it.each([1, 2, 3, 6])('lifts nothing by more than a point beside %s earlier prices', (count) => {
    const history = others(count)
    const gains = [1, 1.05, 1.2, 1.4, 1.7, 2, 3, 10].map(
      (times) => priceOf({ originalPrice: Math.round(15_900 * times) }, { history }) - priceOf({}, { history }),
    )
    expect(Math.max(...gains)).toBeLessThanOrEqual(most)
  })
  it('says where little is known that it counts little', () => {
    const saysOf = (count: number, originalPrice: number) =>
      scoreDeal(deal({ originalPrice }, { history: others(count) })).facts?.find(({ id }) => id === 'price.claim')?.says
    expect(saysOf(0, 15_999)).toBe('The original price of $159.99 is told by the poster alone and counts for nothing')
    expect(saysOf(1, 15_999)).toBe('The original price of $159.99 is told by the poster alone and counts for nothing')
    expect(saysOf(3, 15_999)).toBe('The original price of $159.99 agrees with what is known')
    expect(saysOf(3, 25_999)).toBe('The original price of $259.99 is far above what is known, and counts for nothing')
  })
})

describe('original prices of a shelf', () => {
  it.each([1, 2, 3])('that %s dear claims tell prove less than the prices themselves', (count) => {
    const lamp = 'Kestra desk lamp with dimmer'
    const shelf = shelfOf(...Array.from({ length: count }, () => [lamp, 8_000] as const))
    const usualWith = (originalPrice: number | null) => {
      const comparables = shelf.map((post) => ({ ...post, originalPrice }))
      return scoreDeal(deal({ title: lamp, price: 8_000 }, { comparables })).usual ?? 0
    }
    expect(usualWith(80_000) / usualWith(null)).toBeLessThan(1.45)
    const history = earlier(50, [8_000, 8_000], { originalPrice: 80_000 })
    expect(scoreDeal(deal({ title: lamp, price: 8_000 }, { history })).usual).toBeLessThan(13_000)
  })

  const desk = 'Kestra desk lamp with dimmer'
  const others = shelfOf(...Array.from({ length: 60 }, () => ['Torvik garden hose', 2_000] as const)).map((post) => ({
    ...post,
    postId: post.postId + 200,
    originalPrice: 40_000,
  }))
  it.each([
    ['one member', 300],
    ['many', undefined],
  ])('that %s makes up move what a price is set beside no further than deals go', (_who, voice) => {
    const lamps = shelfOf([desk, 8_000], [desk, 8_200], [desk, 8_100])
    const comparables = [...lamps, ...others.map((one) => ({ ...one, ...(voice !== undefined && { voice }) }))]
    const usual = scoreDeal(deal({ title: desk, price: 8_000 }, { comparables })).usual ?? 0
    expect(usual / 8_100).toBeLessThan(voice === undefined ? 1.7 : 1.3)
  })
})

describe('what is not the same thing', () => {
  const laptop = 'Kestra laptop 14 inch 512 GB'
  const lamp = 'Kestra desk lamp with dimmer'
  it.each([
    ['a refurbished one', { title: `Refurbished ${laptop}` }, laptop],
    ['one that is opened, as the text says', { title: laptop, content: 'Open box, a scratch on the lid.' }, laptop],
    ['a new one beside used ones', { title: laptop }, `Used ${laptop}`],
    ['a case with all words of what it is for', { title: `Sleeve for ${laptop}` }, laptop],
    ['the same, the other way round', { title: `${laptop} sleeve` }, laptop],
    ['a thing beside what is made for it', { title: laptop }, `Charger for ${laptop}`],
    ['one for parts', { title: `${laptop} for parts` }, laptop],
    ['one of several', { title: lamp }, `${lamp} 4-pack`],
    ['one of several in other words', { title: lamp }, `Pack of 4 ${lamp}`],
    ['several', { title: `${lamp} 4-pack` }, lamp],
  ])('gives no usual price: %s', (_name, post, other) => {
    const comparables = shelfOf([other, 80_000], [other, 82_000], [other, 81_000])
    expect(scoreDeal(deal({ price: 40_000, ...post }, { comparables })).comparison.comparables).toBe(0)
  })

  it.each([
    ['used beside used', `Refurbished ${laptop}`, `Renewed ${laptop}`],
    ['two of what is made for a thing', `Sleeve for ${laptop}`, `${laptop} sleeve`],
    ['what comes along with a thing', `${laptop} with sleeve`, laptop],
    ['packs of one size', `${lamp} 4-pack`, `Box of 4 ${lamp}`],
  ])('while %s can be compared', (_name, title, other) => {
    const comparables = shelfOf([other, 80_000], [other, 82_000])
    expect(scoreDeal(deal({ title, price: 40_000 }, { comparables })).comparison.comparables).toBe(2)
  })
})

describe('what is paid otherwise', () => {
  const box = 'StreamBox films and series'
  it.each([
    ['a month beside what is paid once', `${box} $5/month`, 500, box, 9_900],
    ['what is paid once beside a month', box, 500, `${box} $5/month`, 500],
    ['six beside twelve', 'Sparkling water 6 × 330 ml', 500, 'Sparkling water 12 × 330 ml', 1_200],
    ['six beside one', 'Sparkling water 330 ml', 100, 'Sparkling water 6 × 330 ml', 600],
  ])('gives no usual price: %s', (...[, title, price, other, theirs]) => {
    const comparables = shelfOf([other, theirs], [other, theirs], [other, theirs])
    expect(scoreDeal(deal({ title, price }, { comparables })).comparison.comparables).toBe(0)
  })
  it('is compared where it is paid as often', () => {
    const comparables = shelfOf([`${box} $9/month`, 900], [`${box} $8 a month`, 800])
    const { comparison, facts } = scoreDeal(deal({ title: `${box} $5/month`, price: 500 }, { comparables }))
    expect(comparison.comparables).toBe(2)
    expect(facts?.map(({ says }) => says)).toContain('It costs $5 a month')
  })
  it.each([
    ['the title', { title: `${box}: $0 first month then $10/month`, price: 0 }],
    ['the text', { title: box, price: 0, content: 'Costs nothing at first, then $10.99 per month.' }],
    ['the title, with a trade-in', { title: `${box} box $100 with trade-in`, price: 10_000 }],
    ['the title, of a first part', { title: `${box} box, $50 down payment`, price: 5_000 }],
    ['the title, of another price', { title: `${box} $5/month`, price: 100 }],
  ])('is no price that anything is set beside, nor free: %s says so', (_name, post) => {
    const { reasons, judged, score } = scoreDeal(deal(post, { history: someEvidence().history }))
    expect(reasons.price).toMatch(
      /^Not enough to judge: (?:it is what one pays to begin with|by its title one pays something else)/,
    )
    expect([judged?.price.isJudged, score < 80]).toEqual([false, true])
  })
})

describe('a price of nothing', () => {
  const free = 'It is free, which no price beats.'
  const page = {
    outcome: 'read',
    address: 'https://voltmart.example/8',
    title: null,
    stock: null,
    rating: null,
  } as const
  it('is free where nothing is paid for shipping either, and no page says otherwise', () => {
    const says = (...given: Parameters<typeof deal>) => scoreDeal(deal(...given)).reasons.price
    expect(says({ price: 0, shippingCost: null })).toBe(free)
    expect(says({ price: 0 }, { page: { ...page, price: 0, currency: 'USD' } })).toBe(free)
    expect(says({ price: 0, shippingCost: 4_999 })).toMatch(/^Not enough to judge/)
    expect(says({ price: 0 }, { page: { ...page, price: 20_000, currency: 'USD' } })).toMatch(/^Not enough to judge/)
  })
  it('earns with dear shipping what the same sum would', () => {
    const { history } = someEvidence()
    expect(priceOf({ price: 0, shippingCost: 14_000 }, { history })).toBe(priceOf({ price: 14_000 }, { history }))
  })
})

describe('a comparable post', () => {
  const { title } = someEvidence().post
  const shelf = (price: number, shippingCost?: number) =>
    shelfOf([title, price], [title, price], [title, price]).map((post) => ({ ...post, shippingCost }))
  it('is compared by what one pays there, too', () => {
    const scored = (comparables: Comparable[]) => {
      const { usual, prices, comparison, priceCompetitivenessScore } = scoreDeal(
        deal({ price: 9_000 }, { comparables }),
      )
      return { usual, prices, comparison, priceCompetitivenessScore }
    }
    expect(scored(shelf(10_000, 2_000))).toEqual(scored(shelf(12_000)))
    expect(scored(shelf(10_000, 2_000)).usual).toBeGreaterThan(scored(shelf(10_000)).usual ?? 0)
  })
})

describe('the words of a score', () => {
  const { history } = someEvidence()
  it('name the shipping where it is a part of what is compared', () => {
    const { reasons, wouldChange } = scoreDeal(deal({ price: 16_000, shippingCost: 4_000 }, { history }))
    expect(reasons.price).toMatch(/^10% over the usual \$181\.81 of 3 earlier prices, shipping included\.$/)
    expect(wouldChange).toContain('A price of $87.26 or less would be 30% under the usual one.')
  })
  it('call nothing all of its price cheaper that costs something', () => {
    expect(scoreDeal(deal({ price: 1 }, { history })).reasons.price).toMatch(/^99% under/)
  })
  it('wish for no price of nothing', () => {
    const cents = [50, 51, 52].flatMap((id) => earlier(id, [1]))
    expect(scoreDeal(deal({ price: 1 }, { history: cents })).wouldChange).toEqual([])
  })
  it.each([
    ['more than all stars', 'Rated 5.9 of 5 by 1,000 buyers.'],
    ['the opinion of nobody', 'Rated 4.9 of 5 by 0 buyers.'],
  ])('take %s for no rating', (_name, content) => {
    expect(scoreDeal(deal({ content })).reasons.features).toBe('8 TB named in the title.')
  })
})
