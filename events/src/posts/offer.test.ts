import fc from 'fast-check'
import { chargeOf, isLikeOffer, isToBeginWith, quantityIn, type Quantity } from './offer.ts'
import type { Charge } from './post.vocabulary.ts'

const said = (quantity: Quantity | null): string | null => quantity && `${quantity.amount} ${quantity.unit}`

describe('how much one gets', () => {
  it.each([
    ['Sparkling water, 12 × 330 ml', '3.96 L'],
    ['Sparkling water 12x330ml', '3.96 L'],
    ['Clumping litter, 2 × 18 kg', '36 kg'],
    ['Desk lamp, 2-pack', '2 piece'],
    ['Daily contact lenses, 90 pack', '90 piece'],
    ['Pack of 4 desk lamps', '4 piece'],
    ['Diapers, 120 ct', '120 piece'],
  ])('is read where a title says it: %s', (title, expected) => {
    expect(said(quantityIn(title, 'homehomeimprovement'))).toBe(expected)
  })

  it.each([
    ['Organic decaf, Swiss water, 500 g', '0.5 kg'],
    ['Olive oil 0.75 L', '0.75 L'],
    ['Olive oil 0,75 l', '0.75 L'],
    ['Jasmine rice, 20 lb', '20 lb'],
    ['Cold brew 32 fl oz', '32 fl oz'],
  ])('is a weight or a volume of groceries: %s', (title, expected) => {
    expect(said(quantityIn(title, 'grocery'))).toBe(expected)
    expect(quantityIn(title, 'techelectronics')).toBeNull()
  })

  it.each([
    'Espresso beans, two bags of 750 g',
    'Espresso beans, 6 jars, 500 g',
    'Coffee 500 g, 2-pack',
    'Rice, 1-2 kg',
    'Rice, up to 5 kg',
    'Rice 500 g or 1 kg',
    'Rice 1 kg + lentils',
    'Rice, 1,000 g',
    'Coffee 1 kg, free delivery over $30',
    'Cola 330',
    'Beef jerky 16 oz',
    'Rice cooker for 1 kg of rice',
    'Desk lamp, 1-pack',
    'Six-piece cookware set',
    'Rug 160 × 230',
    'Memory 2 x 16 GB',
    'PlayStation 5 controller 2-pack',
    '0 × 330 ml',
    '',
  ])('is not guessed: %s', (title) => {
    expect(quantityIn(title, 'grocery')).toBeNull()
  })
})

describe('what a price is for', () => {
  it.each<[string, number, Charge]>([
    ['StreamBox $5/month', 500, 'month'],
    ['StreamBox, $4.99 per month', 499, 'month'],
    ['Reelbox, three months at $2.99 a month', 299, 'month'],
    ['Reelbox, three months at $2.99 a month', 897, 'unclear'],
    ['StreamBox $5/mo or $50/yr', 5000, 'year'],
    ['StreamBox $5/mo or $50/yr', 500, 'month'],
    ['StreamBox $5/mo or $50/yr', 5500, 'unclear'],
    ['Pool pass $12 a week', 1200, 'week'],
    ['StreamBox: $0 first month then $10/month', 0, 'first'],
    ['StreamBox, $1 for the first month', 100, 'first'],
    ['StreamBox $3/month, then $10/month', 300, 'first'],
    ['StreamBox, first 3 months free', 0, 'first'],
    ['StreamBox with a free trial', 0, 'first'],
    ['Phone 128 GB, $99 with eligible trade-in', 9_900, 'unclear'],
    ['Phone 128 GB, $200 down payment', 20_000, 'unclear'],
    ['Phone 128 GB with new contract', 20_000, 'unclear'],
    ['Console, no trade-in needed', 20_000, 'once'],
    ["Baby's first year memory book, free shipping", 1500, 'once'],
    ['Gym month to month, joining fee waived', 2900, 'once'],
    ['8 TB drive', 11_999, 'once'],
    ['', 0, 'once'],
  ])('%s at %d cents: %s', (title, price, charge) => {
    expect(chargeOf({ title, price })).toBe(charge)
  })

  it('is to begin with where a text says that more follows', () => {
    expect(isToBeginWith('Nothing for a month, then $9.99 per month.', 0)).toBe(true)
    expect(isToBeginWith('Three months of music come along, then $9.99 a month.', 80_000)).toBe(false)
  })
})

const words = [
  '12',
  '330',
  'ml',
  'kg',
  '×',
  'x',
  'pack',
  'of',
  '$5',
  '/month',
  'then',
  'first month',
  'free',
  '500 g',
  ',',
]
const title = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 150 }),
  fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
)
const price = fc.option(fc.nat(99_999_999))

it('any title is read without fault, and what is read stands in it', () => {
  fc.assert(
    fc.property(title, price, (text, amount) => {
      const amounts = [quantityIn(text, 'grocery')].flatMap((quantity) => quantity?.amount ?? [])
      expect(amounts.every((one) => Number.isFinite(one) && one > 0 && /\d/.test(text))).toBe(true)
      const charge = chargeOf({ title: text, price: amount })
      expect(charge === 'once' || /\$|free/i.test(text)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

it('a second amount in a title leaves nothing that is beyond doubt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.constantFrom('330 ml', '2-pack', '4 × 80 g'), (other, amount) => {
      expect(quantityIn(`Snack ${amount}, ${other}`, 'grocery')).toBeNull()
      expect(quantityIn(`Snack ${other}, ${amount}`, 'grocery')).toBeNull()
    }),
  )
})

it('offers are alike in both directions, and never a monthly one and one paid once', () => {
  const offer = fc.record({ title, price })
  fc.assert(
    fc.property(offer, offer, (one, other) => {
      expect(isLikeOffer(one, other, 'grocery')).toBe(isLikeOffer(other, one, 'grocery'))
    }),
  )
  expect(isLikeOffer({ title: 'StreamBox $5/month', price: 500 }, { title: 'StreamBox', price: 500 }, 'other')).toBe(
    false,
  )
  const water = (count: number) => ({ title: `Water ${count} × 330 ml`, price: 500 })
  expect(isLikeOffer(water(6), water(12), 'grocery')).toBe(false)
  expect(isLikeOffer(water(6), water(6), 'grocery')).toBe(true)
})
