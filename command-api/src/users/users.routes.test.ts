import { hashPassword } from '@deals/accounts'
import { aDiscussion, aLivePost, bodyOf, password, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach({ trust: { new_one: 0 } })
let ann: Member
let hash: string
beforeAll(async () => {
  hash = await hashPassword(password)
})
beforeEach(async () => {
  ann = await site.join('ann')
  const account = await site.context.accounts.byId('ann')
  await site.context.accounts.save({
    ...(account ?? { userId: '', username: '', usernameKey: '', createdAt: 0 }),
    passwordHash: hash,
  })
})

describe('the profile', () => {
  it('changes field by field', async () => {
    expect((await ann.patch('/api/user/profile', { bio: 'Deals since 2009', location: 'Oslo' })).body).toEqual({
      username: 'ann',
      nextNameChangeAt: null,
      bio: 'Deals since 2009',
      location: 'Oslo',
      avatar: null,
    })
    expect((await ann.patch('/api/user/profile', { bio: null })).body).toMatchObject({ bio: null, location: 'Oslo' })
    expect(await site.events('ProfileChanged')).toHaveLength(2)
  })

  it('has limits', async () => {
    expect((await ann.patch('/api/user/profile', { bio: 'x'.repeat(301) })).status).toBe(422)
    expect((await ann.patch('/api/user/profile', { avatar: '/images/none.webp' })).status).toBe(422)
    const newOne = await site.join('new_one')
    expect((await newOne.patch('/api/user/profile', { bio: 'see https://me.example' })).status).toBe(422)
    expect((await newOne.patch('/api/user/profile', { bio: 'see _www.me.example' })).status).toBe(422)
  })
})

const setCookies = (headers: Record<string, string | string[] | undefined>) => [headers['set-cookie'] ?? []].flat()

describe('the password', () => {
  const change = (currentPassword: string, newPassword: string) =>
    ann.post('/api/user/password', { currentPassword, newPassword })

  it('changes with the old one, and ends all other sessions', async () => {
    const other = await site.signIn('ann')
    expect((await change('a wrong password', 'another good sentence')).status).toBe(403)
    expect((await change(password, 'short')).status).toBe(422)
    const changed = await change(password, 'another good sentence')
    expect([changed.status, changed.body]).toEqual([200, { changed: true }])
    expect((await other.get('/api/user/sessions')).status).toBe(401)
    const signIn = (word: string) => site.agent.post('/login').type('form').send({ username: 'ann', password: word })
    expect([(await signIn(password)).status, (await signIn('another good sentence')).status]).toEqual([401, 303])
  })

  it('gives the browser that changed it another token, and whoever copied the old one is out', async () => {
    const [{ id } = { id: '' }] = await site.context.sessions.list('ann')
    const device = { endpoint: 'https://web.push.apple.com/here', p256dh: 'p', auth: 'a', addedAt: site.time.now }
    await site.context.pushDevices.keep('ann', id, device)
    const { headers } = await change(password, 'another good sentence')
    const [cookie = ''] = setCookies(headers)
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/)
    expect((await ann.get('/api/user/sessions')).status).toBe(401)
    expect((await site.agent.get('/api/user/sessions').set('cookie', cookie)).status).toBe(200)
    expect(await site.context.pushDevices.list('ann')).toMatchObject([device])
  })

  it('is told by a letter that names the ways to sign in that stay', async () => {
    const { accounts, accountLetters, factors } = site.context
    await accounts.change('ann', (now) => ({ ...now, email: 'ann@mail.example', emailConfirmedAt: site.time.now }))
    await factors.addPasskey('ann', 'My laptop', { credentialId: 'key', publicKey: 'k', counter: 0, transports: [] })
    await change(password, 'another good sentence')
    expect(await accountLetters.list('ann')).toMatchObject([{ kind: 'password-changed', about: 'My laptop' }])
  })

  it('tells the new token once: a repeat under the same key does not', async () => {
    const key = { 'idempotency-key': 'once-and-again' }
    const send = (cookie: string) =>
      site.agent
        .post('/api/user/password')
        .set({ cookie, ...key })
        .send({ currentPassword: password, newPassword: 'another good sentence' })
    const [cookie = ''] = setCookies((await send(ann.cookie)).headers)
    const again = await send(cookie)
    expect([again.status, again.headers['set-cookie']]).toEqual([200, undefined])
    expect(JSON.stringify(await site.context.tables.table('answers').list('', 10))).not.toContain(cookie.slice(8, 51))
  })

  it('is changed once by two who prove the same old one', async () => {
    const answers = await Promise.all(
      ['one good sentence', 'another good sentence'].map((next) => change(password, next)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  it('cannot be guessed here either', async () => {
    for (let nr = 0; nr < 5; nr += 1) {
      expect((await change(`a wrong password ${nr}`, 'another good sentence')).status).toBe(403)
    }
    expect((await change(password, 'another good sentence')).status).toBe(429)
  })
})

describe('the e-mail address', () => {
  it('is kept with the account and never in the log', async () => {
    const send = (email: string | null) => ann.post('/api/user/email', { currentPassword: password, email })
    expect((await ann.get('/api/user/email')).body).toEqual({ email: null, confirmed: false, pending: null })
    expect((await send('ann@mail.example')).body).toMatchObject({ pending: 'ann@mail.example' })
    expect((await send('ann')).status).toBe(422)
    expect(JSON.stringify(await site.events())).not.toContain('mail.example')
    expect((await send(null)).body).toEqual({ email: null, confirmed: false, pending: null })
  })
})

describe('sessions', () => {
  it('are listed and ended one by one or all but this', async () => {
    const phone = await site.signIn('ann')
    await site.signIn('ann')
    const { sessions } = (await ann.get('/api/user/sessions')).body as { sessions: { id: string; current: boolean }[] }
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, false, true])
    const other = sessions.find(({ current }) => !current)?.id ?? ''
    const bob = await site.join('bob')
    expect((await bob.delete(`/api/user/sessions/${other}`)).status).toBe(404)
    expect((await ann.delete(`/api/user/sessions/${other}`)).status).toBe(200)
    expect((await ann.delete('/api/user/sessions')).status).toBe(200)
    expect((await phone.get('/api/user/sessions')).status).toBe(401)
    expect(((await ann.get('/api/user/sessions')).body as { sessions: object[] }).sessions).toHaveLength(1)
  })
})

describe('leaving', () => {
  const leave = (body: object = { currentPassword: password }) => ann.delete('/api/user', body)
  const erase = () => site.system.eraseUser({ userId: 'ann', causationId: 'a clock' })
  const fortnight = 14 * 86_400_000

  it('hides and signs out at once, and erases 14 days later', async () => {
    const postId = await aLivePost(site, ann, aDiscussion())
    const feed = await site.context.feedKeys.renew('ann')
    expect((await leave({ currentPassword: 'a wrong password' })).status).toBe(403)
    expect((await leave()).body).toEqual({
      closed: true,
      eraseAt: new Date(site.time.now + fortnight).toISOString(),
    })
    expect((await ann.get('/api/user/sessions')).status).toBe(401)
    expect(await site.context.feedKeys.find(feed)).toBeNull()
    site.time.now += fortnight - 1
    expect(await erase()).toBe('not-needed')
    site.time.now += 1
    expect([await erase(), await erase()]).toEqual(['done', 'not-needed'])
    const [submitted] = await site.events('PostSubmitted')
    expect(submitted?.data).toMatchObject({ postId, title: '[removed]', content: '[removed]' })
    expect((await site.events('UserRegistered'))[0]?.data).toMatchObject({ username: '[removed]' })
    expect(await site.events('PostDeleted')).toMatchObject([{ data: { postId, cause: 'erased' } }])
    expect(await site.commands.registerUser({ username: 'ann', password })).toMatchObject({
      answer: { username: 'ann' },
    })
  })

  it('keeps the posts for nobody where that was chosen', async () => {
    const postId = await aLivePost(site, ann, aDiscussion())
    await leave({ currentPassword: password, posts: 'keep' })
    site.time.now += fortnight
    await erase()
    const { title, content } = aDiscussion()
    expect(await site.events('PostKept')).toMatchObject([{ data: { postId, title, content } }])
    const mo = await site.join('mo', 'moderator')
    const removal = { status: 'deleted', reason: 'nobody is left to ask' }
    expect((await mo.patch(`/api/moderation/posts/${postId}/status`, removal)).status).toBe(200)
  })

  it('is taken back by signing in', async () => {
    await leave()
    expect(await site.commands.registerUser({ username: 'ann', password })).toMatchObject({ refused: 'conflict' })
    const back = await site.agent.post('/login').type('form').send({ username: 'ann', password, next: '/bookmarks' })
    expect([back.status, back.headers['location']]).toEqual([303, '/account/leaving?next=%2Fbookmarks'])
    const place = `min-position=${back.headers['x-position']}.${back.headers['x-log']}`
    const cookies = [back.headers['set-cookie']].flat().join()
    expect([cookies.includes(place), cookies.includes('welcome=; Path=/; Max-Age=0')]).toEqual([true, true])
    const again = await site.agent
      .post('/login')
      .type('form')
      .send({ username: 'ann', password, next: '/account/leaving?until=2026-12-12&posts=keep' })
    expect([again.status, again.headers['location'], again.headers['x-position']]).toEqual([303, '/', undefined])
    site.time.now += fortnight
    expect(await erase()).toBe('not-needed')
    expect((await (await site.signIn('ann')).get('/api/user/sessions')).status).toBe(200)
  })

  it('leads to the end also where the process ended right after the word was taken', async () => {
    jest.spyOn(site.context.accounts, 'change').mockRejectedValueOnce(new Error('the process ended'))
    expect((await leave()).status).toBe(500)
    expect(await site.system.noteClosing({ userId: 'ann', causationId: 'the word' })).toBe('done')
    expect(await site.system.noteClosing({ userId: 'ann', causationId: 'the word' })).toBe('not-needed')
    site.time.now += fortnight
    expect(await erase()).toBe('done')
  })

  it('is over once the erasure has begun: nobody signs in to half an account', async () => {
    await leave()
    site.time.now += fortnight
    const { sealer } = site.context
    const signIn = () => site.agent.post('/login').type('form').send({ username: 'ann', password })
    const destroy = jest.spyOn(sealer, 'destroy').mockImplementationOnce(async () => {
      expect((await signIn()).status).toBe(401)
      throw new Error('the process ended')
    })
    await expect(erase()).rejects.toThrow('the process ended')
    expect([destroy.mock.calls.length, (await signIn()).status, await erase()]).toEqual([1, 401, 'done'])
  })

  it('erases nobody who is back by the log, whatever is noted with the account', async () => {
    await leave()
    const account = await site.context.accounts.byId('ann')
    await site.agent.post('/login').type('form').send({ username: 'ann', password })
    await site.context.accounts.change('ann', (now) => ({
      ...now,
      ...(account?.closing && { closing: account.closing }),
    }))
    site.time.now += fortnight
    expect(await erase()).toBe('not-needed')
    expect((await site.context.accounts.byId('ann'))?.closing).toBeUndefined()
    expect(await site.events('UserErased')).toEqual([])
  })

  it('begins again where it was broken off', async () => {
    await aLivePost(site, ann, aDiscussion())
    await leave()
    site.time.now += fortnight
    jest.spyOn(site.context.accounts, 'remove').mockRejectedValueOnce(new Error('the process ended'))
    await expect(erase()).rejects.toThrow('the process ended')
    expect([await erase(), await erase()]).toEqual(['done', 'not-needed'])
    expect(await site.events('UserErased')).toHaveLength(1)
    expect(await site.events('PostDeleted')).toHaveLength(1)
  })

  it('is not for owners', async () => {
    await site.commands.grantRole({ username: 'ann', role: 'owner' })
    expect((await ann.delete('/api/user', { currentPassword: password })).status).toBe(409)
  })

  it('can be prepared with an export of everything', async () => {
    const postId = await aLivePost(site, ann)
    const bob = await site.join('bob')
    await bob.post(`/api/posts/${postId}/votes`, { value: 1 })
    await ann.patch('/api/user/preferences', { muted: { words: [{ text: 'kettles', wholeWord: true }] } })
    const body = bodyOf(await ann.post('/api/user/export'))
    expect(body).toMatchObject({ account: { username: 'ann' }, sessions: [{ label: 'a test' }] })
    expect(JSON.stringify(body)).toContain('Which headphones last longest?')
    expect(JSON.stringify(body)).toContain('"wholeWords":"kettles"')
    expect(JSON.stringify(body)).not.toContain(hash)
    expect(JSON.stringify(body)).not.toContain('"VoteCast"')
  })
  it('can be prepared with an export of what their alerts look for and found', async () => {
    const bob = await site.join('bob')
    const made = bodyOf(await bob.post('/api/deal-alerts', { keywords: { any: ['lego'] } }))
    const alertId = String(made['id'])
    await bob.delete(
      `/api/deal-alerts/${String(bodyOf(await bob.post('/api/deal-alerts', { categories: ['other'] }))['id'])}`,
    )
    const found = { alertId, postId: 7, price: 1999, currency: 'USD', why: ['keyword'] } as const
    await site.system.matchAlert({ ...found, why: ['keyword'], causationId: 'c' })
    const at = new Date(site.time.now).toISOString()
    expect(bodyOf(await bob.post('/api/user/export'))).toMatchObject({
      alerts: [{ ...made, matches: 1, lastMatchAt: at }],
      matches: [{ ...found, price: 19.99, at }],
    })
  })
})

describe('roles', () => {
  it('are granted and revoked by owners', async () => {
    const olive = await site.join('olive', 'owner')
    const set = (who: Member, body: object, name = 'ann') => who.patch(`/api/staff/users/${name}/roles`, body)
    expect((await set(olive, { isModerator: true })).body).toMatchObject({ username: 'ann', isModerator: true })
    expect((await set(olive, { isModerator: false, isStaff: true })).body).toMatchObject({
      isModerator: false,
      isStaff: true,
    })
    expect((await set(ann, { isOwner: true })).status).toBe(403)
    expect((await set(olive, { isOwner: false }, 'olive')).status).toBe(409)
    expect((await set(olive, { isKing: true })).status).toBe(422)
    expect((await set(olive, { isStaff: true }, 'nobody')).status).toBe(404)
  })
})

describe('a suspension', () => {
  it('is for moderators, of members below them, and ends', async () => {
    const mo = await site.join('mo', 'moderator')
    await site.join('sue', 'superUser')
    const until = new Date(site.time.now + 3_600_000).toISOString()
    const suspend = (who: Member, name: string, body: object = {}) =>
      who.post(`/api/staff/users/${name}/suspension`, { until, restricts: ['vote'], reason: 'rude', ...body })
    expect((await suspend(ann, 'mo')).status).toBe(403)
    expect((await suspend(mo, 'sue')).status).toBe(403)
    expect((await suspend(mo, 'ann', { reason: '' })).status).toBe(422)
    expect((await suspend(mo, 'ann', { until: new Date(0).toISOString() })).status).toBe(422)
    expect((await suspend(mo, 'ann')).body).toEqual({ username: 'ann', until, restricts: ['vote'] })
    const postId = await aLivePost(site, ann)
    const vote = () => ann.post(`/api/posts/${postId}/votes`, { value: 1 })
    expect((await vote()).status).toBe(403)
    expect((await suspend(mo, 'ann', { until: null })).body).toEqual({ username: 'ann', until: null, restricts: [] })
    expect((await vote()).status).toBe(200)
  })

  it.each([
    ['vote', 'signal', (id: number) => ann.post(`/api/posts/${id}/availability`, { available: false })],
    ['vote', 'report', (id: number) => ann.post(`/api/reports/post/${id}`, { reason: 'spam' })],
    ['post', 'start a score', (id: number) => ann.post(`/api/posts/${id}/score`)],
    ['comment', 'change the profile', () => ann.patch('/api/user/profile', { bio: 'Deals since 2009' })],
  ] as const)('from %s keeps a member from it: they may not %s', async (restriction, _what, act) => {
    const bob = await site.join('bob')
    const postId = await aLivePost(site, bob, aDiscussion())
    const mo = await site.join('mo', 'moderator')
    const until = new Date(site.time.now + 3_600_000).toISOString()
    await mo.post('/api/staff/users/ann/suspension', { until, restricts: [restriction], reason: 'rude' })
    expect((await act(postId)).status).toBe(403)
    site.time.now += 3_600_000
    expect((await act(postId)).status).not.toBe(403)
  })
})
