import { beforeFirst } from '@deals/events'
import { aLivePost, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach({ rateLimits: 'off' })
let bob: Member
let postId: number
beforeEach(async () => {
  postId = await aLivePost(site, await site.join('ann'))
  bob = await site.join('bob')
})

describe('PATCH /api/bookmarks/{postId}', () => {
  it('files what is saved, and says where it is now', async () => {
    await bob.post('/api/bookmarks', { postId })
    const filed = await bob.patch(`/api/bookmarks/${postId}`, { collection: ' Gifts ', note: 'For mum' })
    expect([filed.status, filed.body]).toMatchObject([200, { postId, collection: 'Gifts', note: 'For mum' }])
    const back = await bob.patch(`/api/bookmarks/${postId}`, { collection: 'Saved' })
    expect(back.body).toEqual({
      postId,
      collection: 'Saved',
      note: 'For mum',
      reminders: ['day-before', 'price-drop', 'over'],
    })
    expect((await bob.patch(`/api/bookmarks/${postId}`, { note: '' })).body).toMatchObject({ note: null })
    expect(await site.events('BookmarkChanged')).toHaveLength(3)
  })

  it('chooses what it reminds of, and leaves the rest as it was', async () => {
    await bob.post('/api/bookmarks', { postId })
    await bob.patch(`/api/bookmarks/${postId}`, { note: 'For mum' })
    const chosen = await bob.patch(`/api/bookmarks/${postId}`, { reminders: ['over', 'hours-before'] })
    expect([chosen.status, chosen.body]).toMatchObject([200, { note: 'For mum', reminders: ['hours-before', 'over'] }])
    expect((await bob.patch(`/api/bookmarks/${postId}`, { reminders: [] })).body).toMatchObject({ reminders: [] })
    const wrong = await bob.patch(`/api/bookmarks/${postId}`, { reminders: ['at dawn'] })
    expect(wrong.status).toBe(422)
  })

  it('keeps nothing readable in the log', async () => {
    await bob.post('/api/bookmarks', { postId })
    await bob.patch(`/api/bookmarks/${postId}`, { collection: 'Gifts', note: 'For mum' })
    const { events } = await site.context.log.readAll({ after: beforeFirst, limit: 1_000 })
    expect(JSON.stringify(events)).not.toMatch(/Gifts|For mum/)
  })

  it('refuses what is not saved, too long, or unknown', async () => {
    expect((await bob.patch(`/api/bookmarks/${postId}`, { note: 'x' })).status).toBe(404)
    await bob.post('/api/bookmarks', { postId })
    const wrong = await bob.patch(`/api/bookmarks/${postId}`, { collection: 'x'.repeat(41), note: 'x'.repeat(201) })
    expect([wrong.status, wrongFields(wrong)]).toEqual([422, ['collection', 'note']])
    expect((await bob.patch(`/api/bookmarks/${postId}`, { colour: 'red' })).status).toBe(422)
    expect((await bob.patch('/api/bookmarks/abc', { note: 'x' })).status).toBe(404)
    expect((await site.agent.patch(`/api/bookmarks/${postId}`).send({ note: 'x' })).status).toBe(401)
  })
})

describe('POST /api/bookmarks/several', () => {
  const several = (form: object) => bob.post('/api/bookmarks/several', form)

  it('moves, removes and saves again, each with a fact of its own', async () => {
    const other = await aLivePost(site, await site.join('cleo'))
    const postIds = [postId, other]
    for (const id of postIds) {
      await bob.post('/api/bookmarks', { postId: id })
    }
    const moved = await several({ action: 'move', postIds, collection: 'Gifts' })
    const outcomes = postIds.map((id) => ({ postId: id, refused: null }))
    expect([moved.status, moved.body]).toEqual([200, { outcomes }])
    expect((await several({ action: 'remove', postIds })).body).toEqual({ outcomes })
    expect((await several({ action: 'restore', postIds })).body).toEqual({ outcomes })
    const counts = ['PostUnbookmarked', 'PostBookmarked', 'BookmarkChanged'] as const
    const written = await Promise.all(counts.map(async (type) => (await site.events(type)).length))
    expect(written).toEqual([2, 4, 4])
    expect((await bob.patch(`/api/bookmarks/${other}`, {})).body).toMatchObject({ collection: 'Gifts' })
  })

  it('puts nothing into a collection whose name nobody sees', async () => {
    await bob.post('/api/bookmarks', { postId })
    const collection = '\u200b\u2060\u3164'
    const one = await bob.patch(`/api/bookmarks/${postId}`, { collection })
    const all = await several({ action: 'move', postIds: [postId], collection })
    expect([one, all].map((answer) => [answer.status, wrongFields(answer)])).toEqual([
      [422, ['collection']],
      [422, ['collection']],
    ])
    const seen = await bob.patch(`/api/bookmarks/${postId}`, { collection: 'Gi\u200bfts' })
    expect(seen.body).toMatchObject({ collection: 'Gifts' })
  })

  it('says which one stayed as it was, and is refused where all did', async () => {
    await bob.post('/api/bookmarks', { postId })
    const moved = await several({ action: 'move', postIds: [postId, 404], collection: 'Saved' })
    expect(moved.body).toEqual({
      outcomes: [
        { postId, refused: null },
        { postId: 404, refused: 'You have not saved this post' },
      ],
    })
    expect((await several({ action: 'move', postIds: [404], collection: 'Gifts' })).status).toBe(404)
  })

  it.each([
    ['none', [], 'postIds'],
    ['one twice', [1, 1], 'postIds'],
    ['more than fifty', Array.from({ length: 51 }, (_, at) => at), 'postIds'],
  ])('refuses %s', async (_what, postIds, field) => {
    const wrong = await several({ action: 'remove', postIds })
    expect([wrong.status, wrongFields(wrong)]).toEqual([422, [field]])
  })
})
