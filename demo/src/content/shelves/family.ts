import type { Shelf } from '../shelf.ts'

const kids = 'babieskids'
const pets = 'pets'
const gifts = 'flowersgifts'
const health = 'healthbeauty'

/** For people and animals one looks after, and for oneself. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const family: readonly Shelf[] = [
  { category: kids, sub: 'Babies', object: 'crib', lines: [
    ['little-nest', 199, 299, 'Convertible crib in birch, three heights', 'Becomes a toddler bed | No screws seen'],
    ['little-nest', 349, 499, 'All-terrain stroller, folds with one hand', 'Air tyres | Reclines flat', 'stroller'],
    ['little-nest', 24.99, 39.99, 'Anti-colic bottles, six with brush', 'Glass | Two sizes of teats', 'babyBottle'],
    ['toy-barn', 149.99, 229.99, 'Infant car seat with base, until 13 kg', 'Transport Canada label | Expires 2035', 'stroller'],
    ['little-nest', 33, 45, 'Diapers size 3, 200, plain', 'No perfume | Wetness line', 'parcel'],
  ] },
  { category: kids, sub: 'Kids', object: 'blocks', lines: [
    ['little-nest', 27.99, 44.99, 'Beech building blocks, 100 in a cotton bag', 'Water paint | Age 1 and up'],
    ['toy-barn', 22.99, 34.99, 'Teddy bear, 45 cm, hospital for life', 'They really mend it | Washable', 'teddy'],
    ['toy-barn', 17.99, 27.99, 'Stunt kite with two lines, ripstop', 'From 6 years | Fibreglass', 'kite'],
    ['little-nest', 64.99, 99.99, 'Balance bike, 12 inch, real tyres', '3.2 kg | Saddle 30 to 42 cm', 'bicycle'],
    ['toy-barn', 44.99, 69.99, 'Marble run, 180 pieces, fits the other brand', 'Wood and clear tubes', 'blocks'],
  ] },
  { category: pets, sub: 'Pet Food', object: 'petFood', lines: [
    ['wagtail', 44.99, 62.99, 'Grain-free dog food, salmon, 24 lb', 'Small pieces | First auto-order'],
    ['wagtail', 18.99, 27.99, 'Cat pouches in jelly, 40, four kinds', '85 g | My picky one eats it'],
    ['pawprint-depot', 59.99, 79.99, 'Puppy kibble, chicken and rice, 15 kg', 'Made in Alberta | Resealable'],
  ] },
  { category: pets, sub: 'Pet Care & Supplies', object: 'dogBowl', lines: [
    ['wagtail', 12.99, 21.99, 'Steel bowls with rubber feet, pair', 'Dishwasher | 1 L each'],
    ['wagtail', 69.99, 109.99, 'Cat tree 140 cm with sisal and two beds', 'Wall strap | Posts can be replaced', 'catTree'],
    ['pawprint-depot', 26.99, 39.99, 'Clumping litter, 2 × 18 kg', 'Low dust | Pick-up saves $5', 'petFood'],
  ] },
  { category: pets, sub: 'Pet Toys', object: 'petToy', lines: [
    ['wagtail', 9.99, 16.99, 'Rope toys, five, washable', 'For strong chewers, two survived here'],
    ['pawprint-depot', 14.99, 22.99, 'Puzzle feeder, three levels', 'No small parts | Quiet rubber base', 'dogBowl'],
  ] },
  { category: gifts, sub: 'Flowers', object: 'bouquet', lines: [
    ['petalpost', 34.99, 54.99, 'Two dozen roses, next-day, vase included', 'Code at checkout | Not on Mondays'],
    ['maple-and-main', 44.99, 69.99, 'Orchid in a ceramic pot, two stems', 'Delivered in heat wrap', 'plant'],
  ] },
  { category: gifts, sub: 'Gift Baskets', object: 'hamper', lines: [
    ['petalpost', 49, 79, 'Breakfast hamper: jam, honey, coffee, scones', 'Card written by hand'],
    ['maple-and-main', 64.99, 94.99, 'Maple gift box with syrup in glass', 'Ships to the US too'],
  ] },
  { category: gifts, sub: 'Gift Cards', object: 'giftCard', lines: [
    ['slicetown', 40, 50, '$50 Slicetown gift card for $40', 'Three per person | E-mail in an hour'],
    ['bento-street', 20, 25, '$25 Bento Street card for $20', 'Works with the app'],
  ] },
  { category: gifts, sub: 'Personalized Gifts', object: 'giftBox', lines: [
    ['petalpost', 19.99, 34.99, 'Engraved cutting board, oak', 'Preview before you pay'],
    ['craftmere', 12.99, 22, 'Photo mug, dishwasher proof, two for one', 'Two pictures | Four days'],
  ] },
  { category: gifts, sub: 'Greeting Cards', object: 'envelope', lines: [
    ['inkwell', 9.99, 18, 'Thank-you cards with envelopes, 48', 'Kraft | Blank inside'],
    ['petalpost', 2.99, 5.99, 'Pop-up paper flower card, any three', 'Free postage'],
  ] },
  { category: gifts, sub: 'Party Supplies', object: 'balloons', lines: [
    ['loonie-lane', 9.99, 14.99, 'Balloon arch kit, 120 pieces with pump', 'Latex | Three colour sets'],
    ['craftmere', 15.99, 25.99, 'Paper lanterns and garlands for twelve tables', 'Reusable | White and gold', 'bulb'],
  ] },
  { category: health, sub: 'Skin Care', object: 'lotion', lines: [
    ['dewlane', 16, 28, 'Ceramide cream, 340 g, no perfume', 'Pump | For dry hands and faces'],
    ['cedarpharm', 18.99, 26.99, 'Vitamin C serum, 30 ml, dark glass', 'Date of filling on the box', 'perfume'],
  ] },
  { category: health, sub: 'Makeup', object: 'lipstick', lines: [
    ['dewlane', 12, 24, 'Matte lipsticks, any two of thirty', 'Refillable case'],
  ] },
  { category: health, sub: 'Hair Care', object: 'lotion', lines: [
    ['dewlane', 22, 34, 'Sulphate-free shampoo and conditioner, litre size', 'Pumps included'],
    ['cedarpharm', 14.99, 21.99, 'Curl cream, 500 ml', 'Little goes far'],
  ] },
  { category: health, sub: 'Hair Styling Tools', object: 'hairDryer', lines: [
    ['dewlane', 59, 119, 'Ionic hair dryer, 340 g, three nozzles', '110,000 rpm | Quiet enough for mornings'],
  ] },
  { category: health, sub: 'Fragrance', object: 'perfume', lines: [
    ['cedarpharm', 39.99, 64.99, 'Travel sprays, set of four', '10 ml each'],
  ] },
  { category: health, sub: 'Shaving & Grooming', object: 'razor', lines: [
    ['dewlane', 24, 40, 'Safety razor with 50 blades', 'Brass | A year of shaves'],
  ] },
  { category: health, sub: 'Oral Care', object: 'toothbrush', lines: [
    ['wellroot', 39.99, 69.99, 'Sonic toothbrush with four heads and case', 'Three weeks per charge'],
    ['cedarpharm', 11.99, 16.99, 'Floss picks and paste, family pack', 'Mint'],
  ] },
  { category: health, sub: 'Bath & Body', object: 'soap', lines: [
    ['dewlane', 18, 30, 'Olive oil soap, twelve bars', 'No perfume | Six months here'],
  ] },
  { category: health, sub: 'Nail Care', object: 'nailPolish', lines: [
    ['dewlane', 15, 32, 'Nail polish set, six colours and top coat', 'Ten-free | Wide brush'],
  ] },
  { category: health, sub: 'Feminine Care', object: 'vitamins', lines: [
    ['wellroot', 21.99, 29.99, 'Period underwear, three pairs, S to 3X', 'Holds four tampons | 60-day return', 'socks'],
  ] },
  { category: health, sub: 'Vitamins & Supplements', object: 'vitamins', lines: [
    ['wellroot', 12.99, 19.99, 'Vitamin D3 4,000 IU, 360 capsules', 'A year | Lab report by QR code'],
    ['cedarpharm', 22.99, 32.99, 'Omega-3 from algae, 120 softgels', 'No fish burps'],
  ] },
  { category: health, sub: 'Medicine & First Aid', object: 'firstAid', lines: [
    ['cedarpharm', 8.99, 13.99, 'Allergy tablets, non-drowsy, 120', 'Limit two per order', 'vitamins'],
  ] },
  { category: health, sub: 'Eye Care & Contacts', object: 'perfume', lines: [
    ['wellroot', 39, 58, 'Daily contact lenses, 90 pack', 'Prescription needed | Rebate form inside', 'sunglasses'],
  ] },
  { category: health, sub: 'Sports Nutrition', object: 'petFood', lines: [
    ['wellroot', 34.99, 54.99, 'Whey isolate, 5 lb, vanilla', '25 g per scoop | Mixes without lumps', 'flourBag'],
  ] },
  { category: health, sub: 'Massage & Wellness', object: 'drill', lines: [
    ['ironpeak', 69.99, 129.99, 'Massage gun, five heads, quiet', 'Case | 6 hours', 'dumbbell'],
  ] },
]
