import { aLivePost, bodyOf, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach()
let [ann, bob, mo, sue]: Member[] = []
beforeEach(async () => {
  ann = await site.join('ann')
  bob = await site.join('bob')
  mo = await site.join('mo', 'moderator')
  sue = await site.join('sue', 'superUser')
})

const write = (by: Member | undefined, text: unknown, { to = 'ann', postId = null as number | null } = {}) =>
  by?.post(`/api/moderation/users/${to}/thread`, { text, postId })
const answer = (by: Member | undefined, text: unknown) => by?.post('/api/user/thread', { text })
const dataOf = async (type: 'ModeratorWrote' | 'MemberAnswered') => (await site.events(type)).map(({ data }) => data)

describe('a moderator', () => {
  it('writes to a member about a post of theirs, or about themself', async () => {
    const postId = await aLivePost(site, ann as Member)
    expect((await write(mo, ' Where is it from? ', { postId }))?.body).toEqual({ written: true })
    expect((await write(sue, 'Hello?'))?.status).toBe(200)
    expect(await dataOf('ModeratorWrote')).toEqual([
      { userId: 'ann', aboutPostId: postId, text: 'Where is it from?' },
      { userId: 'ann', aboutPostId: null, text: 'Hello?' },
    ])
  })

  it('is refused what makes no message', async () => {
    const ofBob = await aLivePost(site, bob as Member)
    expect(wrongFields((await write(mo, ' ')) ?? { body: {} })).toEqual(['text'])
    expect(wrongFields((await write(mo, '\u200b\u2800')) ?? { body: {} })).toEqual(['text'])
    expect(wrongFields((await write(mo, 'x'.repeat(2001))) ?? { body: {} })).toEqual(['text'])
    expect(wrongFields((await write(mo, 'Hm?', { postId: ofBob })) ?? { body: {} })).toEqual(['postId'])
    expect(wrongFields((await write(mo, 'Hm?', { postId: 1 })) ?? { body: {} })).toEqual(['postId'])
    expect([
      (await write(mo, 'Hm?', { to: 'nobody' }))?.status,
      (await write(mo, 'Hm?', { to: 'mo' }))?.status,
    ]).toEqual([404, 403])
  })

  it('is who writes to members; others are not', async () => {
    expect([(await write(bob, 'Hi'))?.status, (await write(bob, 'Hi', { to: 'nobody' }))?.status]).toEqual([403, 403])
    expect((await site.agent.post('/api/moderation/users/ann/thread').send({ text: 'Hi' })).status).toBe(401)
  })
})

describe('a member', () => {
  it('answers who wrote last, about what was written, also while they may do nothing else', async () => {
    const postId = await aLivePost(site, ann as Member)
    await write(sue, 'Hello?')
    await write(mo, 'Where is it from?', { postId })
    const restricts = ['vote', 'post', 'comment']
    await mo?.post('/api/moderation/users/ann/sanctions', { kind: 'restrict', reason: 'Rude.', restricts, days: 7 })
    expect((await answer(ann, 'From \u202ethe shop.'))?.status).toBe(200)
    expect(await dataOf('MemberAnswered')).toEqual([
      { userId: 'ann', aboutPostId: postId, text: 'From the shop.', answersId: 'mo' },
    ])
  })

  it('has what they wrote in their export, and not to which moderator', async () => {
    await write(mo, 'Hello?')
    await answer(ann, 'From the shop.')
    const told = bodyOf((await ann?.post('/api/user/export')) ?? { body: {} })
    const { events } = told as { events: { type: string; data: object }[] }
    expect(events.filter(({ type }) => type === 'MemberAnswered').map(({ data }) => data)).toEqual([
      { userId: 'ann', aboutPostId: null, text: 'From the shop.' },
    ])
  })

  it('is answered before writing on and on', async () => {
    expect((await answer(ann, 'Hello?'))?.body).toEqual({
      message: 'No moderator wrote to you. The contact page reaches the site.',
    })
    await write(mo, 'Hello.')
    const given = []
    for (const text of ['1', '2', '3', '4', '5', '6']) {
      given.push((await answer(ann, text))?.status)
    }
    expect(given).toEqual([200, 200, 200, 200, 200, 409])
    await write(sue, 'Yes?')
    expect((await answer(ann, '7'))?.status).toBe(200)
  })

  it('writes ten times in an hour', async () => {
    const given = []
    for (let nr = 0; nr < 11; nr += 1) {
      await write(nr % 2 === 0 ? mo : sue, 'Yes?')
      given.push((await answer(ann, 'No.'))?.status)
    }
    expect(given).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

it('what was written is unreadable once the member is erased', async () => {
  await write(mo, 'A quick brown fox.')
  await answer(ann, 'A lazy dog.')
  await site.context.sealer.destroy('ann')
  const texts = [...(await site.events('ModeratorWrote')), ...(await site.events('MemberAnswered'))]
  expect(JSON.stringify(texts.map(({ data }) => data))).not.toMatch(/fox|dog/)
})
