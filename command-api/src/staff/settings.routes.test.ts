import { closedSentences, settingOfFeature, type Feature } from '@deals/events'
import { aDiscussion, aLivePost, bodyOf, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach({ trust: { ann: 0 } })
let sue: Member
beforeEach(async () => {
  sue = await site.join('sue', 'superUser')
})

/** What a browser gives that takes push notices; the key is that of the example in RFC 8291. */
const aBrowser = {
  endpoint: 'https://web.push.apple.com/a',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const set = (by: Member, values: object, version = 0) => by.patch('/api/staff/settings', { version, values })
const post = (by: Member, nr: number) => by.post('/api/posts', aDiscussion({ title: `Question number ${nr} of today` }))

it('a limit holds for the very next command, and who set it stands in the log', async () => {
  const ann = await site.join('ann')
  expect((await post(ann, 1)).status).toBe(201)
  const reply = await set(sue, { 'submit.0.86400': 1 })
  expect([reply.status, bodyOf(reply)]).toEqual([200, { version: 1, values: { 'submit.0.86400': 1 } }])
  expect((await post(ann, 2)).status).toBe(429)
  expect((await set(sue, { 'submit.0.86400': 3 }, 1)).status).toBe(200)
  expect((await post(ann, 2)).status).toBe(201)
  expect(await site.events('SettingsChanged')).toMatchObject([
    { data: { changes: [{ name: 'submit.0.86400', from: 2, to: 1 }] }, meta: { actor: { id: 'sue' } } },
    { data: { changes: [{ name: 'submit.0.86400', from: 1, to: 3 }] } },
  ])
})

it('limits of an address are set the same way', async () => {
  await set(sue, { 'password.all.900': 1 })
  const guess = async () => {
    const sent = { username: 'sue', password: 'a wrong guess' }
    return (await site.agent.post('/login').type('form').send(sent)).status
  }
  expect([await guess(), await guess()]).toEqual([401, 429])
})

it('what a word weighs is what was set when it was said', async () => {
  const bob = await site.join('bob')
  const postId = await aLivePost(site, await site.join('carla'))
  await set(sue, { 'over.weight.1': 2.5 })
  await bob.post(`/api/posts/${postId}/availability`, { available: false })
  expect(await site.events('AvailabilityDenied')).toMatchObject([{ data: { userId: 'bob', weight: 2.5 } }])
})

it.each([
  ['submit.0.86400', 0, 'Enter a whole number from 1 to 1000'],
  ['submit.0.86400', 1.5, 'Enter a whole number from 1 to 1000'],
  ['over.net', 101, 'Enter a number from 0.5 to 100'],
  ['colour', 1, 'There is no such setting'],
])('%s cannot become %s', async (name, value, sentence) => {
  const reply = await set(sue, { 'submit.1.86400': 20, [name]: value })
  expect([reply.status, bodyOf(reply)['fields']]).toEqual([422, { [name]: sentence }])
  expect(await site.events('SettingsChanged')).toEqual([])
})

it('whoever comes second reads that somebody else was first, and changes nothing', async () => {
  const olive = await site.join('olive', 'owner')
  const replies = await Promise.all([set(sue, { 'over.net': 4 }), set(olive, { 'over.net': 5 })])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = replies.find(({ status }) => status === 409)
  expect(bodyOf(late ?? { body: {} })['message']).toBe('Somebody else changed the settings while you were working.')
  expect(await site.events('SettingsChanged')).toHaveLength(1)
})

it('what is set to what it is already is no change', async () => {
  expect((await set(sue, { 'over.net': 3 })).status).toBe(200)
  expect(await site.events('SettingsChanged')).toEqual([])
})

it.each(['stacy', 'mo', 'ann'])('%s may not change settings', async (name) => {
  const roles = { stacy: ['staff'], mo: ['moderator'], ann: [] } as const
  const member = await site.join(name, ...(roles[name as keyof typeof roles] ?? []))
  expect((await set(member, { 'over.net': 4 })).status).toBe(403)
})

it.each<[feature: Feature, give: (member: Member, postId: number) => PromiseLike<{ status: number; text: string }>]>([
  ['submissions', (member) => post(member, 7)],
  ['comments', (member, postId) => member.post('/api/comments', { postId, depth: 0, content: 'Mine are fine.' })],
  ['scores', (member, postId) => member.post(`/api/posts/${postId}/score`)],
  ['newsletter', (member) => member.post('/api/newsletter', { email: 'ann@mail.example' })],
  ['push', (member) => member.put('/api/user/push', aBrowser)],
  ['webhooks', (member) => member.post('/api/user/webhooks/none/test')],
])('what is closed says so, whoever asks, until it is open again: %s', async (feature, give) => {
  const bob = await site.join('bob')
  const postId = await aLivePost(site, bob)
  await set(sue, { [settingOfFeature(feature)]: 0 })
  const { status, text } = await give(bob, postId)
  expect([status, text]).toEqual([403, expect.stringContaining(closedSentences[feature])])
  expect((await give(sue, postId)).status).toBe(403)
  await set(sue, { [settingOfFeature(feature)]: 1 }, 1)
  expect((await give(bob, postId)).text).not.toContain(closedSentences[feature])
})

it('where nobody can join, the page says so instead of showing its form', async () => {
  const form = () => site.agent.get('/register')
  expect((await form()).text).toContain('name="username"')
  await set(sue, { 'open.registration': 0 })
  const closed = await form()
  expect([closed.status, closed.text.includes('name="username"')]).toEqual([403, false])
  expect(closed.text).toContain(closedSentences.registration)
})

it('a feature is open or closed, and nothing else', async () => {
  expect(wrongFields(await set(sue, { 'open.comments': 2 }))).toEqual(['open.comments'])
})
