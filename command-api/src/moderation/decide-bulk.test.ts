import { given, rule, told } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { aLivePost, bodyOf, smallSite, type Member, type SmallSite } from '../testing/small-site.ts'
import { bulkFold } from './bulk.state.ts'
import { beginBulk } from './decide-bulk.ts'

const id = '2f6d1c1e-6a0b-4c55-9f0e-2b7b7a4f3c11'

describe('a bulk', () => {
  const beginning = rule(beginBulk, historyOf(bulkFold))
  const posts = [{ id: 1 }, { id: 2 }]
  const begin = (by: string, over = {}) => beginning({ caller: member(by), id, decision: 'expired', posts, ...over })
  const begun = told(
    { type: 'BulkDecided', data: { bulkId: id, userId: 'mo', decision: 'expired', postIds: [1, 2] } },
    {},
  )

  it('begins once, whatever number of requests it takes', () => {
    given().when(begin('mo')).emits(begun)
    given(begun).when(begin('mo')).emitsNothing()
  })

  it('is for moderators, and nothing else takes its id', () => {
    given().when(begin('ann')).refuses('not-allowed')
    given(begun).when(begin('sue')).refuses('conflict')
    given(begun)
      .when(begin('mo', { decision: 'active' }))
      .refuses('conflict')
    given(begun)
      .when(begin('mo', { posts: [{ id: 1 }, { id: 3 }] }))
      .refuses('conflict')
  })
})

describe('POST /api/moderation/bulk', () => {
  let site: SmallSite
  let [mo, sue, ann]: Member[] = []
  let posts: { id: number; version: number }[]
  beforeEach(async () => {
    const named = async (isDecided: boolean) => {
      const decided = (await site.events('ReportResolved')).map(({ stream }) => stream)
      const made = (await site.events('PostReported')).filter(({ stream }) => decided.includes(stream) === isDecided)
      return made.map(({ stream }) => ({ id: stream.slice(stream.indexOf('-') + 1), reason: 'spam' as const }))
    }
    const answers = { reportsOn: () => named(false), decidedReports: () => named(true) }
    site = smallSite({ rateLimits: 'off', answers })
    ann = await site.join('ann')
    mo = await site.join('mo', 'moderator')
    sue = await site.join('sue', 'superUser')
    posts = []
    for (let count = 0; count < 7; count += 1) {
      posts.push({ id: await aLivePost(site, ann), version: 2 })
    }
  })
  afterEach(() => site.close())

  const bulk = (by: Member | undefined, over: object = {}) =>
    by?.post('/api/moderation/bulk', { id, decision: 'expired', posts, ...over })
  const outcomes = async (by: Member | undefined, over: object = {}) => {
    const answer = await bulk(by, over)
    return bodyOf({ body: answer?.body as unknown }) as { outcomes: { postId: number; refused: string | null }[] }
  }

  it('decides about a few with each request, all of them below one event', async () => {
    expect(await outcomes(mo)).toMatchObject({
      outcomes: [{ refused: null, undo: { version: 3 } }, ...Array<object>(4).fill({})],
      next: 5,
    })
    expect(await outcomes(mo, { from: 5 })).toMatchObject({ outcomes: [{}, {}], next: null })
    const [parent, ...others] = await site.events('BulkDecided')
    expect(others).toEqual([])
    const children = await site.events('PostExpired')
    expect(children.map(({ meta }) => [meta.causationId, meta.actor.id])).toEqual(posts.map(() => [parent?.id, 'mo']))
  })

  it('answers the same when a request is given again, and decides nothing twice', async () => {
    const first = await outcomes(mo)
    expect(await outcomes(mo)).toEqual(first)
    expect(await site.events('PostExpired')).toHaveLength(5)
    expect(await site.events('CaseResolved')).toHaveLength(5)
  })

  it('answers the same when reports were rejected and the answer was lost', async () => {
    const bob = await site.join('bob')
    const kept = posts.slice(0, 2)
    const [reported] = kept
    await bob.post(`/api/reports/post/${reported?.id}`, { reason: 'spam' })
    const first = await outcomes(mo, { decision: 'keep', posts: kept })
    expect(first.outcomes.map(({ refused }) => refused)).toEqual([
      null,
      'Nobody waits for a decision about a report here.',
    ])
    await sue?.post(`/api/moderation/posts/${reported?.id}/claim`)
    expect(await outcomes(mo, { decision: 'keep', posts: kept })).toEqual(first)
    expect(await site.events('ReportResolved')).toHaveLength(1)
    expect(await site.events('CaseResolved')).toHaveLength(1)
  })

  it('names what could not be decided, and decides the rest', async () => {
    const [first, second, third] = posts.map((post) => post.id)
    await sue?.patch(`/api/moderation/posts/${first}/status`, { status: 'expired' })
    await sue?.post(`/api/moderation/posts/${second}/claim`)
    const gone = { id: 1, version: 2 }
    const { outcomes: all } = await outcomes(mo, { posts: [...posts.slice(0, 3), gone] })
    expect(all.map(({ postId, refused }) => [postId, refused])).toEqual([
      [first, 'Someone else already decided this: marked as expired by sue, a moment ago.'],
      [second, 'Being reviewed by sue.'],
      [third, null],
      [1, 'Post not found'],
    ])
    expect(await site.events('PostExpired')).toHaveLength(2)
  })

  it('takes decisions about several posts back, each exactly, and names those that were decided again', async () => {
    const [first, second, third] = posts.map((post) => post.id)
    await outcomes(mo, { decision: 'deleted', reason: 'Spam', posts: posts.slice(0, 3) })
    await sue?.post(`/api/moderation/posts/${second}/undo`, { version: 3 })
    const undo = {
      id: '6b0b1d6e-8a58-4cd8-9b0e-0c8f6f1d2a11',
      decision: 'undo',
      posts: [{ id: first, version: 3 }, { id: second, version: 3 }, { id: third }],
    }
    const taken = await outcomes(mo, undo)
    expect(taken.outcomes.map(({ postId, refused }) => [postId, refused])).toEqual([
      [first, null],
      [second, 'Someone else already decided this: taken back by sue, a moment ago.'],
      [third, 'You already decided this: deleted, a moment ago.'],
    ])
    expect(await outcomes(mo, undo)).toEqual(taken)
    const undone = await site.events('PostDecisionUndone')
    expect(undone.map(({ data }) => data)).toMatchObject([
      { postId: second, to: 'active' },
      { postId: first, to: 'active' },
    ])
    const [, parent] = await site.events('BulkDecided')
    expect(undone[1]?.meta.causationId).toBe(parent?.id)
  })

  it('tells who is late with a deletion who deleted it', async () => {
    const [first] = posts
    await sue?.patch(`/api/moderation/posts/${first?.id}/status`, { status: 'deleted', reason: 'Spam' })
    const { outcomes: all } = await outcomes(mo, { decision: 'deleted', reason: 'Spam', posts: [first] })
    expect(all[0]?.refused).toBe('Someone else already decided this: deleted by sue, a moment ago.')
  })

  it.each([
    ['more than fifty', { posts: Array.from({ length: 51 }, (_, at) => ({ id: at + 1 })) }, 'posts'],
    ['none', { posts: [] }, 'posts'],
    ['one twice', { posts: [{ id: 1 }, { id: 1 }] }, 'posts'],
    ['no words for the poster', { decision: 'poster-review', feedback: '  ' }, 'feedback'],
    ['no reason', { decision: 'deleted' }, 'reason'],
    ['an id that is none', { id: 'mine' }, 'id'],
  ])('begins nothing with %s', async (_what, over, field) => {
    const answer = await bulk(mo, over)
    expect(answer?.status).toBe(422)
    expect(Object.keys(bodyOf({ body: answer?.body as unknown })['fields'] ?? {})).toEqual([field])
    expect(await site.events('BulkDecided')).toEqual([])
  })

  it('is for moderators', async () => {
    expect((await bulk(ann))?.status).toBe(403)
    expect(await site.events('BulkDecided')).toEqual([])
  })
})
