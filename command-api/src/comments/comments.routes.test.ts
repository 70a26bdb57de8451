import { aDiscussion, aLivePost, smallSiteForEach, type Member } from '../testing/small-site.ts'

const anyNumber: unknown = expect.any(Number)
const site = smallSiteForEach({ rateLimits: 'off', trust: { new_one: 0 } })
let ann: Member
let bob: Member
let mo: Member
let postId: number
beforeEach(async () => {
  ann = await site.join('ann')
  bob = await site.join('bob')
  mo = await site.join('mo', 'moderator')
  postId = await aLivePost(site, ann)
})

const add = (who: Member, over: object = {}) =>
  who.post('/api/comments', { postId, content: 'Mine are ten years old.', depth: 0, ...over })
const idOf = async (answer: ReturnType<typeof add>) => ((await answer).body as { id: number }).id

describe('commenting', () => {
  it('answers the comment as it will be shown', async () => {
    const answer = await add(bob)
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        id: anyNumber,
        content: 'Mine are ten years old.',
        username: 'bob',
        parentId: null,
        depth: 0,
        votes: 0,
        userVote: null,
        createdAt: new Date(site.time.now).toISOString(),
        edited: false,
        hasReply: false,
        deletedBy: null,
        reason: null,
        badges: [],
        postId,
      },
    ])
    expect((await add(ann)).body).toMatchObject({ badges: ['Poster'] })
    expect((await add(mo)).body).toMatchObject({ badges: ['Moderator'] })
  })

  it('answers a comment one level deeper, whatever depth was sent', async () => {
    const parentId = await idOf(add(bob))
    expect((await add(ann, { parentId, depth: 0 })).body).toMatchObject({ parentId, depth: 1 })
    const [, reply] = await site.events('CommentPosted')
    expect(reply?.data).toMatchObject({ rootId: parentId, parentAuthorId: 'bob', postAuthorId: 'ann' })
  })

  it('stops at the deepest level', async () => {
    let parentId = await idOf(add(bob))
    for (let depth = 1; depth <= 18; depth += 1) {
      parentId = await idOf(add(bob, { parentId, depth }))
    }
    expect((await add(bob, { parentId, depth: 19 })).status).toBe(409)
  })

  it.each([
    ['   ', 'Comment is empty'],
    ['x'.repeat(4001), 'Comment is longer than 4000 characters'],
  ])('is refused in words: %#', async (content, message) => {
    const answer = await add(bob, { content })
    expect([answer.status, answer.text, answer.type]).toEqual([400, message, 'text/plain'])
  })

  it.each([
    [{ depth: -1 }, 'depth must be a whole number of at least 0'],
    [{ depth: 1.5 }, 'depth must be a whole number of at least 0'],
    [{ parentId: 'first' }, 'parentId must be a whole number'],
  ])('with %j is told what the field takes', async (fields, message) => {
    const answer = await add(bob, fields)
    expect([answer.status, answer.text]).toEqual([400, message])
  })

  it('calls the members that it names', async () => {
    await add(bob, { content: '@ann and @nobody_at_all, see mail@mo' })
    await add(bob, { content: 'what does @mo say?' })
    const posted = await site.events('CommentPosted')
    expect(posted.map(({ data }) => data)).toMatchObject([{ mentions: ['ann'] }, { mentions: ['mo'] }])
  })

  it('has no links of new members', async () => {
    const newOne = await site.join('new_one')
    for (const content of ['see www.shop.example', 'see [here]\n\n[here]://shop.example', 'https&#58;//shop.example']) {
      expect((await add(newOne, { content })).text).toBe('You cannot post links yet')
    }
    expect((await add(newOne)).body).toMatchObject({ badges: ['New member'] })
  })

  it('needs a parent of the same post', async () => {
    const other = await aLivePost(site, bob, aDiscussion({ title: 'Another question here' }))
    const parentId = await idOf(add(bob, { postId: other }))
    expect((await add(bob, { parentId, depth: 1 })).status).toBe(404)
  })

  it('closes 90 days after the deal is over', async () => {
    await ann.patch(`/api/posts/${postId}/expire`)
    expect((await add(bob)).status).toBe(201)
    site.time.now += 90 * 86_400_000 + 1
    expect((await add(await site.signIn('bob'))).status).toBe(409)
  })
})

describe('a comment', () => {
  it('can be changed by its author for a day, the first minutes without a mark', async () => {
    const id = await idOf(add(bob))
    const edit = (who: Member, content: string) => who.patch(`/api/comments/${id}`, { content })
    expect((await edit(bob, 'Mine are twelve years old.')).status).toBe(200)
    site.time.now += 15 * 60_000 + 1
    expect((await edit(bob, 'Mine are eleven years old.')).status).toBe(200)
    expect((await site.events('CommentEdited')).map(({ data }) => data)).toMatchObject([
      { grace: true },
      { grace: false },
    ])
    expect((await edit(ann, 'Not mine')).status).toBe(403)
    site.time.now += 86_400_000
    expect((await edit(bob, 'Too late')).status).toBe(409)
  })

  it('can be deleted by its author or a moderator, once', async () => {
    const id = await idOf(add(bob))
    expect((await ann.delete(`/api/comments/${id}`)).status).toBe(403)
    expect((await bob.delete(`/api/comments/${id}`)).body).toMatchObject({ deletedBy: 'author', content: null })
    expect((await mo.delete(`/api/comments/${id}`)).status).toBe(200)
    expect(await site.events('CommentDeleted')).toHaveLength(1)
    expect((await mo.post(`/api/comments/${id}/restore`)).body).toMatchObject({ deletedBy: null })
    const removed = await mo.delete(`/api/comments/${id}`, { reason: 'rude' })
    expect(removed.body).toMatchObject({ deletedBy: 'moderator' })
  })

  it('is brought back by nobody who wrote it, where a moderator took it away', async () => {
    const id = await idOf(add(mo))
    const sue = await site.join('sue', 'superUser')
    const restore = (who: Member) => who.post(`/api/comments/${id}/restore`)
    await sue.delete(`/api/comments/${id}`, { reason: 'rude' })
    expect((await restore(mo)).status).toBe(403)
    expect((await restore(sue)).status).toBe(200)
    await mo.delete(`/api/comments/${id}`)
    expect((await restore(mo)).status).toBe(200)
  })

  it('is voted on by others', async () => {
    const id = await idOf(add(bob))
    const vote = (who: Member, value: number) => who.post(`/api/comments/${id}/votes`, { value })
    expect((await vote(bob, 1)).status).toBe(403)
    expect((await vote(ann, 1)).body).toEqual({ vote: { value: 1 }, votes: 1 })
    expect((await vote(mo, 1)).body).toEqual({ vote: { value: 1 }, votes: 2 })
    expect((await vote(ann, 1)).body).toEqual({ vote: { value: null }, votes: 1 })
    await bob.delete(`/api/comments/${id}`)
    expect((await vote(ann, 1)).status).toBe(409)
    expect((await vote(ann, 2)).status).toBe(400)
  })

  it('is hidden with its post', async () => {
    const id = await idOf(add(bob))
    await mo.patch(`/api/moderation/posts/${postId}/status`, { status: 'staff-review' })
    const hidden = await bob.post(`/api/comments/${id}/votes`, { value: 1 })
    expect([hidden.status, hidden.text]).toEqual([404, 'This post is under review'])
    expect((await ann.post(`/api/comments/${id}/votes`, { value: 1 })).status).toBe(409)
  })

  it('can be reported once, and not by its author', async () => {
    const id = await idOf(add(bob))
    const report = (who: Member, body: object = { reason: 'spam' }) => who.post(`/api/reports/comment/${id}`, body)
    expect((await report(bob)).status).toBe(403)
    expect((await report(ann, { reason: 'boring' })).status).toBe(422)
    expect([(await report(ann)).status, (await report(ann)).status]).toEqual([200, 200])
    expect(await site.events('PostReported')).toHaveLength(1)
  })
})
