import { laterKeyOf } from './earlier-posts.ts'
import { elsewherePosts, sayingsOf } from './elsewhere-posts.ts'
import { members } from './members.ts'
import { buildPosts } from './posts.ts'
import { stores } from './stores.ts'

const posts = buildPosts()
const joined = new Map(members.map(({ username, joinedDaysAgo }) => [username, joinedDaysAgo * 24]))

describe('the same products at other shops', () => {
  const elsewhere = elsewherePosts(posts)
  const byKey = new Map(posts.map((post) => [post.key, post]))

  it('came before, at a shop that sells such things for the same money, and cost more', () => {
    expect(elsewhere).toHaveLength(6)
    expect(elsewherePosts(posts)).toEqual(elsewhere)
    for (const post of elsewhere) {
      const later = byKey.get(laterKeyOf(post))
      const store = stores.find(({ slug }) => slug === post.storeSlug)
      expect(post).toMatchObject({ title: later?.title, currency: store?.currency, fate: 'expired' })
      expect(store?.categories).toContain(post.categorySlug)
      expect(post.storeSlug).not.toBe(later?.storeSlug)
      expect(post.price).toBeGreaterThan(later?.price ?? Infinity)
      expect(post.hoursAgo).toBeGreaterThan(later?.hoursAgo ?? Infinity)
      expect(joined.get(post.authorKey) ?? 0).toBeGreaterThan(post.hoursAgo)
    }
  })

  it('are said to be the same by others than who posted them, and some wait for more voices', () => {
    const sayings = sayingsOf(posts, elsewhere)
    const voices = elsewhere.map(({ key }) => sayings.filter(({ otherKey }) => otherKey === key))
    expect(voices.map((said) => said.length)).toEqual([3, 2, 3, 2, 3, 1])
    expect(voices.map((said) => said.some(({ username }) => username === 'mo'))).toEqual([
      ...[false, true, false, false, false, false],
    ])
    for (const said of voices) {
      expect(said.map(({ minutesAgo }) => minutesAgo)).toEqual(
        said.map(({ minutesAgo }) => minutesAgo).toSorted((one, other) => other - one),
      )
      for (const { postKey, otherKey, username, minutesAgo } of said) {
        const post = byKey.get(postKey)
        expect([post?.authorKey, elsewhere.find(({ key }) => key === otherKey)?.authorKey]).not.toContain(username)
        expect(minutesAgo).toBeLessThan((post?.hoursAgo ?? 0) * 60)
      }
    }
  })
})
