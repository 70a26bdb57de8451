import {
  categories,
  createAlertRequest,
  subCategories,
  subCategoryNames,
  titleKeyNames,
  titleKeysOf,
  trigramsOf,
} from '@deals/events'
import { objects } from '../pictures/objects.ts'
import { alerts, formOfAlert, matchesOf } from './alerts.ts'
import { bookmarksOf } from './bookmarks.ts'
import { commentsFor } from './comments.ts'
import { members } from './members.ts'
import {
  deletionsOf,
  editsOf,
  fateMinute,
  feedbackOf,
  moderatorNotesOf,
  renewalMinute,
  reportsOf,
} from './moderation.ts'
import { picturesOfPost } from './pictures-of-post.ts'
import { buildPosts } from './posts.ts'
import { earlierPosts, laterKeyOf } from './earlier-posts.ts'
import { shopWordsOf } from './shop-words.ts'
import { stores } from './stores.ts'
import type { DemoPost } from './types.ts'
import { votersFor } from './votes.ts'

const posts = buildPosts()
const usernames = new Set(members.map(({ username }) => username))
const storeSlugs = new Set(stores.map(({ slug }) => slug))
const joined = new Map(members.map(({ username, joinedDaysAgo }) => [username, joinedDaysAgo * 24]))

function count(test: (post: DemoPost) => boolean): number {
  return posts.filter(test).length
}

/** The titles of the posts that break a rule; a test wants none. */
function breaking(rule: (post: DemoPost) => boolean): string[] {
  return posts.filter((post) => !rule(post)).map(({ title }) => title)
}

const shelved = posts.map(({ storeSlug, title }) => ({
  storeSlug,
  title,
  pieces: new Set(trigramsOf(title)),
  keys: titleKeysOf(title),
}))
type Shelved = (typeof shelved)[number]

function likeness({ pieces }: Shelved, other: Shelved): number {
  const shared = [...pieces].filter((piece) => other.pieces.has(piece)).length
  return shared / (pieces.size + other.pieces.size - shared)
}
const pairs = shelved.flatMap((left, at) => shelved.slice(at + 1).map((right): [Shelved, Shelved] => [left, right]))

describe('stores and members', () => {
  it('has forty stores with a name, a slug and an invented address each', () => {
    expect(stores).toHaveLength(40)
    expect(storeSlugs.size).toBe(40)
    expect(new Set(stores.map(({ name }) => name)).size).toBe(40)
    for (const { name, slug, url, colour, description } of stores) {
      expect(name.length).toBeGreaterThanOrEqual(2)
      expect(name.length).toBeLessThanOrEqual(60)
      expect(slug).toMatch(/^[a-z0-9-]{2,60}$/)
      expect(new URL(url).hostname).toMatch(/\.example$/)
      expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(description.length).toBeLessThanOrEqual(300)
    }
  })

  it('has eighty members, the named logins first', () => {
    expect(members).toHaveLength(80)
    expect(new Set(members.map(({ username }) => username.toLowerCase())).size).toBe(80)
    expect(members.slice(0, 6).map(({ username, role }) => `${username} ${role}`)).toEqual([
      'ann member',
      'bob member',
      'mo moderator',
      'stacy staff',
      'sue super-user',
      'olive owner',
    ])
    expect(members.filter(({ username }) => !/^[A-Za-z0-9_]{2,20}$/.test(username))).toEqual([])
  })
})

describe('posts', () => {
  it('are the same whenever they are built', () => {
    expect(buildPosts()).toEqual(posts)
    expect(posts.map(commentsFor)).toEqual(posts.map(commentsFor))
    expect(posts.map(votersFor)).toEqual(posts.map(votersFor))
    expect(bookmarksOf(posts)).toEqual(bookmarksOf(posts))
  })

  it('are many, of every type, status and currency', () => {
    expect(count(({ type }) => type === 'product')).toBeGreaterThanOrEqual(330)
    expect(count(({ type }) => type === 'sales')).toBe(60)
    expect(count(({ type }) => type === 'discussion')).toBe(30)
    const cad = count(({ currency }) => currency === 'CAD') / posts.length
    expect(cad).toBeGreaterThan(0.22)
    expect(cad).toBeLessThan(0.38)
    const fates = ['expired', 'deleted', 'staff-review', 'poster-review', 'edited', 'renewed'] as const
    expect(fates.map((fate) => count((post) => post.fate === fate))).toEqual([45, 6, 6, 5, 12, 6])
  })

  it('now and then begin later, and end soon', () => {
    expect(count(({ startsInHours }) => startsInHours !== undefined)).toBeGreaterThanOrEqual(4)
    expect(count(({ expiresInHours = Infinity }) => expiresInHours < 48)).toBeGreaterThanOrEqual(3)
  })

  it('have keys, titles and links of their own', () => {
    for (const field of ['key', 'title'] as const) {
      expect(new Set(posts.map((post) => post[field].toLowerCase())).size).toBe(posts.length)
    }
    const links = posts.flatMap(({ dealUrl }) => (dealUrl === undefined ? [] : [dealUrl]))
    expect(new Set(links).size).toBe(links.length)
  })

  it('keep the limits of the submit form', () => {
    expect(
      breaking(({ title }) => title.length >= 8 && title.length <= 150 && title.trim() === title && !/\n/.test(title)),
    ).toEqual([])
    expect(
      breaking(({ content, type }) => content.length >= (type === 'discussion' ? 30 : 20) && content.length <= 20_000),
    ).toEqual([])
    expect(breaking(({ content }) => !/[{}]|undefined|NaN|https?:/.test(content))).toEqual([])
    expect(breaking(({ couponCode }) => couponCode === undefined || /^[A-Za-z0-9_-]{2,40}$/.test(couponCode))).toEqual(
      [],
    )
    expect(breaking(({ expiresInHours = 1 }) => expiresInHours > 0 && expiresInHours < 365 * 24)).toEqual([])
    expect(
      breaking(({ startsInHours: starts, hoursAgo }) => starts === undefined || starts + hoursAgo <= 30 * 24),
    ).toEqual([])
    expect(breaking(({ startsInHours = 0, expiresInHours = Infinity }) => startsInHours < expiresInHours)).toEqual([])
    expect(breaking(({ dealUrl = '' }) => dealUrl.length <= 2000)).toEqual([])
  })

  it('give each type the fields that it has', () => {
    const products = posts.filter(({ type }) => type === 'product')
    expect(
      products.filter((post) => post.price === undefined || post.storeSlug === undefined || post.dealUrl === undefined),
    ).toEqual([])
    expect(products.filter(({ pictureCount }) => pictureCount < 1 || pictureCount > 4)).toEqual([])
    const salesPosts = posts.filter(({ type }) => type === 'sales')
    expect(salesPosts.filter(({ subtitle = '' }) => subtitle.length < 3 || subtitle.length > 60)).toEqual([])
    const talks = posts.filter(({ type }) => type === 'discussion')
    expect(
      talks.filter((post) => post.dealUrl !== undefined || post.storeSlug !== undefined || post.pictureCount > 0),
    ).toEqual([])
    expect(
      posts.filter((post) => post.type !== 'product' && (post.price !== undefined || post.originalPrice !== undefined)),
    ).toEqual([])
  })

  it('ask sensible prices: 5% to 75% off, or nothing at all', () => {
    const isWhole = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
    expect(breaking(({ price = 0, originalPrice = price }) => isWhole(price) && isWhole(originalPrice))).toEqual([])
    expect(
      breaking(
        ({ price = 0, originalPrice = price }) => price >= 0 && originalPrice >= price && originalPrice <= 999_999.99,
      ),
    ).toEqual([])
    const cut = posts.filter(({ price = 0, originalPrice }) => price > 0 && originalPrice !== undefined)
    const shares = cut.map(({ price = 0, originalPrice = 0 }) => 1 - price / originalPrice)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.05)
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.75)
    expect(count(({ price }) => price === 0)).toBeGreaterThanOrEqual(10)
  })

  it('stand in the catalogue', () => {
    const subsOf = new Map(categories.map(({ slug }) => [slug, subCategoryNames(slug)]))
    expect(breaking(({ categorySlug }) => subsOf.has(categorySlug))).toEqual([])
    expect(
      breaking(({ type, categorySlug, subCategory: sub }) => {
        const subs = subsOf.get(categorySlug) ?? []
        return sub === undefined ? type !== 'product' || subs.length === 0 : subs.includes(sub)
      }),
    ).toEqual([])
    const used = new Set(posts.map(({ categorySlug }) => categorySlug))
    expect(categories.filter(({ slug }) => !used.has(slug))).toEqual([])
  })

  it('come from members who had joined and name stores that sell such things', () => {
    expect(breaking(({ authorKey, hoursAgo }) => (joined.get(authorKey) ?? 0) > hoursAgo)).toEqual([])
    expect(breaking(({ storeSlug }) => storeSlug === undefined || storeSlugs.has(storeSlug))).toEqual([])
    const sells = new Map(stores.map(({ slug, categories: sold }) => [slug, sold]))
    expect(
      breaking(
        ({ storeSlug, categorySlug }) => storeSlug === undefined || (sells.get(storeSlug) ?? []).includes(categorySlug),
      ),
    ).toEqual([])
    expect(new Set(posts.map(({ storeSlug }) => storeSlug).filter((slug) => slug !== undefined)).size).toBe(40)
  })

  it('spread over ninety days, many of them new', () => {
    expect(breaking(({ hoursAgo }) => hoursAgo > 0 && hoursAgo < 90 * 24)).toEqual([])
    expect(count(({ hoursAgo }) => hoursAgo < 72) / posts.length).toBeGreaterThan(0.2)
    expect(count(({ hoursAgo }) => hoursAgo > 60 * 24)).toBeGreaterThan(40)
  })

  it('can be compared in a dozen sub-categories', () => {
    const shelves = new Map<string, number>()
    for (const { type, currency, subCategory } of posts) {
      if (type === 'product' && subCategory !== undefined) {
        const shelf = `${subCategory} ${currency}`
        shelves.set(shelf, (shelves.get(shelf) ?? 0) + 1)
      }
    }
    expect([...shelves.values()].filter((size) => size >= 8).length).toBeGreaterThanOrEqual(12)
  })

  it('are not so alike that one store seems to post the same twice', () => {
    const twins = pairs
      .filter(([left, right]) => left.storeSlug !== undefined && left.storeSlug === right.storeSlug)
      .filter(([left, right]) => likeness(left, right) >= 0.5)
      .map(([left, right]) => `${left.title} / ${right.title}`)
    expect(twins).toEqual([])
  })

  it('are found by their keys where their titles are alike', () => {
    const alike = pairs.map(([left, right]) => ({
      by: likeness(left, right),
      isFound: titleKeyNames.some((name) => left.keys[name] === right.keys[name]),
    }))
    expect(alike.filter(({ by, isFound }) => by >= 0.55 && !isFound)).toEqual([])
    const somewhat = alike.filter(({ by }) => by >= 0.3)
    expect(somewhat.filter(({ isFound }) => isFound).length).toBeGreaterThan(somewhat.length * 0.7)
  })

  it('share pictures, so that far fewer are drawn than shown', () => {
    const shown = posts.flatMap(picturesOfPost)
    const drawn = new Set(shown.map(({ object, seed, view }) => `${object} ${seed} ${view}`))
    expect(shown).toHaveLength(posts.reduce((sum, { pictureCount }) => sum + pictureCount, 0))
    expect(drawn.size).toBeLessThan(shown.length * 0.75)
  })

  it('show at least 48 different objects, and only ones that can be drawn', () => {
    expect(breaking(({ object }) => object in objects)).toEqual([])
    expect(
      new Set(posts.filter(({ pictureCount }) => pictureCount > 0).map(({ object }) => object)).size,
    ).toBeGreaterThanOrEqual(48)
  })
})

describe('earlier posts', () => {
  const earlier = earlierPosts(posts)
  const byKey = new Map(posts.map((post) => [post.key, post]))

  it('are of the same products, came before, and asked more', () => {
    expect(earlier.length).toBeGreaterThan(200)
    expect(earlierPosts(posts)).toEqual(earlier)
    expect(new Set([...earlier, ...posts].map(({ key }) => key)).size).toBe(earlier.length + posts.length)
    for (const post of earlier) {
      const later = byKey.get(laterKeyOf(post))
      expect(post).toMatchObject({ title: later?.title, dealUrl: later?.dealUrl, fate: 'expired' })
      expect(post.hoursAgo).toBeGreaterThan(later?.hoursAgo ?? Infinity)
      expect(joined.get(post.authorKey) ?? 0).toBeGreaterThan(post.hoursAgo)
    }
  })
})

describe('what members do', () => {
  it('is told of deals and codes by those who looked after they were posted, each once', () => {
    const byKey = new Map(posts.map((post) => [post.key, post]))
    const words = shopWordsOf(posts)
    expect(words.filter(({ about }) => about === 'deal').length).toBeGreaterThan(40)
    expect(new Set(words.flatMap(({ about, isGood }) => (about === 'code' ? [isGood] : [])))).toEqual(
      new Set([true, false]),
    )
    expect(new Set(words.map(({ postKey, username, about }) => `${postKey} ${username} ${about}`)).size).toBe(
      words.length,
    )
    const wrong = words.filter(({ postKey, username, about, minutesAfter }) => {
      const { authorKey, hoursAgo = 0, couponCode } = byKey.get(postKey) ?? {}
      const isLate = minutesAfter < 1 || minutesAfter > hoursAgo * 60 || (joined.get(username) ?? 0) < hoursAgo
      return isLate || authorKey === username || (about === 'code' && couponCode === undefined)
    })
    expect(wrong).toEqual([])
  })

  it.each(posts.map((post) => [post.key, post] as const))('keeps the threads of %s in order', (_key, post) => {
    const comments = commentsFor(post)
    const levels = new Map<string, number>()
    const minutes = new Map<string, number>()
    expect(comments.length).toBeLessThanOrEqual(14)
    for (const { key, parentKey, author, content, minutesAfter, votes } of comments) {
      const level = parentKey === null ? 1 : (levels.get(parentKey) ?? Infinity) + 1
      expect(level).toBeLessThanOrEqual(4)
      expect(minutesAfter).toBeGreaterThan(parentKey === null ? 0 : (minutes.get(parentKey) ?? Infinity))
      expect(minutesAfter).toBeLessThan(post.hoursAgo * 60)
      expect(usernames.has(author)).toBe(true)
      expect(content.length).toBeGreaterThan(0)
      expect(content.length).toBeLessThanOrEqual(4000)
      expect(votes).toBeGreaterThanOrEqual(0)
      levels.set(key, level)
      minutes.set(key, minutesAfter)
    }
    const voters = votersFor(post)
    expect(new Set(voters.map(({ username }) => username)).size).toBe(voters.length)
    expect(
      voters.filter(({ username, minutesAfter }) => username === post.authorKey || minutesAfter >= post.hoursAgo * 60),
    ).toEqual([])
  })

  it('votes up mostly, and more on what is popular', () => {
    const all = posts.flatMap(votersFor)
    expect(all.filter(({ value }) => value === 1).length / all.length).toBeGreaterThan(0.85)
    const ranked = [...posts].sort((left, right) => right.popularity - left.popularity)
    const mean = (some: readonly DemoPost[]): number =>
      some.reduce((sum, post) => sum + votersFor(post).length, 0) / some.length
    expect(mean(ranked.slice(0, 50))).toBeGreaterThan(5 * mean(ranked.slice(-200)))
  })

  it('answers questions as the poster does', () => {
    const answers = posts.flatMap((post) =>
      commentsFor(post).filter(({ author, parentKey }) => author === post.authorKey && parentKey !== null),
    )
    expect(answers.length).toBeGreaterThan(60)
    const longest = posts.map((post) => commentsFor(post).length)
    expect(Math.max(...longest)).toBeGreaterThanOrEqual(10)
    expect(new Set(posts.flatMap(commentsFor).map(({ content }) => content)).size).toBeGreaterThanOrEqual(150)
  })

  it('saves a post once', () => {
    const saves = bookmarksOf(posts).map(({ postKey, username }) => `${username} ${postKey}`)
    expect(new Set(saves).size).toBe(saves.length)
    expect(saves.filter((save) => save.startsWith('ann ')).length).toBeGreaterThanOrEqual(10)
  })

  it('reports enough to hold four posts, and a moderator holds the other two', () => {
    const held = posts.filter(({ fate }) => fate === 'staff-review').map(({ key }) => key)
    const reports = reportsOf(posts)
    const reporters = held.map(
      (key) => new Set(reports.filter(({ postKey }) => postKey === key).map(({ username }) => username)).size,
    )
    expect([...reporters].sort()).toEqual([0, 0, 3, 3, 3, 3])
    expect(moderatorNotesOf(posts).map(({ postKey }) => postKey)).toEqual(
      held.filter((_, place) => reporters[place] === 0),
    )
    expect(reports.length).toBeGreaterThanOrEqual(15)
  })

  it('decides within the life of a post', () => {
    const ages = new Map(posts.map(({ key, hoursAgo }) => [key, hoursAgo * 60]))
    const all = [
      ...reportsOf(posts),
      ...feedbackOf(posts),
      ...deletionsOf(posts),
      ...editsOf(posts),
      ...bookmarksOf(posts),
    ]
    expect(
      all.filter(({ postKey, minutesAfter }) => minutesAfter < 1 || minutesAfter >= (ages.get(postKey) ?? 0)),
    ).toEqual([])
    expect(feedbackOf(posts).filter(({ text }) => text.length < 1 || text.length > 1000)).toEqual([])
    const renewed = posts.filter(({ fate }) => fate === 'renewed')
    expect(
      renewed.filter((post) => renewalMinute(post) <= fateMinute(post) || renewalMinute(post) >= post.hoursAgo * 60),
    ).toEqual([])
  })

  it('changes something with every edit, and never raises the price', () => {
    const byKey = new Map(posts.map((post) => [post.key, post]))
    const edits = editsOf(posts)
    expect(edits).toHaveLength(12)
    for (const { postKey, price, content } of edits) {
      const post = byKey.get(postKey)
      expect(content).not.toBe(post?.content)
      expect(price ?? 0).toBeLessThan(post?.price ?? 0)
    }
  })
})

describe('alerts', () => {
  const matches = matchesOf(posts)
  it('are asked for as the form of the site takes it', () => {
    const slugs = subCategories.map(({ slug }) => slug)
    for (const alert of alerts) {
      expect(createAlertRequest.safeParse(formOfAlert(alert)).error).toBeUndefined()
      expect(usernames).toContain(alert.username)
      expect(alert.filters.stores.filter((slug) => !storeSlugs.has(slug))).toEqual([])
      expect(alert.filters.subCategories.filter((slug) => !slugs.includes(slug))).toEqual([])
    }
  })
  it('found something each, that others posted and that is still there', () => {
    const byKey = new Map(posts.map((post) => [post.key, post]))
    for (const alert of alerts) {
      const found = matches.filter((match) => match.alert === alert).map(({ postKey }) => byKey.get(postKey))
      expect(found.length).toBeGreaterThanOrEqual(2)
      expect(found.filter((post) => post?.authorKey === alert.username)).toEqual([])
    }
  })
})
