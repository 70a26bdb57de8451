import type { Topic } from '../topics.ts'

/** What is said about a kind of product: remarks, and questions with the answer of the poster. */
export interface Talk {
  readonly remarks: readonly string[]
  readonly questions: readonly (readonly [question: string, answer: string])[]
}

/** Remarks that fit anything that one can get at a price. */
export const generalTalk: Talk = {
  remarks: [
    'In for one.',
    'Good find.',
    'Same price here since yesterday evening.',
    'Been waiting for this one.',
    'Great price, no use for it. Upvoted anyway.',
    'Went through in two minutes as a guest.',
    'Two weeks ago it was 10% more, so this is a real drop.',
    'Price history says it was lower **once**, for a day.',
    'Thanks for posting it without a referral link.',
    'Not for me, but well written post.',
    'Bookmarked until payday.',
    'I would wait, it drops again most likely.',
    'Sent it to my brother, he has been asking for weeks.',
    'Checked two others, nobody is near.',
    'Nice. I paid full price in June.',
    'Took it, thanks.',
  ],
  questions: [
    ['Does the price hold after you sign in?', 'Yes, signed in and as a guest, I tried both.'],
    ['How long do you think it lasts?', 'The page gives no date. I would not wait for the weekend.'],
    ['Is the support any good, in case something goes wrong?', 'Wrote to them once, answer the next morning.'],
  ],
}

/** What is said only of things that come in a parcel. */
export const parcelTalk: Talk = {
  remarks: [
    'Ordered, thanks.',
    'Confirmed in store too, the display had nine left.',
    'Mine arrived today, packed well.',
    'Delivery says Thursday here (Ohio).',
    'Cheaper than the open box I bought last month. Ouch.',
    'Shipped the same evening.',
    'Box was dented, inside all fine.',
  ],
  questions: [
    ['Is this sold by the store itself?', 'Yes, it says so under the button.'],
    ['Any experience with returns there?', 'Once. Label in the box, money back after six days.'],
  ],
}

/** Short answers of one reader to another. */
export const readerReplies: readonly string[] = [
  'Same here.',
  'Can confirm.',
  'That was my experience as well.',
  'Depends on the region, I think.',
  'Ha, exactly.',
  'Good to know, thanks.',
  'Saved me an hour, thanks.',
  'Not for me, but I see the point.',
  'I was going to write the same.',
  'Thank you for saying that.',
  'Noted.',
  'This.',
  'How long ago was that?',
  'My neighbour says so too.',
  'I had more luck than you, then.',
]

/** Short answers of the poster. */
export const posterReplies: readonly string[] = [
  'Good point, added to the description.',
  'Thanks for checking.',
  'Glad to hear it.',
  'Thank you, I did not know that.',
  'Thanks, that helps the next one.',
  'Good to hear, mine is on its way.',
  'Appreciated!',
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
  'The best ones are already gone.',
  'Stacks with the newsletter code for me.',
  'It is the same sale as in spring, but the selection is better.',
  'Which ones are worth it? The list is long.',
  'Sort by discount, then hide everything below 30%.',
  'They did the same last year, and it ran for ten days.',
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
