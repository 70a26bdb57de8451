import { postedBefore } from './posted-before.ts'
import { membersSince } from './posts.ts'
import { between, seededRandom, shuffle } from './random.ts'
import { stores } from './stores.ts'
import type { DemoPost, DemoSaying, DemoStore } from './types.ts'

/** How the two posts of a pair came to be linked, or wait to be: who said so, besides a moderator. */
const sayings = [
  { voices: 3, isByModerator: false },
  { voices: 1, isByModerator: true },
  { voices: 3, isByModerator: false },
  { voices: 2, isByModerator: false },
  { voices: 3, isByModerator: false },
  { voices: 1, isByModerator: false },
] as const

const tellings: readonly string[] = [
  'The same box as everywhere else, a little dearer here, but they had it on the shelf.',
  'Their own site, not the market place. The warranty is the maker’s in both cases.',
  'I compared the numbers on the box: it is the same model, only the bundle is called otherwise.',
]

/** What has a model by which people know it again. */
const withModels = ['techelectronics', 'computers', 'gaming', 'sportinggoods']

/** Another shop that sells such things for the same money. */
function otherStoreOf({ storeSlug, categorySlug, currency }: DemoPost): DemoStore | undefined {
  return stores.find(
    (store) => store.slug !== storeSlug && store.currency === currency && store.categories.includes(categorySlug),
  )
}

/** What many looked at, and what somebody found at another shop some weeks before. */
export function elsewherePosts(posts: readonly DemoPost[]): DemoPost[] {
  return posts
    .filter(isKnownByModel)
    .toSorted((one, other) => other.popularity - one.popularity)
    .flatMap((post) => elsewherePost(post) ?? [])
    .slice(0, sayings.length)
}

const isKnownByModel = ({ type, fate, price = 0, categorySlug }: DemoPost): boolean =>
  type === 'product' && fate === 'active' && price > 0 && withModels.includes(categorySlug)

function elsewherePost(post: DemoPost): DemoPost | undefined {
  const store = otherStoreOf(post)
  if (store === undefined) {
    return undefined
  }
  const key = `${post.key}-elsewhere`
  const random = seededRandom(key)
  const { price = 0 } = post
  return postedBefore(post, random, {
    key,
    hoursAgo: Math.round(post.hoursAgo) + between(random, 12 * 24, 40 * 24),
    storeSlug: store.slug,
    dealUrl: `${store.url}/p/${post.key}`,
    tellings,
    priceOf: () => Math.ceil(price * (1.04 + random() * 0.12)) - 0.01,
  })
}

/** Who says of which two posts that they are about the same product, the first hours after the later one came. */
export function sayingsOf(posts: readonly DemoPost[], elsewhere: readonly DemoPost[]): DemoSaying[] {
  return elsewhere.flatMap((other, place) => {
    const post = posts.find(({ key }) => `${key}-elsewhere` === other.key)
    const saying = sayings[place]
    return post === undefined || saying === undefined ? [] : voicesOn(post, other, saying)
  })
}

function voicesOn(post: DemoPost, other: DemoPost, { voices, isByModerator }: (typeof sayings)[number]): DemoSaying[] {
  const random = seededRandom(`same:${post.key}`)
  const posters = [post.authorKey, other.authorKey]
  const readers = shuffle(random, membersSince(24 * 60)).filter(
    ({ username, role }) => role === 'member' && !posters.includes(username),
  )
  const speakers = [...readers.slice(0, voices).map(({ username }) => username), ...(isByModerator ? ['mo'] : [])]
  return speakers.map((username, turn) => ({
    postKey: post.key,
    otherKey: other.key,
    username,
    minutesAgo: Math.max(1, Math.round(post.hoursAgo * 60 * (0.6 - turn * 0.15))),
  }))
}
