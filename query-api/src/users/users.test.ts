import { commentList, defaultNotices, nothingMuted, publicProfile, usuallyShown, usualReading } from '@deals/events'
import {
  aClearedVote,
  aComment,
  aCommentDeletion,
  aCommentVote,
  aNewName,
  aPost,
  aPostExpiry,
  aPostSentToReview,
  aRole,
  aStore,
  aSuspension,
  aUser,
  aVote,
  ann,
  bob,
  firstTime,
  mo,
  postId,
  sue,
  told,
} from '@deals/events/testing'
import { idsOf } from '../testing/ids-of.ts'
import { openSite, siteForAll, type Site } from '../testing/open-site.ts'

const eve = 'eve'
const dan = 'dan'
const until = firstTime + 20 * 86_400_000
const site = siteForAll()
beforeAll(() =>
  site.tell(
    ...[ann, bob, mo, sue, eve, dan].map((userId) => aUser({ userId, username: `${userId}_1` })),
    aRole({ userId: mo, role: 'moderator' }),
    aRole({ userId: sue, role: 'superUser' }),
    told({ type: 'ProfileChanged', data: { userId: ann, bio: 'Likes sound.', location: 'Oslo', avatarUrl: null } }, {}),
    aSuspension({ userId: bob, until, restricts: ['post'] }),
    aSuspension({ userId: dan, until }),
    told({ type: 'UserErased', data: { userId: eve, requestId: 'r1' } }, {}),
    aPost(),
    aPost({ postId: 2 }),
    aPostExpiry({ postId: 2 }),
    aPost({ postId: 3 }),
    aPostSentToReview({ postId: 3 }),
  ),
)

describe('the current user', () => {
  const none = { isOwner: false, isSuperUser: false, isModerator: false, isStaff: false }

  it.each([
    [ann, { trustLevel: 1 }],
    [mo, { isModerator: true }],
    [sue, { isSuperUser: true }],
  ])('is %s with these roles', async (userId, flags) => {
    const { status, body } = await site.ask('/api/user', userId)
    expect(status).toBe(200)
    expect(body).toEqual({ id: userId, username: `${userId}_1`, ...none, trustLevel: 0, ...flags })
  })

  it.each([
    ['a visitor', undefined],
    ['somebody who left', eve],
  ])('is nobody for %s', async (_who, as) => {
    const { status, text, headers } = await site.ask('/api/user', as)
    expect([status, text]).toEqual([401, 'Please sign in.'])
    expect(headers['content-type']).toMatch('text/plain')
  })

  it('reads from what moderators keep them', async () => {
    const keptFrom = { restricts: ['post'], until: new Date(until).toISOString() }
    expect((await site.ask('/api/user', bob)).body).toMatchObject({ keptFrom })
  })

  it('has the picture that everybody sees, if any', async () => {
    const pictured = told(
      { type: 'ProfileChanged', data: { userId: sue, bio: null, location: null, avatarUrl: '/images/a-1600.webp' } },
      {},
    )
    await site.tell(
      pictured,
      aPost({ postId: 60, authorId: sue }),
      aComment({ commentId: 60, postId: 60, authorId: sue }),
    )
    await site.tell(aComment({ commentId: 61, postId: 60, authorId: bob }))
    expect((await site.ask('/api/user', sue)).body).toMatchObject({ avatarUrl: '/images/a-1600.webp' })
    expect((await site.ask('/api/posts/60')).body).toMatchObject({ foundByAvatarUrl: '/images/a-1600.webp' })
    const { comments } = commentList.parse((await site.ask('/api/posts/60/comments')).body)
    expect(Object.fromEntries(comments.map(({ username, avatarUrl }) => [username, avatarUrl]))).toEqual({
      sue_1: '/images/a-1600.webp',
      bob_1: undefined,
    })
  })

  it('may have joined a moment ago', async () => {
    const asking = site.ask('/api/user', 'zoe')
    await site.tell(aUser({ userId: 'zoe', username: 'zoe' }))
    expect(await asking).toMatchObject({ status: 200, body: { username: 'zoe' } })
  })

  it('is known by name, and trusted with nothing, as long as the read models have not heard of them', async () => {
    const account = { userId: 'yan', username: 'yan', usernameKey: 'yan', passwordHash: '', createdAt: 0 }
    await site.accounts.save(account)
    const { status, body } = await site.ask('/api/user', 'yan')
    expect([status, body]).toEqual([200, { id: 'yan', username: 'yan', ...none, trustLevel: 0 }])
    await site.accounts.remove('yan')
    expect((await site.ask('/api/user', 'yan')).status).toBe(401)
  })

  it('reads their own profile', async () => {
    const { body } = await site.ask('/api/user/profile', ann)
    const said = { bio: 'Likes sound.', location: 'Oslo', avatar: null }
    expect(body).toEqual({ username: 'ann_1', nextNameChangeAt: null, ...said })
  })
})

describe('preferences', () => {
  it.each([
    ['en-CA,en;q=0.9', 'CAD'],
    ['en-US', 'USD'],
    ['en', 'USD'],
    ['', 'USD'],
  ])('begin with defaults for somebody who reads %s', async (language, currency) => {
    const { body } = await site.ask('/api/user/preferences', bob, { 'accept-language': language })
    const letters = { emailPreferences: { newsletter: false }, notices: defaultNotices }
    const recommendations = { isOn: true, clearedAt: null }
    const display = { currency, layout: 'grid', theme: 'system', pinnedCategories: [] }
    expect(body).toEqual({
      ...display,
      ...letters,
      muted: nothingMuted(),
      recommendations,
      reading: usualReading,
      shown: usuallyShown,
    })
  })

  it('hold what was chosen', async () => {
    const data = { userId: ann, currency: 'CAD' as const, theme: 'mocha' as const, pinnedCategories: ['pets'] }
    await site.tell(told({ type: 'PreferencesChanged', data }, {}))
    const { body } = await site.ask('/api/user/preferences', ann)
    expect(body).toMatchObject({ currency: 'CAD', theme: 'mocha', layout: 'grid', pinnedCategories: ['pets'] })
  })

  it('name the members who are muted as they are called now, those who left no more, and stores by what they were merged into', async () => {
    const muted = { stores: ['old-shop', 'norvik'], wholeWords: 'lego', partsOfWords: '', members: [bob, 'gone'] }
    await site.tell(
      aStore({ slug: 'old-shop' }),
      aStore({ slug: 'north-audio' }),
      told({ type: 'StoreMerged', data: { slug: 'old-shop', into: 'north-audio', reason: 'The same' } }, {}),
      told({ type: 'PreferencesChanged', data: { userId: ann, muted } }, {}),
    )
    const { body } = await site.ask('/api/user/preferences', ann)
    expect(body).toMatchObject({
      muted: { stores: ['north-audio', 'norvik'], words: [{ text: 'lego', wholeWord: true }], members: ['bob_1'] },
    })
  })

  it('are for members', async () => {
    expect((await site.ask('/api/user/preferences')).status).toBe(401)
  })
})

const voters = Array.from({ length: 10 }, (_, at) => `voter-${at}`)

const badgesOf = async (username: string) =>
  publicProfile.parse((await site.ask(`/api/users/${username}`)).body).badges.map(({ name }) => name)

describe('a public profile', () => {
  it('is found whatever the case of the name', async () => {
    const { body } = await site.ask('/api/users/ANN_1')
    expect(body).toMatchObject({
      username: 'ann_1',
      bio: 'Likes sound.',
      location: 'Oslo',
      isNewMember: false,
      active: true,
    })
  })

  it('bears the badges of what was done, for which the latest posts of all count that everybody may see', async () => {
    const badges = () => badgesOf('cat_1')
    await site.tell(aUser({ userId: 'cat', username: 'cat_1' }))
    expect(await badges()).toEqual([])
    const ids = Array.from({ length: 20 }, (_, at) => 100 + at)
    await site.tell(
      ...ids.map((id) => aPost({ postId: id, authorId: 'cat', title: `Kettle ${id}`, urlKey: `kettle-${id}` })),
    )
    expect(await badges()).toEqual(['10 deals'])
    const liked = ids
      .slice(0, 14)
      .flatMap((id) => voters.map((by) => aVote({ postId: id, userId: by, authorId: 'cat' }, { by })))
    await site.tell(...liked, aPost({ postId: 200, authorId: 'cat', status: 'ai-review' }))
    expect(await badges()).toEqual(['10 deals', 'Good eye'])
  })

  it('bears a badge for ten comments that were of help and stand', async () => {
    const helped = (commentId: number) => [
      aComment({ commentId, rootId: commentId, authorId: 'dot' }, { by: 'dot' }),
      ...voters.map((by) => aCommentVote({ commentId, userId: by, authorId: 'dot' }, { by })),
    ]
    await site.tell(aUser({ userId: 'dot', username: 'dot_1' }))
    const ids = Array.from({ length: 10 }, (_, at) => 500 + at)
    await site.tell(...ids.slice(1).flatMap(helped))
    expect(await badgesOf('dot_1')).toEqual([])
    await site.tell(...helped(500))
    expect(await badgesOf('dot_1')).toEqual(['Helpful'])
    await site.tell(aCommentDeletion({ commentId: 500, authorId: 'dot' }, { by: 'dot' }))
    expect(await badgesOf('dot_1')).toEqual([])
  })

  it('bears a badge for ten accepted edits', async () => {
    await site.tell(aUser({ userId: 'fay', username: 'fay_1' }))
    const ended = (at: number) =>
      told(
        {
          type: 'EditSuggestionEnded',
          data: { postId, suggestionId: `s${at}`, userId: 'fay', outcome: 'accepted', agreedByIds: [] },
        },
        {},
      )
    await site.tell(...Array.from({ length: 10 }, (_, at) => ended(at)))
    expect(await badgesOf('fay_1')).toEqual(['Fixer'])
    expect((await site.ask('/api/users/fay_1')).body).toMatchObject({ reputation: 20 })
  })

  it('counts what was liked, and tells only the member and moderators of how many reports some were right', async () => {
    await site.tell(
      aUser({ userId: 'hal', username: 'hal' }),
      ...[70, 71, 72].map((id) => aPost({ postId: id, authorId: 'hal' })),
      ...voters.map((by) => aVote({ postId: 70, userId: by, authorId: 'hal' }, { by })),
      ...voters.slice(1).map((by) => aVote({ postId: 71, userId: by, authorId: 'hal' }, { by })),
      ...(['upheld', 'dismissed'] as const).map((outcome) =>
        told({ type: 'ReportResolved', data: { postId, commentId: null, userId: 'hal', outcome, caseId: null } }, {}),
      ),
    )
    const seenBy = async (as?: string) => (await site.ask('/api/users/hal', as)).body
    const facts = { postsPublished: 3, postsLiked: 1, reportsUpheld: 1 }
    expect(await seenBy()).toMatchObject({ ...facts, reportsDecided: null })
    expect(await seenBy(ann)).toMatchObject({ ...facts, reportsDecided: null })
    expect(await seenBy('hal')).toMatchObject({ ...facts, reportsDecided: 2 })
    expect(await seenBy(mo)).toMatchObject({ ...facts, reportsDecided: 2 })
  })

  it('says that a member who may do nothing is not active, and nothing of one who may not post', async () => {
    expect((await site.ask('/api/users/dan_1')).body).toMatchObject({ active: false })
    expect((await site.ask('/api/users/bob_1')).body).toMatchObject({ active: true })
  })

  it.each([
    '/api/users/nobody',
    '/api/users/eve_1',
    '/api/users/nobody/posts',
    '/api/users/nobody/comments',
    '/api/users/nobody/votes',
    '/api/users/deleted%20user',
  ])('is not there: %s', async (path) => {
    expect(await site.ask(path)).toMatchObject({ status: 404, body: { message: 'User not found' } })
  })
})

it.each([
  [undefined, '', [postId, 2]],
  [undefined, '?statuses=expired', [2]],
  [undefined, '?statuses=poster-review', []],
  [bob, '?statuses=poster-review', []],
  [ann, '?statuses=poster-review', [3]],
  [mo, '?statuses=active,poster-review', [postId, 3]],
])('shows %s the posts of ann %s', async (as, query, ids) => {
  const { body } = await site.ask(`/api/users/ann_1/posts${query}`, as)
  expect(idsOf(body, 'posts')).toEqual(ids)
  expect(body).toMatchObject({ total: ids.length })
})

describe('a member who took another name', () => {
  const day = 86_400_000
  const until = firstTime + 90 * day
  let there: Site
  const ask = (path: string, as?: string) => there.ask(path, as)
  const openAt = async (now: number) => {
    there = await openSite({ now })
    await there.tell(
      ...[ann, mo].map((userId) => aUser({ userId, username: `${userId}_1` })),
      aRole({ userId: mo, role: 'moderator' }),
      aPost(),
      aNewName({ username: 'Anna_2', formerUntil: until }, { at: firstTime }),
    )
  }
  afterEach(() => there.close())

  it('is shown by it everywhere, and found by the one before for 90 days', async () => {
    await openAt(until - 1)
    for (const name of ['anna_2', 'ann_1', 'ANN_1']) {
      expect((await ask(`/api/users/${name}`)).body).toMatchObject({ username: 'Anna_2' })
      expect((await ask(`/api/users/${name}/posts`)).body).toMatchObject({ posts: [{ foundBy: 'Anna_2' }] })
      expect((await ask(`/api/users/${name}/comments`)).status).toBe(200)
      expect((await ask(`/user/${name}/feed.xml`)).text).toContain('/user/Anna_2')
    }
    expect((await ask('/api/posts?q=by:ann_1')).body).toMatchObject({ total: 1 })
    expect((await ask(`/api/posts/${postId}`)).body).toMatchObject({ foundBy: 'Anna_2' })
    expect((await ask('/api/user', ann)).body).toMatchObject({ username: 'Anna_2' })
    expect((await ask('/api/user/profile', ann)).body).toMatchObject({
      username: 'Anna_2',
      nextNameChangeAt: new Date(firstTime + 365 * day).toISOString(),
    })
  })

  it('is not found by the one before any more when somebody else may take it', async () => {
    await openAt(until)
    expect(await ask('/api/users/ann_1')).toMatchObject({ status: 404, body: { message: 'User not found' } })
    expect((await ask('/user/ann_1/feed.xml')).status).toBe(404)
    await there.tell(aUser({ userId: bob, username: 'ann_1' }))
    expect((await ask('/api/users/ann_1')).body).toMatchObject({ username: 'ann_1' })
    expect((await ask('/api/users/anna_2')).body).toMatchObject({ username: 'Anna_2' })
  })

  it('is known under the names before to moderators alone', async () => {
    await openAt(until)
    const formerNames = [
      {
        username: 'ann_1',
        changedAt: new Date(firstTime).toISOString(),
        leadsOnUntil: new Date(until).toISOString(),
      },
    ]
    expect((await ask('/api/users/anna_2', mo)).body).toMatchObject({ formerNames })
    expect((await ask('/api/moderation/users/anna_2', mo)).body).toMatchObject({ formerNames })
    for (const viewer of [undefined, ann, bob]) {
      expect(JSON.stringify((await ask('/api/users/anna_2', viewer)).body)).not.toContain('ann_1')
    }
  })
})

it('sorts the posts of a member as asked', async () => {
  await site.tell(
    aUser({ userId: 'fay', username: 'fay' }),
    ...[10, 11, 12].map((id) => aPost({ postId: id, authorId: 'fay' })),
    ...voters.map((by) => aVote({ postId: 10, userId: by, authorId: 'fay' }, { by })),
  )
  const sorted = async (query: string) => idsOf((await site.ask(`/api/users/fay/posts${query}`)).body, 'posts')
  expect(await sorted('')).toEqual([12, 11, 10])
  expect(await sorted('?sortOrder=newest')).toEqual([12, 11, 10])
  expect(await sorted('?sortOrder=oldest')).toEqual([10, 11, 12])
  expect(await sorted('?sortOrder=best')).toEqual([10, 12, 11])
})

describe('what a member shows', () => {
  const gil = 'gil'
  const shows = (shown: object) =>
    told({ type: 'PreferencesChanged', data: { userId: gil, shown: { ...usuallyShown, ...shown } } }, {})
  const vote = (postNumber: number, value: 1 | -1, at: number) =>
    aVote({ postId: postNumber, userId: gil, authorId: ann, value }, { by: gil, at })
  const ask = async (what: string, as?: string) => (await site.ask(`/api/users/gil${what}`, as)).body
  const lately = firstTime + 10 * 86_400_000

  it.each<[object, string | undefined, object]>([
    [{}, undefined, { comments: true, badges: true, votes: false }],
    [{}, gil, { comments: true, badges: true, votes: true }],
    [{ comments: false, badges: false }, undefined, { comments: false, badges: false, votes: false }],
    [{ comments: false, badges: false }, ann, { comments: false, badges: false, votes: false }],
    [{ comments: false, badges: false }, gil, { comments: true, badges: true, votes: true }],
    [{ comments: false, badges: false }, mo, { comments: true, badges: true, votes: false }],
    [{ votes: true }, undefined, { comments: true, badges: true, votes: true }],
  ])('with %j, %s sees %j', async (shown, as, visible) => {
    await site.tell(aUser({ userId: gil, username: gil }), shows(shown))
    expect(await ask('', as)).toMatchObject({ visible, shown: { ...usuallyShown, ...shown } })
  })

  it('hides comments and badges from who may not see them', async () => {
    await site.tell(aPost({ postId: 50, authorId: gil }), aComment({ commentId: 50, authorId: gil, postId: 1 }))
    await site.tell(shows({ comments: false, badges: false }))
    expect(await ask('/comments')).toEqual({ comments: [], total: 0 })
    expect(await ask('')).toMatchObject({ badges: [], commentCount: 1 })
    expect(await ask('/comments', mo)).toMatchObject({ total: 1 })
    expect(await ask('', mo)).toMatchObject({ badges: [{ name: 'First deal' }] })
  })

  it('counts the votes of a year by month, without those that were taken back', async () => {
    const before = lately - 31 * 86_400_000
    await site.tell(
      ...[1, 2, 3].map((id) => vote(id, id === 3 ? -1 : 1, lately)),
      vote(100, 1, before),
      vote(101, 1, lately - 400 * 86_400_000),
      vote(102, 1, lately),
      aClearedVote({ postId: 102, userId: gil, authorId: 'cat', previous: 1 }, { by: gil, at: lately }),
    )
    const month = (at: number) => new Date(at).toISOString().slice(0, 7)
    const months = [
      { month: month(lately), up: 2, down: 1 },
      { month: month(before), up: 1, down: 0 },
    ]
    await site.tell(shows({ votes: true }))
    expect(await ask('/votes')).toEqual({ months })
    await site.tell(shows({ votes: false }))
    expect(await ask('/votes')).toEqual({ months: null })
    expect(await ask('/votes', mo)).toEqual({ months: null })
    expect(await ask('/votes', gil)).toEqual({ months })
  })
})
