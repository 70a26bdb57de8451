import type { Topic } from '../topics.ts'

/** First sentences; {store}, {price}, {was}, {off} and {saved} are filled in. */
export const openings: readonly string[] = [
  'Back at the price of last summer.',
  'I have had this on my list since spring, and today it fell to {price}.',
  '{store} has cut this by {saved} without any fanfare.',
  'Saw it this morning in the newsletter of {store}, and the link works without the newsletter.',
  'Usually {was}; I have not seen it under this since I started looking.',
  'Short one: {price} instead of {was}.',
  'This was {was} in my cart on Sunday and is {price} now.',
  '{off}% off at {store}, and the usual price is a real one this time.',
  'Found while I was looking for something else, as always.',
  'My sister asked me to keep an eye on these, so here we are.',
  'Not the lowest ever, but close, and it is in stock.',
  'I paid {was} in June and am only a little bitter.',
  'Price drops in the cart for me too, no account needed.',
  'The third price cut in two weeks, I think this is the floor.',
  'Took it for us and told my parents.',
  'No membership, no trick, just {price}.',
  'It was gone twice this month, so do not sleep on it.',
  'Compared with four other shops: nobody is below {was} today.',
  'Quietly on page three of the sale, which is why I post it.',
  'A reader asked for a plain, good one in the last thread. This would be mine.',
  'You save {saved}; I checked the price of the last months and it holds up.',
  'Local shop showed {was} this afternoon.',
  'Price mistake or not, they took my order.',
  'Good value at {was}, very good at {price}.',
  'I waited for a year for this to go under its old low.',
]

/** First sentences where there is no usual price to compare with. */
export const plainOpenings: readonly string[] = [
  'Went through it myself this morning, took five minutes.',
  'Comes around once or twice a year, and this is the time.',
  'No catch that I could find, and I looked.',
  'Thought this may be useful to some of you.',
]

export const freeOpenings: readonly string[] = [
  'Costs nothing, and it is not a trial.',
  'No card and no phone number asked.',
  'I did this last year and it was exactly as described.',
  'Takes two minutes, the form is short.',
  'They ask for an e-mail and leave you alone afterwards.',
  'Free means free here, I waited for the catch.',
]

const warranted: readonly string[] = [
  'The two-year warranty holds for this price too.',
  'Free returns for 30 days.',
  'Sold and shipped by {store} itself, not by a third party.',
  'Pick-up in the shop is possible; stock is shown by postal code.',
  'Delivery said three days, it took two.',
  'Registering it adds half a year of warranty.',
]

/** What is said of delivery and the like. */
export const terms: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  trips: [
    'Choose the dates first, then sign in; the price moved otherwise.',
    'Taxes are in the price shown on the last page.',
    'You can cancel within 24 hours.',
  ],
  contracts: [
    'The order page shows every fee before you sign.',
    'I put the end of the offer in my calendar.',
    'Chat confirmed that it also holds for existing customers.',
  ],
  meals: [
    'Not every branch takes part; put in your postal code.',
    'Tip is not included.',
    'Works for pick-up, I did not try delivery.',
  ],
  money: [
    'Read the terms once, they are two pages.',
    'You see the result of the check before it counts.',
    'Pays out as described for me last year.',
  ],
  learning: [
    'Videos can be downloaded for the train.',
    'You keep what you enrolled in.',
    'The first lesson can be watched without an account.',
  ],
  free: [
    'One per household.',
    'When the counter is at zero the page says so.',
    'They sent a confirmation within a minute.',
  ],
  food: [
    'Best-before dates are months away.',
    'Comes in plain cardboard, nothing broken.',
    'Delivery is free above the usual sum.',
  ],
  audio: warranted,
  screens: warranted,
  phones: warranted,
  gadgets: warranted,
  computers: warranted,
  parts: warranted,
  kitchen: warranted,
  drinks: [
    'Fresh, mine was packed last week.',
    'Comes in plain cardboard, nothing broken.',
    'Delivery is free above the usual sum.',
  ],
}

export const usualTerms: readonly string[] = [
  'Free returns for 30 days.',
  'Sold and shipped by {store} itself, not by a third party.',
  'Shipping is free above $35.',
  'Delivery said three days, it took two.',
  'Pick-up in the shop is possible; stock is shown by postal code.',
  'You pay at the end as a guest, no account.',
  'Tax comes on top, as ever.',
]

/** Last sentences, by what the post is about. */
export const closings: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  audio: [
    'The sand colour is sold out, black and green are still there.',
    'Sound is on the warm side, which I like for long days.',
    'If the pads wear out, spare ones cost $15.',
  ],
  screens: [
    'Measure your wall first. I did not.',
    'Turn the sharpness down on the first day and it looks twice as good.',
    'Two of us could carry it, with swearing.',
  ],
  phones: [
    'Bands are listed on the page; check yours.',
    'Case and glass are sold apart.',
    'Battery gets me through two quiet days.',
  ],
  computers: [
    'Runs my twenty tabs and a call without the fan.',
    'If you build with it, update the firmware first.',
    'Happy to answer questions, I have used it since Monday.',
  ],
  games: [
    'I am nine hours in and would pay the full price.',
    'Check whether it is in your subscription first.',
    'Region-free as far as I can tell.',
  ],
  clothes: [
    'I am 178 cm and 75 kg and took M.',
    'The colour is a bit darker than on the page.',
    'Washed three times, no change.',
  ],
  shoes: ['Half a size up if you wear thick socks.', 'Wide feet: yes, these work.', 'Two weeks in, no blisters.'],
  bags: [
    'Fits under the seat in front, tested on a small plane.',
    'The zips are the good ones.',
    'Bottle pocket takes a litre.',
  ],
  kitchen: [
    'Cleaning takes a minute, which decides whether I use it.',
    'Cord is short, plan the place.',
    'The old one went to my neighbour, working.',
  ],
  house: [
    'Comes flat, an hour with two people.',
    'The grey is warmer than in the picture.',
    'We have had the older version for four years.',
  ],
  tools: [
    'Same battery as the rest of the line.',
    'Not for every day on site, very good for a house.',
    'The case is worth ten dollars alone.',
  ],
  food: [
    'Freezes well.',
    'Our kids finished the first box on day two.',
    'Split a case with a neighbour if it is too much.',
  ],
  drinks: [
    'Medium grind and a minute less than usual, then it shines.',
    'We go through one in two weeks.',
    'Deposit is not in the price where there is one.',
  ],
  books: ['Read it in two evenings.', 'Our book club takes it next.', 'Makes a good present, the paper is thick.'],
  learning: [
    'Do the exercises, the videos alone teach little.',
    'Good for beginners, too slow if you know half of it.',
    'Subtitles are right, which is rare.',
  ],
  money: [
    'Set a reminder for the day the offer ends.',
    'Only worth it if you would spend that anyway.',
    'Please do not ask for referrals below, they are removed.',
  ],
  trips: [
    'We went last year and would again.',
    'Flexible dates give the low price.',
    'The good rooms are on the side of the garden.',
  ],
  children: [
    'Ours are two and five and both use it.',
    'Sits in the garden all summer without harm.',
    'Easy to sell on afterwards.',
  ],
  pets: [
    'Both cats approve, which has never happened.',
    'Change food slowly, half and half for a week.',
    'Survived a month with a terrier.',
  ],
  beauty: ['No perfume that I could smell.', 'A little is enough, lasts half a year.', 'Check the shade in daylight.'],
  health: [
    'Ask your pharmacist if you take anything else.',
    'Date is more than a year away.',
    'The report of the lab is on the page.',
  ],
  sport: [
    'The neighbours below have not complained.',
    'Used it three times a week since, no wobble.',
    'For beginners more than enough.',
  ],
  cars: [
    'Check the size on your door first.',
    'Fitted it myself in half an hour.',
    'Keep the receipt for the warranty.',
  ],
  gifts: [
    'Arrived on the right day, with the card.',
    'Order by Wednesday for the weekend.',
    'My mother called twice to thank me.',
  ],
}

export const usualClosings: readonly string[] = [
  'Tell us if the price changes for you.',
  'I will mark it when it is over.',
  'Hope it helps somebody.',
  'That is all, enjoy.',
]

/** Somebody's words about the product, set as a quote. */
export const quotes: readonly string[] = [
  'Holds up better than the one that cost twice as much.',
  'Nothing to complain about, and I tried.',
  'Bought three over the years, gave two away, kept one.',
  'It does one thing and does it properly.',
  'Wish I had not waited.',
]
