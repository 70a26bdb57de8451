import type { SanctionRequest } from '@deals/events'

interface DemoSanction {
  readonly username: string
  readonly minutesAgo: number
  readonly form: SanctionRequest
}

/** What moderators did about members, in the minutes before the site starts. */
export const sanctions: readonly DemoSanction[] = [
  {
    username: 'crumbs',
    minutesAgo: 190,
    form: { kind: 'warn', reason: 'Please report what is wrong with a post, and not who posted it.' },
  },
  {
    username: 'moonmilk',
    minutesAgo: 34,
    form: { kind: 'note', reason: 'Three posts from one shop in a week; asked about it, waits for an answer.' },
  },
  {
    username: 'pixie_dustin',
    minutesAgo: 4,
    form: {
      kind: 'restrict',
      restricts: ['comment'],
      days: 7,
      reason: 'The same comment under nine posts, after a warning.',
    },
  },
]

/** A comment that members reported, under one of the newest deals, and nobody has decided about yet. */
export const reportedComment = {
  author: 'pixie_dustin',
  minutesAgo: 46,
  content: 'Way cheaper in my own shop, the address is on my profile. First ten buyers get a gift!',
  reports: [
    { username: 'thriftyowl', minutesAgo: 31, reason: 'spam', note: 'The same comment stands under other deals too.' },
    { username: 'tinkerbee', minutesAgo: 22, reason: 'spam', note: null },
  ],
} as const

/** What posters say against the removal of their posts; the answer, where there is one already. */
export const appeals = [
  { text: 'It is the same shop, but another model than in the older post. Please look at the two pages side by side.' },
  {
    text: 'I bought it myself and have nothing to do with the shop. My earlier posts are from five other ones.',
    answer: 'The receipt you sent shows it, thank you. But the offer had ended by then, so the post stays away.',
  },
] as const

/** Letters to the site that nobody has looked at yet. */
export const bugReports = [
  {
    username: 'tinkerbee',
    minutesAgo: 260,
    fields: {
      title: 'The price filter forgets its upper end',
      description: 'I set 20 to 50 dollars, go back from a post, and only the 20 is left. Firefox on a laptop.',
      page: '/search?q=kettle',
      severity: 'annoying',
    },
  },
  {
    username: 'halifax_hal',
    minutesAgo: 75,
    fields: {
      title: 'The picture of my post is turned',
      description: 'Taken upright with a phone, shown lying down on the card; on the page itself it stands.',
      page: '/profile',
      severity: 'cosmetic',
    },
  },
] as const

export const messages = [
  {
    minutesAgo: 130,
    fields: {
      topic: 'store',
      name: 'Dana Whitfield',
      email: 'dana@inkwell.example',
      message: 'We run Inkwell & Co. Our address has changed to shop.inkwell.example; who can correct it on our page?',
    },
  },
] as const

/** Edits that members suggest of other people's posts; the first is of a post of ann's. */
export const suggestions = [
  {
    username: 'bob',
    minutesAgo: 24,
    changes: { shippingCost: 4.99 },
    reason: 'The shop asks 4.99 for shipping; it says so in the cart.',
  },
  {
    username: 'tinkerbee',
    minutesAgo: 17,
    changes: { couponCode: 'FIRST10', couponSource: 'https://coupons.example/first10' },
    reason: 'With this code it is ten percent less for a first order.',
  },
  {
    username: 'halifax_hal',
    minutesAgo: 9,
    changes: { availability: 'both', location: 'Most shops of the chain' },
    reason: 'They have it in the shops, too, for the same price.',
  },
] as const

/** Sales at shops that nobody named before, which wait for moderators. */
export const newShops = [
  {
    username: 'tinkerbee',
    minutesAgo: 140,
    form: {
      type: 'sales',
      title: 'Ferrow & Daughter clears its workshop: hand planes, chisels and vises',
      subtitle: 'Up to 45% off hand tools',
      content:
        'A small maker from Vermont that closes its second workshop. Hand planes from $38, sets of chisels from $54.\n\n- Sharpened before they leave\n- Shipping is free from $75 on\n- They take things back for 60 days',
      currency: 'USD',
      categorySlug: 'homehomeimprovement',
      subCategory: 'Tools & Hardware',
      storeName: 'Ferrow & Daughter',
      dealUrl: 'https://www.ferrowanddaughter.example/clearance',
    },
  },
  {
    username: 'ridgewalker',
    minutesAgo: 65,
    form: {
      type: 'sales',
      title: 'Lanternfish Outfitters opens online: rain jackets and packs for half',
      subtitle: '50% off to begin with',
      content:
        'They had one shop in Duluth so far. I own two of their jackets and both held. The site is new and a little slow; the prices are the ones on the tag in the shop, halved.',
      currency: 'USD',
      categorySlug: 'sportinggoods',
      subCategory: 'Camping & Hiking',
      storeName: 'Lanternfish Outfitters',
      dealUrl: 'https://www.lanternfish.example/opening',
    },
  },
] as const
