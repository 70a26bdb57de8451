import { given, rule } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { aLivePost, smallSiteForEach, type Member } from '../testing/small-site.ts'
import { clicksFold, countClick, countedSingly, countView, viewsFold } from './count-click.ts'

const counting = rule(countClick, historyOf(clicksFold))
const visited = (count: number) => ({ type: 'DealVisited', data: { postId: 1, count } }) as const

describe('a click', () => {
  const first = { before: countedSingly - 1, chance: 0.99 }
  it.each([
    ['among the first of a day is counted', first, [visited(1)]],
    ['of one in ten stands for ten afterwards', { before: countedSingly, chance: 0.099 }, [visited(10)]],
    ['of the other nine is none', { before: countedSingly, chance: 0.1 }, []],
  ] as const)('%s', (_which, { before, chance }, expected) => {
    given(visited(before))
      .when(counting({ postId: 1, chance }))
      .emits(...expected)
  })
})

describe('a view', () => {
  const viewing = rule(countView, historyOf(viewsFold))
  const viewed = (count: number) => ({ type: 'PostViewed', data: { postId: 1, count } }) as const
  it.each([
    ['among the first ten is counted', 9, 0.99, [viewed(1)]],
    ['of one in ten stands for ten afterwards', 10, 0.099, [viewed(10)]],
    ['of the other nine is none', 99, 0.1, []],
    ['of one in a hundred stands for a hundred from there on', 100, 0.0099, [viewed(100)]],
    ['of the others is none', 999, 0.01, []],
  ] as const)('%s', (...[, before, chance, expected]) => {
    given(viewed(before))
      .when(viewing({ postId: 1, chance }))
      .emits(...expected)
  })

  it('of many costs few events, and the sum is of the right magnitude', () => {
    let total = 0
    let events = 0
    let seed = 1
    for (let nr = 0; nr < 100_000; nr += 1) {
      seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
      const [event] = countView({ postId: 1, chance: seed / 2 ** 32 }, { total })
      total += event?.type === 'PostViewed' ? event.data.count : 0
      events += event === undefined ? 0 : 1
    }
    expect(events).toBeLessThan(70)
    expect(Math.log10(total)).toBeCloseTo(5, 0)
  })
})

describe('POST /api/posts/{id}/clicks', () => {
  const day = 86_400_000
  const site = smallSiteForEach()
  let ann: Member
  let bob: Member
  let postId: number
  beforeEach(async () => {
    ann = await site.join('ann')
    bob = await site.join('bob')
    postId = await aLivePost(site, ann)
  })
  const click = (by: Pick<Member, 'post'>, id = postId) => by.post(`/api/posts/${id}/clicks`)
  const counted = async () => (await site.events('DealVisited')).length

  it('counts a reader once a day, whoever they are, and not the poster', async () => {
    for (const by of [bob, bob, ann, site.agent, site.agent]) {
      expect((await click(by)).body).toEqual({ noted: true })
    }
    expect(await counted()).toBe(2)
    site.time.now += day
    await click(bob)
    expect(await counted()).toBe(3)
  })

  it('counts those who open a post in the same way', async () => {
    for (const by of [bob, bob, ann, site.agent]) {
      expect((await by.post(`/api/posts/${postId}/views`)).body).toEqual({ noted: true })
    }
    const events = await site.events('PostViewed')
    expect(events.map(({ data, meta }) => [data, meta.actor.id])).toEqual([
      [{ postId, count: 1 }, null],
      [{ postId, count: 1 }, null],
    ])
  })

  it('says of nobody that they were there', async () => {
    await click(bob)
    const [event] = await site.events('DealVisited')
    expect(event).toMatchObject({ data: { postId, count: 1 }, meta: { actor: { id: null, kind: 'system' } } })
    expect(JSON.stringify(event)).not.toMatch(/bob|127\.0\.0\.1|::1/)
  })

  it('is for posts that everybody sees', async () => {
    expect((await click(bob, 1)).status).toBe(404)
    await ann.delete(`/api/posts/${postId}`)
    expect((await click(bob)).status).toBe(404)
    expect(await counted()).toBe(0)
  })
})
