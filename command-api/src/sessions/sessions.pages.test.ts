import { createHash } from 'node:crypto'
import type { Response } from 'supertest'
import { beforeFirst } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { pageScript } from '../platform/page-script.ts'
import { password, smallSite, smallSiteForEach } from '../testing/small-site.ts'
import { knownDevice } from './known-device.ts'
import { logInCommands } from './log-in.commands.ts'

const site = smallSiteForEach()

const setCookies = ({ headers }: Response): string[] => [headers['set-cookie'] ?? []].flat()
const cookieIn = (response: Response, name: string) =>
  setCookies(response).find((cookie) => cookie.startsWith(`${name}=`))
const pairOf = (cookie: string | undefined) => (cookie ?? '').split(';')[0] ?? ''
const form = (path: string, fields: object, headers: Record<string, string> = {}) =>
  site.agent.post(path).type('form').set(headers).send(fields)
const register = (fields: object = {}) => form('/register', { username: 'ann_b', password, ...fields })

describe('registering', () => {
  it('makes an account, signs in, and goes where the visitor came from', async () => {
    const answer = await register({ next: '/post/7?a=1#comments-section' })
    expect([answer.status, answer.headers['location']]).toEqual([303, '/post/7?a=1#comments-section'])
    expect(cookieIn(answer, 'session')).toContain('HttpOnly')
    expect(cookieIn(answer, 'session')).toContain('SameSite=Lax')
    expect(cookieIn(answer, 'session')).not.toContain('Secure')
    expect(cookieIn(answer, 'min-position')).toContain(
      `min-position=${answer.headers['x-position']}.${answer.headers['x-log']}`,
    )
    const cookie = pairOf(cookieIn(answer, 'session'))
    expect((await site.agent.get('/api/user/sessions').set('cookie', cookie)).status).toBe(200)
  })

  it('has the next page greet the new member, and nobody who signs in after them', async () => {
    const answer = await register()
    expect(cookieIn(answer, 'welcome')).toMatch(/^welcome=1; Path=\/; Max-Age=3600; SameSite=Lax$/)
    const left = await form('/logout', {}, { cookie: pairOf(cookieIn(answer, 'session')) })
    expect(cookieIn(left, 'welcome')).toContain('welcome=; Path=/; Max-Age=0')
    const back = await form('/login', { username: 'ann_b', password })
    expect([back.status, cookieIn(back, 'welcome')]).toEqual([303, undefined])
    const refused = await register({ username: 'ann_b' })
    expect([refused.status, cookieIn(refused, 'welcome')]).toEqual([409, undefined])
  })

  it('says when to come again where nothing can be saved', async () => {
    jest.spyOn(site.context.log, 'append').mockRejectedValue(new Unavailable('gone'))
    const answer = await register()
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  })

  it('seals the name, and keeps it out of the names of streams', async () => {
    await register()
    const { events } = await site.context.log.readAll({ after: beforeFirst, limit: 100 })
    expect(events.map(({ type }) => type)).toEqual(['UsernameClaimed', 'UserRegistered'])
    expect(JSON.stringify(events)).not.toMatch(/ann_b/i)
    expect((await site.events('UserRegistered'))[0]?.data).toMatchObject({ username: 'ann_b' })
  })

  it.each([
    [{ username: 'an' }, 'A username has 3 to 20 letters, digits and underscores'],
    [{ username: 'ann b' }, 'A username has 3 to 20 letters, digits and underscores'],
    [{ username: 'Admin' }, 'This name is kept for the site itself'],
    [{ password: 'short' }, 'A password has at least 10 characters'],
    [{ password: 'password123' }, 'This password is among the first that others would try'],
    [{ email: 'nobody' }, 'Enter an e-mail address, or leave it empty'],
  ])('says what is wrong with %j', async (fields, message) => {
    const answer = await register(fields)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(message)
    expect(answer.text).toContain('role="alert"')
    expect(answer.text).not.toContain(password)
    expect(await site.events()).toEqual([])
  })

  it('gives a name once, however it is written', async () => {
    await register()
    const second = await register({ username: 'Ann_B' })
    expect([second.status, second.text.includes('This username is taken')]).toEqual([409, true])
    const both = await Promise.all([register({ username: 'Twice' }), register({ username: 'twice' })])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409])
  })

  it('frees the name when the account cannot be kept', async () => {
    jest.spyOn(site.context.accounts, 'save').mockResolvedValueOnce(false)
    expect((await register()).status).toBe(409)
    expect((await site.events()).map(({ type }) => type)).toEqual(['UsernameClaimed', 'UsernameReleased'])
    expect((await register()).status).toBe(303)
  })

  it('frees a name whose registration broke off', async () => {
    jest.spyOn(site.context.accounts, 'save').mockRejectedValueOnce(new Error('crash'))
    expect((await register()).status).toBe(500)
    expect((await register()).status).toBe(409)
    site.time.now += 60_001
    expect((await register()).status).toBe(303)
  })

  it('is slowed down per address, by accounts and not by mistakes', async () => {
    for (const username of ['one_1', 'two_2', 'three_3']) {
      expect((await register({ username: 'x' })).status).toBe(422)
      expect((await register({ username })).status).toBe(303)
    }
    const fourth = await register({ username: 'four_4' })
    expect([fourth.status, fourth.headers['retry-after']]).toEqual([429, '3600'])
  })

  it('is tried a hundred times an hour by one address', async () => {
    const given = new Map<number, number>()
    for (let nr = 0; nr < 105; nr += 1) {
      const { status } = await register({ username: 'x' })
      given.set(status, (given.get(status) ?? 0) + 1)
    }
    expect([...given]).toEqual([
      [422, 100],
      [429, 5],
    ])
  })
})

describe('signing in', () => {
  beforeEach(() => register())
  const logIn = (fields: object = {}) => form('/login', { username: 'ANN_b', password, ...fields })

  it('opens a session', async () => {
    const answer = await logIn({ next: '/bookmarks' })
    expect([answer.status, answer.headers['location']]).toEqual([303, '/bookmarks'])
    expect(cookieIn(answer, 'session')).toBeDefined()
  })

  it('says the same for a wrong name and a wrong password', async () => {
    const [name, word] = await Promise.all([logIn({ username: 'nobody' }), logIn({ password: 'a wrong password' })])
    expect([name.status, word.status]).toEqual([401, 401])
    const said = ({ text }: Response) => /<h2>([^<]+)/.exec(text)?.[1]
    expect([said(name), said(word)]).toEqual(Array(2).fill('The username or the password is not right.'))
  })

  it('stops after five tries, for 15 minutes, for the right password too', async () => {
    for (let nr = 0; nr < 5; nr += 1) {
      expect((await logIn({ password: `wrong password ${nr}` })).status).toBe(401)
    }
    expect((await logIn()).status).toBe(429)
    site.time.now += 15 * 60_000
    expect((await logIn()).status).toBe(303)
  })

  it('lets a device in that signed in before, whatever strangers try', async () => {
    const device = pairOf(cookieIn(await logIn(), 'device'))
    for (let nr = 0; nr < 5; nr += 1) {
      await logIn({ password: `wrong password ${nr}` })
    }
    const fromDevice = (fields: object, cookie = device) =>
      form('/login', { username: 'ann_b', password, ...fields }, { cookie })
    expect((await logIn()).status).toBe(429)
    expect((await fromDevice({})).status).toBe(303)
    for (let nr = 0; nr < 5; nr += 1) {
      expect((await fromDevice({ password: `wrong password ${nr}` })).status).toBe(401)
    }
    expect((await fromDevice({})).status).toBe(429)
    expect((await fromDevice({}, `${device}x`)).status).toBe(429)
    expect((await fromDevice({}, device.replace(/.$/, device.endsWith('A') ? 'B' : 'A'))).status).toBe(429)
  })

  it('keeps several members of one device known, and nobody by an old password', async () => {
    await register({ username: 'bob_b' })
    const first = pairOf(cookieIn(await logIn(), 'device'))
    const both = pairOf(cookieIn(await form('/login', { username: 'bob_b', password }, { cookie: first }), 'device'))
    expect(both.split('.')).toHaveLength(3)
    const account = await site.context.accounts.byName('ann_b')
    const secret = site.context.secretFor('devices')
    const held = both.slice('device='.length)
    const known = (passwordHash: string) => knownDevice(secret, held, { userId: account?.userId ?? '', passwordHash })
    expect(known(account?.passwordHash ?? '')).toBe(held.split('.')[0])
    expect(known('the hash of a new password')).toBeNull()
  })

  it('bounds what all addresses together try on one account', async () => {
    const { logIn: command } = logInCommands(site.context)
    const tries = (from: number, most: number) =>
      Promise.all(
        Array.from({ length: most }, (_, nr) =>
          command({ username: 'ann_b', password: 'wrong', address: `203.0.113.${from + nr}`, label: 'a test' }),
        ),
      )
    const answers = await tries(0, 40)
    const refused = answers.map((answer) => ('refused' in answer ? answer.refused : 'let in'))
    expect(refused.filter((why) => why === 'not-signed-in')).toHaveLength(30)
    expect(refused.filter((why) => why === 'too-often')).toHaveLength(10)
  })

  it('counts every way of writing one name as that name', async () => {
    const letters = [...'ann_b']
    const wide = letters.map((letter, at) =>
      letters.toSpliced(at, 1, String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    )
    for (const username of wide.map((name) => name.join(''))) {
      expect((await logIn({ username, password: 'a wrong password' })).status).toBe(401)
    }
    expect((await logIn()).status).toBe(429)
  })

  it('stops after twenty tries of one address', async () => {
    for (let nr = 0; nr < 20; nr += 1) {
      expect((await logIn({ username: `name_${nr}` })).status).toBe(401)
    }
    expect((await logIn({ username: 'name_20' })).status).toBe(429)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/login',
  ])('goes home and not to %s', async (next) => {
    expect((await logIn({ next })).headers['location']).toBe('/')
  })

  it('ends the session that the browser had: of the same member, who is told as before, and of another one', async () => {
    const asked = (cookie: string) => site.agent.get('/api/user/sessions').set('cookie', cookie)
    const here = pairOf(cookieIn(await register({ username: 'bob' }), 'session'))
    const userId = (await site.context.accounts.byName('bob'))?.userId ?? ''
    const [{ id } = { id: '' }] = await site.context.sessions.list(userId)
    const device = { endpoint: 'https://web.push.apple.com/here', p256dh: 'p', auth: 'a', addedAt: site.time.now }
    await site.context.pushDevices.keep(userId, id, device)
    const elsewhere = pairOf(cookieIn(await form('/login', { username: 'bob', password }), 'session'))
    const again = pairOf(cookieIn(await form('/login', { username: 'bob', password }, { cookie: here }), 'session'))
    expect([(await asked(here)).status, (await asked(again)).status]).toEqual([401, 200])
    expect(await site.context.pushDevices.list(userId)).toMatchObject([device])
    await form('/login', { username: 'ann_b', password }, { cookie: again })
    expect([(await asked(again)).status, (await asked(elsewhere)).status]).toEqual([401, 200])
    expect(await site.context.pushDevices.list(userId)).toEqual([])
  })

  it('refuses a form of another site, and one with a wrong token', async () => {
    expect((await form('/login', { username: 'ann_b', password }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const page = await site.agent.get('/login')
    const cookie = pairOf(cookieIn(page, 'form'))
    const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const send = (sent: string, held: string) =>
      form('/login', { username: 'ann_b', password, token: sent }, { cookie: held })
    expect((await send('made up', cookie)).status).toBe(403)
    expect((await send(token, 'form=another')).status).toBe(403)
    expect((await send(token, cookie)).status).toBe(303)
  })

  it('takes forms and nothing else', async () => {
    expect((await site.agent.post('/login').send({ username: 'ann_b', password })).status).toBe(415)
  })

  it('opens sessions for https alone where the site has it', async () => {
    const secure = smallSite({ publicUrl: 'https://deals.example' })
    const send = { username: 'ann_b', password }
    const answer = await secure.agent.post('/register').type('form').send(send)
    expect(cookieIn(answer, 'session')).toContain('Secure')
    secure.close()
  })
})

describe('logging out', () => {
  it('ends the session at once, everywhere', async () => {
    const cookie = pairOf(cookieIn(await register(), 'session'))
    const sessions = () => site.agent.get('/api/user/sessions').set('cookie', cookie)
    expect((await sessions()).status).toBe(200)
    const answer = await form('/logout', {}, { cookie })
    expect([answer.status, cookieIn(answer, 'session')]).toEqual([303, expect.stringContaining('Max-Age=0')])
    expect((await sessions()).status).toBe(401)
  })

  it('does nothing by a link', async () => {
    const cookie = pairOf(cookieIn(await register(), 'session'))
    const page = await site.agent.get('/logout').set('cookie', cookie)
    expect([page.status, page.text.includes('<button type="submit">Log out</button>')]).toEqual([200, true])
    expect((await site.agent.get('/api/user/sessions').set('cookie', cookie)).status).toBe(200)
  })
})

describe('the pages', () => {
  it.each(['/login', '/register', '/logout'])('%s stand alone and allow nothing else', async (path) => {
    const page = await site.agent.get(`${path}?next=%2Fpost%2F7`)
    expect([page.status, page.type]).toEqual([200, 'text/html'])
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
    expect(page.headers['x-frame-options']).toBe('DENY')
    expect(page.text.match(/<script/g) ?? []).toHaveLength(path === '/logout' ? 0 : 1)
    const [, script = pageScript] = /<script type="module">([^]*?)<\/script>/.exec(page.text) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`)
    expect(page.text).toContain('name="next" value="/post/7"')
  })

  it.each([
    ['mocha', 'dark'],
    ['latte', 'light'],
  ])('follow the theme %s', async (theme, look) => {
    expect((await site.agent.get('/login').set('cookie', `theme=${theme}`)).text).toContain(
      `<html lang="en" class="${look}">`,
    )
  })

  it('write nothing that was sent to them as markup', async () => {
    const page = await form('/login', { username: '"><script>alert(1)</script>', password: 'x', next: '/"><i>' })
    expect(page.text).not.toContain('<script>')
    expect(page.text).not.toContain('<i>')
  })
})
