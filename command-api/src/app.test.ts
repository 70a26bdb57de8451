import { defaultNotices, nothingMuted, usuallyShown, usualReading, type Preferences } from '@deals/events'
import { aLivePost, aPicture, aSale, smallSiteForEach, type Member } from './testing/small-site.ts'

const site = smallSiteForEach({
  answers: { hasNotification: async ({ notificationId }) => notificationId === '7-ann-reply' },
})
let ann: Member
beforeEach(async () => {
  ann = await site.join('ann')
})

describe('preferences', () => {
  it('take over what is a value of its list and pass over the rest', async () => {
    const change = (body: object) => ann.patch('/api/user/preferences', body)
    const first = await change({ theme: 'mocha', currency: 'EUR', layout: 7, nonsense: true })
    expect([first.status, first.body]).toEqual([
      200,
      {
        currency: 'USD',
        layout: 'grid',
        theme: 'mocha',
        pinnedCategories: [],
        emailPreferences: { newsletter: false },
        notices: defaultNotices,
        muted: nothingMuted(),
        recommendations: { isOn: true, clearedAt: null },
        reading: usualReading,
        shown: usuallyShown,
      },
    ])
    const pinned = await change({ pinnedCategories: ['pets', 'nothing', 7, 'pets', 'computers'] })
    expect(pinned.body).toMatchObject({ theme: 'mocha', pinnedCategories: ['pets', 'computers'] })
    await change({ currency: 'EUR' })
    expect(await site.events('PreferencesChanged')).toHaveLength(2)
  })

  it('know when what is recommended was cleared, by the clock of the site', async () => {
    const reply = await ann.patch('/api/user/preferences', { recommendations: { isOn: false, clear: true } })
    const clearedAt = new Date(site.time.now).toISOString()
    expect(reply.body).toMatchObject({ recommendations: { isOn: false, clearedAt } })
  })

  it('know members who are muted by their ids, and answer with their names', async () => {
    await site.join('bob')
    const change = async (muted: object) => (await ann.patch('/api/user/preferences', { muted })).body as Preferences
    expect((await change({ members: ['BOB', 'nobody', 'ann'] })).muted.members).toEqual(['bob'])
    expect((await change({ words: [{ text: 'lego', wholeWord: true }] })).muted).toEqual({
      stores: [],
      words: [{ text: 'lego', wholeWord: true }],
      members: ['bob'],
    })
    const [said] = await site.events('PreferencesChanged')
    expect(said?.data).toMatchObject({ muted: { members: ['bob'] } })
  })

  it('are changed however the address is written that Express takes for the same', async () => {
    const change = async (path: string) => (await ann.patch(path, { theme: 'mocha' })).status
    expect(await change('/API/User/Preferences/')).toBe(200)
    expect(await change('//api/user/preferences')).toBe(404)
    expect((await site.agent.options('/api/user/preferences')).headers['allow']).toBe('GET, HEAD, PATCH')
  })

  it('start with the currency of the country', async () => {
    const answer = await ann.patch('/api/user/preferences', { layout: 'list' }).set('accept-language', 'fr-CA,fr')
    expect(answer.body).toMatchObject({ currency: 'CAD', layout: 'list' })
  })
})

describe('pictures', () => {
  const aName: unknown = expect.stringMatching(/^\/images\/[0-9a-f]{32}-1600\.webp$/)
  const upload = (bytes: Buffer, name = 'a.png') =>
    site.agent.post('/api/images').set('cookie', ann.cookie).attach('image', bytes, name)

  it('are kept in three sizes, as WebP, without what they say about their maker', async () => {
    const answer = await upload(await aPicture(2000, 1000))
    expect([answer.status, answer.body]).toEqual([201, { imageUrl: aName, width: 1600, height: 800 }])
    const { imageUrl } = answer.body as { imageUrl: string }
    const small = await site.agent.get(imageUrl.replace('-1600', '-320'))
    expect([small.status, small.type, small.headers['x-content-type-options']]).toEqual([200, 'image/webp', 'nosniff'])
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await upload(await aPicture(2000, 1000))).body).toEqual(answer.body)
  })

  it('have a square for icons and faces, made when it is first asked for and kept by browsers for ever', async () => {
    const { imageUrl } = (await upload(await aPicture(900, 500))).body as { imageUrl: string }
    const square = imageUrl.replace('-1600', '-112')
    for (const time of ['the first time', 'later']) {
      const { status, type, headers } = await site.agent.get(square)
      expect([time, status, type, headers['cache-control']]).toEqual([
        time,
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ])
      expect(Object.keys(headers)).not.toContain('etag')
    }
    expect((await site.agent.get(`/images/${'0'.repeat(32)}-112.webp`)).status).toBe(404)
  })

  it('are refused by their bytes, size and dimensions', async () => {
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png')).status).toBe(415)
    expect((await upload(await aPicture(199, 300))).status).toBe(422)
    expect((await upload(await aPicture(5001, 300))).status).toBe(422)
    expect((await upload((await aPicture(600, 600)).subarray(0, 300))).status).toBe(422)
    const large = await upload(Buffer.concat([await aPicture(), Buffer.alloc(5 * 1024 * 1024)]))
    expect([large.status, large.body]).toEqual([413, { message: 'Image is larger than 5 MB' }])
    const padded = Buffer.concat([await aPicture(), Buffer.alloc(513 * 1024)])
    const icon = await site.agent.post('/api/images').set('cookie', ann.cookie).attach('icon', padded, 'a.png')
    expect([icon.status, icon.body]).toEqual([413, { message: 'An icon has at most 512 KB' }])
    expect((await site.agent.post('/api/images').set('cookie', ann.cookie).field('x', 'y')).status).toBe(422)
  })

  it.each([
    [127, 0, [422, 'A picture has 128 to 2048 pixels on each side.']],
    [128, 0, [201, undefined]],
    [2048, 0, [201, undefined]],
    [2049, 0, [422, 'A picture has 128 to 2048 pixels on each side.']],
    [200, 2 * 1024 * 1024, [413, 'A profile picture has at most 2 MB']],
  ])('of a member with a side of %i pixels and %i bytes more is answered with %j', async (side, padding, expected) => {
    const file = Buffer.concat([await aPicture(side, side), Buffer.alloc(padding)])
    const answer = await site.agent.post('/api/images').set('cookie', ann.cookie).attach('avatar', file, 'me.png')
    const { message } = answer.body as { message?: string }
    expect([answer.status, message]).toEqual(expected)
  })

  it.each(['/images/../events.db', '/images/%2e%2e/accounts.db', '/images/nothing.webp'])(
    '%s is none',
    async (path) => {
      expect((await site.agent.get(path)).status).toBe(404)
    },
  )
})

describe('drafts', () => {
  const id = '6f1b6a3e-3a55-4c0e-9a51-3b7c1d2e4f60'

  it('are kept per member, ten of them, for 30 days', async () => {
    const saved = await ann.put(`/api/drafts/${id}`, { title: 'Half a ti', price: 5 })
    expect(saved.body).toMatchObject({ id, fields: { title: 'Half a ti', price: 5 } })
    expect((await ann.get('/api/drafts')).body).toMatchObject({ drafts: [{ id }] })
    const bob = await site.join('bob')
    expect((await bob.get(`/api/drafts/${id}`)).status).toBe(404)
    expect((await ann.put('/api/drafts/mine', { title: 'x' })).status).toBe(400)
    for (let nr = 1; nr < 10; nr += 1) {
      expect((await ann.put(`/api/drafts/${id.slice(0, -1)}${nr}`, {})).status).toBe(200)
    }
    expect((await ann.put(`/api/drafts/${id.slice(0, -1)}a`, {})).status).toBe(409)
    expect((await ann.delete(`/api/drafts/${id}`)).status).toBe(200)
    expect((await ann.get(`/api/drafts/${id}`)).status).toBe(404)
    site.time.now += 30 * 86_400_000
    expect((await (await site.signIn('ann')).get('/api/drafts')).body).toEqual({ drafts: [] })
  })
})

describe('the inbox', () => {
  it('marks what is there as seen', async () => {
    expect((await ann.patch('/api/notifications/7-ann-reply/seen')).body).toEqual({ id: '7-ann-reply', seen: true })
    const missing = await ann.patch('/api/notifications/8-ann-reply/seen')
    expect([missing.status, missing.text]).toEqual([404, 'Notification not found'])
    expect((await ann.post('/api/notifications/seen-all')).body).toEqual({ seen: true })
    const types = (await site.events()).map(({ type }) => type)
    expect(types.slice(-2)).toEqual(['NotificationSeen', 'AllNotificationsSeen'])
  })
})

describe('what members say about a deal', () => {
  it('moves the meter, and a report that it is over says the same', async () => {
    const bob = await site.join('bob')
    const postId = await aLivePost(site, ann, aSale())
    const signal = (who: Member, available: boolean) => who.post(`/api/posts/${postId}/availability`, { available })
    const now = new Date(site.time.now).toISOString()
    expect((await signal(bob, true)).body).toEqual({
      confirmed: 1,
      denied: 0,
      lastConfirmedAt: now,
      mayBeOver: false,
    })
    expect((await signal(ann, false)).body).toEqual({
      confirmed: 0,
      denied: 1,
      lastConfirmedAt: null,
      mayBeOver: true,
    })
    expect((await ann.post(`/api/reports/post/${postId}`, { reason: 'expired' })).status).toBe(403)
    expect((await bob.post(`/api/reports/post/${postId}`, { reason: 'boring' })).status).toBe(400)
    const long = { reason: 'other', note: 'x'.repeat(1_001) }
    expect((await bob.post(`/api/reports/post/${postId}`, long)).text).toBe('A note has at most 1000 characters')
    expect((await bob.post(`/api/reports/post/${postId}`, { reason: 'expired' })).body).toEqual({ reported: true })
    expect((await bob.post(`/api/reports/post/${postId}`, { reason: 'spam' })).status).toBe(200)
    expect((await site.events('PostReported')).map(({ data }) => data)).toMatchObject([
      { reason: 'expired', weight: 1 },
    ])
    expect((await site.events('AvailabilityDenied')).map(({ data }) => data)).toMatchObject([
      { weight: 3 },
      { weight: 1 },
    ])
  })
})

describe('stores', () => {
  it('are looked after by staff', async () => {
    const stacy = await site.join('stacy', 'staff')
    const north = {
      slug: 'north-audio',
      name: 'North Audio',
      url: 'https://north-audio.example',
      hosts: ['WWW.North-Audio.example'],
    }
    expect((await ann.post('/api/staff/stores', north)).status).toBe(403)
    const made = await stacy.post('/api/staff/stores', north)
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ hosts: ['north-audio.example'], status: 'active' }),
    ])
    expect((await stacy.post('/api/staff/stores', north)).status).toBe(409)
    expect((await stacy.post('/api/staff/stores', { ...north, slug: 'Bad Slug' })).status).toBe(422)
    const blocked = await stacy.patch('/api/staff/stores/north-audio', { status: 'blocked', reason: 'Sends nothing.' })
    expect(blocked.body).toMatchObject({ name: 'North Audio', status: 'blocked' })
    expect((await stacy.patch('/api/staff/stores/nowhere', { status: 'blocked', reason: 'Gone.' })).status).toBe(404)
    const refused = await ann.post('/api/posts', aSale())
    expect(refused.body).toMatchObject({ fields: { storeSlug: 'This store is blocked' } })
  })
})

describe('letters to the site', () => {
  it('are taken from anybody, three an hour, and never from programs', async () => {
    const bug = { title: 'It is broken', description: 'The page stays white all day.', page: '/', severity: 'annoying' }
    const send = (body: object) => site.agent.post('/api/bug-reports').send(body)
    expect((await send(bug)).body).toEqual({ message: 'Thanks. Reference BR-1001.', reference: 'BR-1001' })
    expect((await send({ ...bug, website: 'http://spam.example' })).body).toEqual({ message: 'Thanks.' })
    expect((await send({ ...bug, severity: 'huge' })).status).toBe(422)
    const letter = { topic: 'press', name: 'Cat', email: 'cat@mail.example', message: 'May I write about your site?' }
    const write = async () => (await site.agent.post('/api/contact').send(letter)).status
    expect([await write(), await write(), await write(), await write()]).toEqual([201, 201, 201, 429])
    site.time.now += 3_600_000
    expect(await write()).toBe(201)
    expect((await site.agent.post('/api/newsletter').send({ email: 'cat@mail.example' })).status).toBe(201)
  })
})

describe('the inner door', () => {
  it('opens for the other processes of the site alone', async () => {
    const postId = await aLivePost(site, ann)
    const expire = { postId, cause: 'schedule', causationId: 'a-reaction' }
    const send = (token: string, name = 'expirePost', body: object = expire) =>
      site.agent.post(`/internal/commands/${name}`).set('x-internal-token', token).send(body)
    const token = site.context.internalToken
    expect((await send('')).status).toBe(404)
    expect((await send(token, 'dropEverything')).status).toBe(404)
    expect((await send(token, 'expirePost', { postId })).status).toBe(400)
    expect((await send(token)).body).toBe('done')
    expect((await send(token)).body).toBe('done')
    expect((await send(token, 'expirePost', { ...expire, causationId: 'another' })).body).toBe('not-needed')
    expect(await site.events('PostExpired')).toHaveLength(1)
  })
})
