import { openedAsFact, type RecommendationsFact } from '@deals/events'
import {
  aBookmark,
  aDismissedRecommendation,
  aPost,
  aRestoredRecommendation,
  aUser,
  aVisit,
  bob,
  firstTime,
  someChangedPreferences,
} from '@deals/events/testing'
import { idsOf } from '../testing/ids-of.ts'
import { siteForAll } from '../testing/open-site.ts'
import { affinityOf, type Interaction } from './affinity.ts'
import { withRecommended } from './recommendations.ts'

const day = 86_400_000
const now = firstTime + 100 * day

it('likes best what was saved last', () => {
  const affinity = affinityOf(
    [
      { kind: 'bookmark', at: now, categorySlug: 'pets', storeSlug: 'pet-world' },
      { kind: 'bookmark', at: now - 30 * day, categorySlug: 'autos' },
      { kind: 'down-vote', at: now, categorySlug: 'grocery' },
    ],
    now,
  )
  expect([...affinity.categories]).toEqual([
    ['pets', 1],
    ['autos', 0.5],
  ])
  expect([...affinity.stores]).toEqual([['pet-world', 1]])
})

it('puts recommended posts at places 4, 10 and 16', () => {
  const page = Array.from({ length: 20 }, (_, at) => String(at + 1))
  const list = withRecommended(page, ['a', 'b', 'c'])
  expect([list[3], list[9], list[15]]).toEqual(['a', 'b', 'c'])
  expect(list.filter((one) => page.includes(one))).toEqual(page)
})

it('puts none behind the end of a short page', () => {
  expect(withRecommended(['1', '2'], ['a'])).toEqual(['1', '2'])
})

it('likes less what somebody is not interested in', () => {
  const did = (kind: Interaction['kind'], categorySlug: string): Interaction => ({ kind, at: now, categorySlug })
  const interactions = [did('bookmark', 'pets'), did('bookmark', 'pets'), did('bookmark', 'autos')]
  expect([...affinityOf([...interactions, did('dismissal', 'pets')], now).categories]).toEqual([
    ['pets', 1],
    ['autos', 1],
  ])
  expect([...affinityOf([...interactions, did('dismissal', 'autos')], now).categories]).toEqual([['pets', 1]])
})

describe('a member who saves deals for pets', () => {
  const site = siteForAll({ now })
  beforeAll(async () => {
    const tech = Array.from({ length: 30 }, (_, at) =>
      aPost({ postId: 100 + at, categorySlug: 'techelectronics' }, { at: now - at * 60_000 }),
    )
    const pets = [1, 2, 3, 4, 5].map((id) =>
      aPost({ postId: id, categorySlug: 'pets' }, { at: now - 10 * day - id * 1000 }),
    )
    await site.tell(
      aUser({ userId: bob, username: bob }),
      ...tech,
      ...pets,
      aBookmark({ postId: 5 }, { at: now - day }),
    )
  })

  const recommendedIn = (body: unknown) =>
    (body as { posts: { id: number; isRecommended: boolean }[] }).posts
      .map(({ id, isRecommended }, at) => ({ id, isRecommended, place: at + 1 }))
      .filter(({ isRecommended }) => isRecommended)
      .map(({ id, place }) => [place, id])

  it('is offered three more of them on the first page', async () => {
    const { body } = await site.ask('/api/posts?limit=25&includeRecommendations=true', bob)
    expect(recommendedIn(body)).toEqual([
      [4, 1],
      [10, 2],
      [16, 3],
    ])
  })

  it.each([
    ['on the second page', 'limit=25&page=2&includeRecommendations=true', bob],
    ['without being asked', 'limit=25', bob],
    ['in another order', 'limit=25&includeRecommendations=true&sortOrder=newest', bob],
    ['as a visitor', 'limit=25&includeRecommendations=true', undefined],
  ])('is offered none %s', async (_when, query, as) => {
    const { body } = await site.ask(`/api/posts?${query}`, as)
    expect(recommendedIn(body)).toEqual([])
  })

  it('gets a list of their own once enough is known', async () => {
    const first = await site.ask('/api/posts/for-you', bob)
    expect(first.body).toMatchObject({ isKnown: false, posts: [] })
    const chosen = await site.ask('/api/posts/for-you?categories=pets', bob)
    expect(idsOf(chosen.body, 'posts')).toEqual([1, 2, 3, 4])
    await site.tell(...[1, 2, 3, 4].map((id) => aBookmark({ postId: id }, { at: now - day })))
    await site.tell(aPost({ postId: 6, categorySlug: 'pets' }, { at: now - hours(5) }))
    const known = await site.ask('/api/posts/for-you?limit=3', bob)
    expect(idsOf(known.body, 'posts')[0]).toBe(6)
    expect(known.body).toMatchObject({ isKnown: true, because: { 6: 'Because you saved 5 deals in Pets' } })
    const { body: why } = await site.ask('/api/posts/6/why-for-you', bob)
    expect(why).toMatchObject({ place: 1, category: { name: 'Pets', share: 1, adds: 0.6, did: { bookmark: 5 } } })
    // What they know is not among them.
    expect((await site.ask('/api/posts/1/why-for-you', bob)).body).toMatchObject({ place: null })
    expect((await site.ask('/api/posts/6/why-for-you')).status).toBe(401)
  })

  const home = '/api/posts?limit=25&includeRecommendations=true'
  const atHome = async () => recommendedIn((await site.ask(home, bob)).body).map(([, id]) => id)
  const forYou = async () => (await site.ask('/api/posts/for-you?limit=100', bob)).body
  const wish = (recommendations: RecommendationsFact) =>
    site.tell(someChangedPreferences({ userId: bob, recommendations }, { by: bob }))

  it('sees no more of what they are not interested in, until they take that back', async () => {
    await site.tell(aPost({ postId: 7, categorySlug: 'pets' }, { at: now - hours(6) }))
    expect(await atHome()).toEqual([6, 7])
    await site.tell(aDismissedRecommendation({ postId: 7 }, { at: now }))
    expect(await atHome()).toEqual([6])
    expect(idsOf(await forYou(), 'posts')).not.toContain(7)
    await site.tell(aRestoredRecommendation({ postId: 7 }))
    expect(await atHome()).toEqual([6, 7])
    expect(idsOf(await forYou(), 'posts')).toContain(7)
  })

  it('gets nothing where they want no recommendations', async () => {
    await wish({ isOn: false, clearedAt: null })
    expect(await atHome()).toEqual([])
    expect(await forYou()).toEqual({ posts: [], total: 0, isKnown: false, isOff: true, because: {} })
    const preferences = await site.ask('/api/user/preferences', bob)
    expect(preferences.body).toMatchObject({ recommendations: { isOn: false, clearedAt: null } })
  })

  it('begins anew where they clear what was learnt of them, and what is known stays known', async () => {
    await wish({ isOn: true, clearedAt: now - hours(1) })
    expect(await atHome()).toEqual([])
    expect(await forYou()).toMatchObject({ isKnown: false, isOff: false, posts: [] })
    const chosen = await site.ask('/api/posts/for-you?categories=pets', bob)
    expect(idsOf(chosen.body, 'posts')).toEqual([6, 7])
    await site.tell(aDismissedRecommendation({ postId: 6 }, { at: now - hours(2) }))
    const since = await site.ask('/api/posts/for-you?categories=pets', bob)
    expect(idsOf(since.body, 'posts')).toEqual([7])
  })

  it('is offered what they opened for another day, and then no more', async () => {
    await site.tell(aPost({ postId: 8, categorySlug: 'pets' }, { at: now - hours(7) }))
    const shown = async () => idsOf((await site.ask('/api/posts/for-you?categories=pets', bob)).body, 'posts')
    const opened = (hoursAgo: number) =>
      site.tell(aVisit({ from: now, until: now, opened: openedAsFact([{ postId: 8, at: now - hours(hoursAgo) }]) }))
    await opened(25)
    expect(await shown()).not.toContain(8)
    await opened(24)
    expect(await shown()).toContain(8)
  })

  it('is not known by what they are not interested in', async () => {
    const others = [100, 101, 102, 103, 104, 105]
    await site.tell(...others.map((postId) => aDismissedRecommendation({ postId }, { at: now })))
    expect(await forYou()).toMatchObject({ isKnown: false })
  })

  it('is asked to sign in for it', async () => {
    expect(await site.ask('/api/posts/for-you')).toMatchObject({ status: 401, body: { message: 'Please sign in.' } })
  })
})
const hours = (count: number): number => count * 3_600_000
