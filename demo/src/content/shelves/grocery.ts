import type { Shelf } from '../shelf.ts'

const category = 'grocery'

/** Food and drink; enough coffee to compare prices. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const grocery: readonly Shelf[] = [
  { category, sub: 'Coffee & Tea', object: 'coffee', lines: [
    ['pantry', 13.5, 18, 'Whole-bean coffee, 1 kg, three roasts, free delivery over $30', 'Roasted this month | Light, medium, dark'],
    ['pantry', 9.99, 14.99, 'Organic decaf, Swiss water, 500 g', 'Ground or beans | Fair trade'],
    ['pantry', 21.99, 29.99, 'Espresso beans from Huehuetenango, two bags of 750 g', 'Chocolate and orange | Roasted on Mondays'],
    ['pantry', 16.99, 24.99, '100 compatible capsules, five kinds, compostable', 'Fit the small machines | 20 of each'],
    ['pantry', 7.49, 10.99, 'Instant coffee, freeze-dried, 200 g jar', 'Good enough for camping | Glass jar'],
    ['wellroot', 11.99, 15.99, 'Matcha, ceremonial grade, 100 g tin', 'Stone-ground | Harvest date on the tin', 'tin'],
    ['wellroot', 8.99, 12.99, 'Loose Earl Grey, 250 g, bergamot oil not flavour', 'Resealable | About 100 cups', 'tin'],
    ['pantry', 17.49, 21.99, 'Cold brew bags, 12 pitchers, no mess', 'Steep overnight | Coarse ground'],
    ['pantry', 24.9, 32, 'Single-farm filter coffee from Sidama, 1 kg', 'Washed | Cupping score 86 | Limited to two'],
    ['loonie-lane', 12.99, 17.99, 'Dark roast beans, 907 g, house brand', 'Oily but clean | Best before next autumn'],
    ['loonie-lane', 5.49, 7.99, 'Orange pekoe, 216 bags, the big box', 'Strong | No strings'],
  ] },
  { category, sub: 'Fruits & Vegetables', object: 'fruit', lines: [
    ['pantry', 24.99, 34.99, 'Seasonal fruit box, 5 kg, no plastic', 'Apples, oranges, pears | Skip any week'],
    ['loonie-lane', 6.99, 9.99, 'Honeycrisp apples, 3 lb bag, two for one with card', 'Ontario grown | In store too'],
  ] },
  { category, sub: 'Meat & Poultry', object: 'parcel', lines: [
    ['pantry', 89, 119, 'Grass-fed beef box, 10 lb, frozen', 'Ground, steaks, roast | Dry ice', 'steak'],
  ] },
  { category, sub: 'Fish & Seafood', object: 'fish', lines: [
    ['pantry', 54, 75, 'Wild sockeye fillets, 2 kg, skin on', 'Single packs | Caught in Bristol Bay'],
    ['loonie-lane', 14.99, 19.99, 'Canned tuna in olive oil, twelve', 'Pole and line | Pull tab', 'tin'],
  ] },
  { category, sub: 'Dairy & Eggs', object: 'milk', lines: [
    ['loonie-lane', 9.49, 12.49, 'Old cheddar, 907 g block, aged two years', 'Crumbly | Limit four'],
  ] },
  { category, sub: 'Bakery & Bread', object: 'bread', lines: [
    ['pantry', 19.99, 27.99, 'Three sourdough loaves, half-baked, freeze well', '12 minutes in the oven | 750 g each'],
    ['loonie-lane', 3.49, 4.99, 'Bagels, twelve, baked in the store every morning', 'Sesame and plain'],
  ] },
  { category, sub: 'Pantry Staples', object: 'bottle', lines: [
    ['pantry', 22.99, 32.99, 'Olive oil, 3 L tin, this harvest', 'Cold extracted | Peppery'],
    ['loonie-lane', 8.99, 12.99, 'Bread flour, 10 kg, 13 % protein', 'Paper bag | Unbleached', 'flourBag'],
  ] },
  { category, sub: 'Canned & Jarred Food', object: 'tin', lines: [
    ['pantry', 17.99, 25.99, 'San Marzano type tomatoes, case of 12', 'Whole, peeled | 400 g'],
  ] },
  { category, sub: 'Breakfast & Cereal', object: 'cereal', lines: [
    ['loonie-lane', 4.99, 7.49, 'Oat rings cereal, family size 1.2 kg', 'Limit six | Peanut-free plant'],
  ] },
  { category, sub: 'Snacks', object: 'popcorn', lines: [
    ['pantry', 14.99, 21.99, 'Mixed nuts, roasted without oil, 1.5 kg', 'Cashew, almond, pecan | No peanuts', 'flourBag'],
  ] },
  { category, sub: 'Candy & Chocolate', object: 'chocolate', lines: [
    ['pantry', 19.99, 29.99, '70 % chocolate, ten bars of 100 g', 'Single origin, five kinds | Ships with ice above 25 °C'],
    ['loonie-lane', 7.99, 11.99, 'Maple cream cookies, four boxes', 'The leaf ones | Best before March'],
  ] },
  { category, sub: 'Frozen Food', object: 'iceCream', lines: [
    ['pantry', 29.99, 39.99, 'Gelato, eight pints, choose the flavours', 'Dry ice | Pistachio is worth it'],
  ] },
  { category, sub: 'Soft Drinks & Juice', object: 'sodaCan', lines: [
    ['pantry', 11.99, 16.99, 'Sparkling water, 24 cans, grapefruit', 'No sugar, no sweetener'],
    ['loonie-lane', 5.99, 8.99, 'Ginger beer, twelve cans, proper burn', 'Cane sugar | Deposit not included'],
  ] },
  { category, sub: 'Beer, Wine & Spirits', object: 'bottle', lines: [
    ['pantry', 69, 108, 'Six reds from small growers, mixed case', 'Adult signature | 38 states'],
  ] },
  { category, sub: 'Baby Food & Formula', object: 'babyBottle', lines: [
    ['pantry', 18.99, 24.99, 'Fruit and vegetable pouches, 24, from 6 months', 'Organic | No added sugar'],
  ] },
  { category, sub: 'Household Supplies', object: 'soap', lines: [
    ['pantry', 18.49, 26.99, 'Laundry sheets, 180 loads, unscented', 'Cardboard box, no jug | Works cold', 'paper'],
  ] },
]
