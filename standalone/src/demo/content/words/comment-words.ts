import type { Topic } from '../topics.ts'

/** What is said about a kind of product: remarks, and questions with the answer of the poster. */
export interface Talk {
  readonly remarks: readonly string[]
  readonly questions: readonly (readonly [question: string, answer: string])[]
}

/** Remarks that fit anything with a price. */
export const generalTalk: Talk = {
  remarks: [
    'Ordered, thanks.',
    'In for one.',
    'Good find.',
    'Confirmed in store too, the display had nine left.',
    'Same price here since yesterday evening.',
    'Been waiting for this one.',
    'Great price, no use for it. Upvoted anyway.',
    'My order went through in two minutes as a guest.',
    'Two weeks ago it was 10% more, so this is a real drop.',
    'Price history says it was lower **once**, for a day.',
    'Thanks for posting it without a referral link.',
    'Mine arrived today, packed well.',
    'Not for me, but well written post.',
    'Delivery says Thursday here (Ohio).',
    'Cheaper than the open box I bought last month. Ouch.',
    'Bookmarked until payday.',
    'I would wait, it drops again most likely.',
    'Take the old model at this price, nothing has changed but the box.',
  ],
  questions: [
    ['Does the price hold after you sign in?', 'Yes, signed in and as a guest, I tried both.'],
    ['Is this sold by the store itself?', 'Yes, it says so under the button.'],
    ['How long do you think it lasts?', 'The page gives no date. I would not wait for the weekend.'],
    ['How is the warranty?', 'Two years with them, the receipt is enough.'],
    ['Any experience with returns there?', 'Once. Label in the box, money back after six days.'],
  ],
}

/** Short answers between members. */
export const followUps: readonly string[] = [
  'Thanks, that helps.',
  'Same here.',
  'Good point, added to the description.',
  'Thank you!',
  'I disagree, mine has run for two years without a problem.',
  'Can confirm.',
  'That was my experience as well.',
  'Which one did you take in the end?',
  'Depends on the region, I think.',
  'Ha, exactly.',
  'You are right, I mixed up two models.',
  'It worked when I opened it in a private window.',
  'Good to know, then I wait.',
  'Saved me an hour, thanks.',
]

export const expiredWords: readonly string[] = [
  'Full price again as of ten minutes ago.',
  'Gone. It was good while it lasted.',
  'Says out of stock in three shops around here.',
  'Over, as far as I can see. Marked it.',
  'Just missed it. Next time.',
  'Mine was cancelled with an apology and a $5 voucher.',
]

export const couponWords: readonly string[] = [
  'Code worked, thanks.',
  'The code takes the discount off the cheapest item only, for me.',
  'Code works once per account.',
  'For me the code needs capital letters. Odd.',
]

export const freeWords: readonly string[] = [
  'Claimed, took a minute.',
  'Came by mail today. Small, but free.',
  'Asked for my birthday, I gave them a nice one.',
  'Hard to argue with zero.',
]

export const saleWords: readonly string[] = [
  'Went through all pages: maybe ten really good prices, the rest is padding.',
  'The best ones are already gone in size M.',
  'Stacks with the newsletter code for me.',
  'It is the same sale as in spring, but the selection is better.',
  'Which ones are worth it? The list is long.',
  'Sort by discount, then hide everything below 30%.',
  'Free shipping makes the difference here.',
  'Prices went up a week before. Compare with older posts.',
]

export const renewedWords: readonly string[] = [
  'It is back! Same price.',
  'Works again since this morning.',
  'Glad somebody renewed this, I missed the first round.',
]

export const editedWords: readonly string[] = [
  'It is lower now than in the title, worth an edit.',
  'Price dropped once more, see the new line above.',
]

/** Topics of one file are put together with those of the others. */
export type Talks = Readonly<Partial<Record<Topic, Talk>>>
