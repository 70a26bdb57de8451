import type { Shelf } from '../shelf.ts'

/** The two categories without sub-categories. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const freeAndOther: readonly Shelf[] = [
  { category: 'free', object: 'giftBox', lines: [
    ['samplebox', 0, 6.99, 'Free sample of ceramide cream, 15 ml, by mail', 'One per address | Two weeks', 'lotion'],
    ['samplebox', 0, 4.5, 'Free bag of trail mix, no postage', 'First 5,000 | US only', 'flourBag'],
    ['samplebox', 0, null, 'Free seed packets from the city garden office', 'Three kinds | Ask until April', 'plant'],
    ['samplebox', 0, 12, 'Free recycled tote bag with any survey', 'Four minutes | No phone number', 'handbag'],
    ['playhub', 0, 19.99, 'Free to keep this week: Lantern Keepers for PC', 'Claim until Thursday', 'gameCase'],
    ['pantry', 0, 3.99, 'Free oat drink with app coupon', 'Any size | In 900 shops', 'milk'],
    ['samplebox', 0, 9.99, 'Free children\'s book, one every month until age five', 'Where the programme exists', 'book'],
    ['wagtail', 0, 7.99, 'Free puppy starter pack at the desk', 'Bring a photo of the puppy', 'dogBowl'],
    ['loonie-lane', 0, 2.99, 'Free coffee on Tuesdays with own cup', 'All stores', 'coffee'],
    ['harbour-books', 0, null, 'Free poster of the tide tables for this year', 'Pick-up in Halifax', 'magazine'],
  ] },
  { category: 'other', object: 'umbrella', lines: [
    ['loonie-lane', 11.99, 19.99, 'Windproof umbrella, opens and closes with one button', 'Nine ribs | Sleeve'],
    ['samplebox', 14.99, 29.99, 'Mystery box of returned goods, 3 kg', 'For people who like surprises', 'parcel'],
    ['brickyard', 24.99, 39.99, 'Emergency crank radio with lamp and USB', 'AM, FM, weather', 'speaker'],
    ['brickyard', 34.99, 49.99, 'Fireproof document bag, A4, two pockets', 'Tested to 1,000 °C', 'satchel'],
    ['loonie-lane', 6.99, 9.99, 'Reading glasses, three pairs, all strengths', 'Spring hinges', 'sunglasses'],
    ['brickyard', 17.99, 26.99, 'LED lanterns with magnet, two', '72 hours | AA', 'bulb'],
    ['loonie-lane', 19.99, 29.99, 'Cast iron doorstop in the shape of a moose', '2.3 kg of moose', 'figure'],
  ] },
]
