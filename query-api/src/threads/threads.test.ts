import { notificationList, threadView } from '@deals/events'
import { aPost, aRole, aUser, ann, bob, firstTime, mo, sue, told } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const site = siteForEach({ now: firstTime + 60_000 })
beforeEach(() =>
  site.tell(
    ...[ann, bob, mo, sue].map((userId) => aUser({ userId, username: userId })),
    ...[mo, sue].map((userId) => aRole({ userId, role: 'moderator' })),
    aPost({ postId: 1, title: 'Good headphones' }),
    wrote(mo, 'Where is it from?', 1),
    answered('From the shop.', 1),
    wrote(sue, 'Thanks.'),
  ),
)

const wrote = (by: string, text: string, aboutPostId: number | null = null) =>
  told({ type: 'ModeratorWrote', data: { userId: ann, aboutPostId, text } }, { by })
const answered = (text: string, aboutPostId: number | null = null) =>
  told({ type: 'MemberAnswered', data: { userId: ann, aboutPostId, text, answersId: mo } }, { by: ann })
const thread = async (path: string, as: string) => threadView.parse((await site.ask(path, as)).body)
const ofAnn = '/api/moderation/users/ann/thread'
const about = { id: 1, title: 'Good headphones' }

it('the member reads both sides, and of moderators not who they are', async () => {
  expect(await thread('/api/user/thread', ann)).toMatchObject({
    messages: [
      { text: 'Where is it from?', by: null, isByModerator: true, post: about },
      { text: 'From the shop.', by: 'ann', isByModerator: false, post: about },
      { text: 'Thanks.', by: null, post: null },
    ],
    mayWrite: true,
  })
})

it('moderators read it with names, and write, but not to themselves', async () => {
  expect(await thread(ofAnn, sue)).toMatchObject({
    messages: [{ by: 'mo' }, { by: 'ann' }, { by: 'sue' }],
    mayWrite: true,
  })
  expect(await thread('/api/moderation/users/mo/thread', mo)).toEqual({ messages: [], mayWrite: false })
})

it('is nobody else’s, and ends with what waits for an answer', async () => {
  expect([(await site.ask(ofAnn, bob)).status, (await site.ask(ofAnn, ann)).status]).toEqual([403, 403])
  expect((await site.ask('/api/moderation/users/nobody/thread', mo)).status).toBe(404)
  expect((await site.ask('/api/user/thread')).status).toBe(401)
  expect(await thread('/api/user/thread', bob)).toEqual({ messages: [], mayWrite: false })
  await site.tell(...['1', '2', '3', '4', '5'].map((text) => answered(text)))
  expect((await thread('/api/user/thread', ann)).mayWrite).toBe(false)
})

it('is told to the member and to the moderator who wrote before', async () => {
  const notices = async (as: string) =>
    notificationList.parse((await site.ask('/api/notifications', as)).body).notifications
  expect(await notices(ann)).toMatchObject([
    { message: 'A moderator wrote to you. Read and answer it', url: '/account/settings/standing' },
    { message: 'A moderator wrote to you. Read and answer it' },
  ])
  expect(await notices(mo)).toMatchObject([{ message: 'ann answered the moderators' }, { kind: 'role-given' }])
  expect(await notices(sue)).toMatchObject([{ kind: 'role-given' }])
})

it('leaves with the member', async () => {
  await site.tell(told({ type: 'UserErased', data: { userId: ann, requestId: 'r' } }, { by: ann }))
  expect((await thread('/api/user/thread', bob)).messages).toEqual([])
  expect((await site.ask(ofAnn, mo)).status).toBe(404)
})
