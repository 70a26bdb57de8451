import { bodyOf, smallSiteForEach, type Member } from '../testing/small-site.ts'

const day = 86_400_000
const site = smallSiteForEach()
let ann: Member
let stacy: Member
beforeEach(async () => {
  ann = await site.join('ann')
  stacy = await site.join('stacy', 'staff')
  await stacy.post('/api/staff/stores', { slug: 'north-audio', name: 'North Audio' })
})

const statement = 'I look after its web shop.'
const proof = 'ann@north-audio.example'
const ask = (over: object = {}, by = ann) =>
  by.post('/api/stores/north-audio/representatives', { statement, proof, ...over })
const about = { username: 'ann', reason: 'The address is not of the shop.' }
const decline = (by = stacy) => by.post('/api/staff/stores/north-audio/representatives/decline', about)
const verify = (over: object = {}, by = stacy) =>
  by.post('/api/staff/stores/north-audio/representatives', { ...about, verified: true, ...over })
const sentence = async (answer: ReturnType<typeof ask>) => [(await answer).status, bodyOf(await answer)['message']]

it('a member asks to speak for a store, and that waits until staff decide', async () => {
  const asked = bodyOf(await ask())
  expect(asked).toEqual({ state: 'open', askedAt: new Date(site.time.now).toISOString(), reason: null, againAt: null })
  expect(await site.events('RepresentativeAsked')).toMatchObject([
    { data: { slug: 'north-audio', userId: 'ann', statement, proof } },
  ])
  expect(await sentence(ask())).toEqual([409, 'You asked already, and staff have not decided yet.'])
  expect((await verify()).status).toBe(200)
  expect(await sentence(ask())).toEqual([409, 'You speak for this store already.'])
  expect(await sentence(decline())).toEqual([409, 'No request of this member waits here.'])
})

it.each<[string, object, object]>([
  ['too few words', { statement: ' Me. ' }, { statement: 'Say in 10 to 500 characters what you do there' }],
  ['too many', { statement: 'x'.repeat(501) }, { statement: 'Say in 10 to 500 characters what you do there' }],
  [
    'nothing that shows it',
    { proof: 'believe me' },
    { proof: 'Give your work address there, or the full address of a page that shows it' },
  ],
  [
    'a script for a link',
    { proof: 'javascript:alert(1)' },
    { proof: 'Give your work address there, or the full address of a page that shows it' },
  ],
])('does not take %s', async (_what, over, fields) => {
  const answer = await ask(over)
  expect([answer.status, bodyOf(answer)['fields']]).toEqual([422, fields])
})

it('who was declined asks again after 30 days', async () => {
  await ask()
  expect(bodyOf(await decline())).toEqual({ username: 'ann', verified: false })
  expect(await sentence(ask())).toEqual([409, 'You can ask again from 14 Feb 2026.'])
  site.time.now += 30 * day
  ;[ann, stacy] = [await site.signIn('ann'), await site.signIn('stacy')]
  expect((await ask({ proof: 'https://north-audio.example/team' })).status).toBe(200)
  expect((await verify()).status).toBe(200)
})

it('what another one asks is another request', async () => {
  const bob = await site.join('bob')
  await ask()
  await decline()
  expect((await ask({}, bob)).status).toBe(200)
})

it('is decided by staff, and by nobody about themselves', async () => {
  await ask({}, stacy)
  expect((await decline(ann)).status).toBe(403)
  const olive = await site.join('olive', 'owner')
  const own = { username: 'stacy' }
  expect(await sentence(verify(own))).toEqual([403, 'Somebody else of staff decides whether you speak for a store.'])
  expect((await verify(own, olive)).status).toBe(200)
})

it.each(['vote', 'post', 'comment'])('is not asked by who may not %s', async (restricted) => {
  const mo = await site.join('mo', 'moderator')
  const form = { kind: 'restrict', restricts: [restricted], days: 7, reason: 'Advertising.' }
  expect((await mo.post('/api/moderation/users/ann/sanctions', form)).status).toBe(200)
  expect(await sentence(ask())).toEqual([403, 'You may not ask for that while you are restricted.'])
})

it('is asked of a store that is there and stands for itself', async () => {
  const lost = { statement, proof }
  expect((await ann.post('/api/stores/nowhere/representatives', lost)).status).toBe(404)
  await stacy.patch('/api/staff/stores/north-audio', { status: 'blocked', reason: 'Sells fakes.' })
  expect((await ask()).status).toBe(404)
  await stacy.patch('/api/staff/stores/north-audio', { status: 'active' })
  await stacy.post('/api/staff/stores', { slug: 'acme', name: 'Acme' })
  const merge = { into: 'acme', version: 2, intoVersion: 0, reason: 'It is the same shop.' }
  expect((await stacy.post('/api/staff/stores/north-audio/merge', merge)).status).toBe(200)
  expect(await sentence(ask())).toEqual([409, 'North Audio was merged into acme; ask there.'])
})

it('makes nothing late that staff are about to change', async () => {
  await stacy.post('/api/staff/stores', { slug: 'acme', name: 'Acme' })
  await ask()
  const merge = { into: 'acme', version: 0, intoVersion: 0, reason: 'It is the same shop.' }
  expect((await stacy.post('/api/staff/stores/north-audio/merge', merge)).status).toBe(200)
})

it('a reason to revoke is told from then on', async () => {
  await verify()
  await verify({ verified: false, reason: 'They left the shop.' })
  expect(await site.events('RepresentativeRevoked')).toMatchObject([
    { data: { userId: 'ann', reason: 'They left the shop.', isTold: true } },
  ])
})

it('who takes their data along reads what was written for them, and not what was written for staff', async () => {
  await ask()
  await verify({ reason: 'Her boss wrote to us.' })
  await verify({ verified: false, reason: 'They left the shop.' })
  const exported = JSON.stringify(await site.commands.exportUser({ userId: 'ann' }))
  expect(exported).toContain(statement)
  expect(exported).toContain('They left the shop.')
  expect(exported).not.toContain('Her boss')
})
