import type { Response } from 'supertest'
import { totpCode, totpStep } from '@deals/accounts'
import { madePasskey } from '../testing/made-passkey.ts'
import { bodyOf, password, smallSiteForEach } from '../testing/small-site.ts'

const site = smallSiteForEach()

const cookiesOf = ({ headers }: Response) =>
  [headers['set-cookie'] ?? []].flat().map((cookie: string) => cookie.split(';')[0] ?? '')
const cookieIn = (response: Response, name: string) =>
  cookiesOf(response).find((one) => one.startsWith(`${name}=`)) ?? ''
const form = (path: string, fields: object, cookie = '') =>
  site.agent.post(path).type('form').set('cookie', cookie).send(fields)
const logIn = (fields: object = {}, cookie = '') => form('/login', { username: 'ann_b', password, ...fields }, cookie)
const call = (cookie: string) => ({
  get: (path: string) => site.agent.get(path).set('cookie', cookie),
  post: (path: string, body?: object) => site.agent.post(path).set('cookie', cookie).send(body),
  patch: (path: string, body: object) => site.agent.patch(path).set('cookie', cookie).send(body),
  delete: (path: string) => site.agent.delete(path).set('cookie', cookie),
})

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const codeOf = (secret: string) => {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return totpCode(bytes, totpStep(site.time.now))
}
const lettersOf = async (username: string) => {
  const account = await site.context.accounts.byName(username)
  return (await site.context.accountLetters.list(account?.userId ?? '')).map(({ kind }) => kind)
}

describe('an account with an authenticator', () => {
  let session: string
  let secret: string
  let recoveryCodes: string[]
  beforeEach(async () => {
    session = cookieIn(await form('/register', { username: 'ann_b', password }), 'session')
    const ann = await site.context.accounts.byName('ann_b')
    await site.context.accounts.save({
      ...(ann ?? { userId: '', username: '', usernameKey: '', passwordHash: '', createdAt: 0 }),
      email: 'ann@mail.example',
      emailConfirmedAt: site.time.now,
    })
    const started = bodyOf(await call(session).post('/api/user/security/totp'))
    secret = String(started['secret'])
    expect(started['url']).toBe(`otpauth://totp/Dealstream%3Aann_b?secret=${secret}&issuer=Dealstream`)
    const confirm = (code: string) => call(session).post(`/api/user/security/totp/${String(started['id'])}`, { code })
    expect((await confirm('12345')).status).toBe(422)
    const confirmed = await confirm(codeOf(secret))
    expect(confirmed.status).toBe(201)
    recoveryCodes = bodyOf(confirmed)['recoveryCodes'] as string[]
    site.time.now += 30_000
  })

  const halfway = async () => {
    const answer = await logIn({ next: '/popular' })
    expect([answer.status, answer.headers['location']]).toEqual([303, '/login/code?next=%2Fpopular'])
    expect(cookieIn(answer, 'session')).toBe('')
    return cookieIn(answer, 'half-signed-in')
  }
  const show = (code: string, cookie: string) => form('/login/code', { code, next: '/popular' }, cookie)

  it('asks for its code after the password, each code once', async () => {
    const cookie = await halfway()
    expect((await site.agent.get('/login/code').set('cookie', cookie)).text).toContain(
      'Six digits of your authenticator',
    )
    const code = codeOf(secret)
    const opened = await show(code, cookie)
    expect([opened.status, opened.headers['location']]).toEqual([303, '/popular'])
    expect((await call(cookieIn(opened, 'session')).get('/api/user/sessions')).status).toBe(200)
    expect((await show(code, await halfway())).status).toBe(422)
  })

  it('takes a recovery code instead, once, and tells of it', async () => {
    const [code = ''] = recoveryCodes
    expect((await show(code, await halfway())).status).toBe(303)
    expect((await show(code, await halfway())).status).toBe(422)
    expect(bodyOf(await call(session).get('/api/user/security'))).toMatchObject({ recoveryCodesLeft: 9 })
    expect(await lettersOf('ann_b')).toEqual(expect.arrayContaining(['factor-added', 'recovery-code-used']))
  })

  it('is not guessed: five wrong codes, then a while nothing', async () => {
    site.time.now += 15 * 60_000
    const cookie = await halfway()
    for (let nr = 0; nr < 5; nr += 1) {
      expect((await show(`00000${nr}`, cookie)).status).toBe(422)
    }
    expect((await show(codeOf(secret), cookie)).status).toBe(429)
    site.time.now += 15 * 60_000
    expect((await show(codeOf(secret), await halfway())).status).toBe(303)
  })

  it('does not open by the password alone, by an old step, or by one that was made up', async () => {
    const cookie = await halfway()
    expect((await call(cookie.replace('half-signed-in', 'session')).get('/api/user/sessions')).status).toBe(401)
    expect((await show(codeOf(secret), `${cookie}x`)).status).toBe(401)
    expect((await show(codeOf(secret), 'half-signed-in=a.99999999999999.b')).status).toBe(401)
    site.time.now += 10 * 60_000
    expect((await show(codeOf(secret), cookie)).status).toBe(401)
  })

  it('names it anew and removes it, which asks who it is', async () => {
    const [factor] = bodyOf(await call(session).get('/api/user/security'))['factors'] as { id: string }[]
    const path = `/api/user/security/factors/${factor?.id}`
    expect((await call(session).patch(path, { name: 'My phone' })).body).toMatchObject({ name: 'My phone' })
    site.time.now += 600_000
    expect((await call(session).delete(path)).status).toBe(403)
    await call(session).post('/api/user/proof', { currentPassword: password })
    expect((await call(session).delete(path)).status).toBe(200)
    expect((await call(session).delete(path)).status).toBe(404)
    expect((await logIn()).headers['location']).toBe('/')
    expect(await lettersOf('ann_b')).toContain('factor-removed')
  })

  it('shows by its code, too, who it is', async () => {
    site.time.now += 600_000
    const prove = (code: string) => call(session).post('/api/user/proof', { code })
    expect((await call(session).post('/api/user/export')).status).toBe(403)
    expect((await prove('000000')).status).toBe(403)
    expect((await prove(recoveryCodes[0] ?? '')).status).toBe(403)
    expect((await prove(codeOf(secret))).status).toBe(200)
    expect((await call(session).post('/api/user/export')).status).toBe(200)
  })

  it('gets new recovery codes that make the old ones worthless', async () => {
    const renewed = await call(session).post('/api/user/security/recovery-codes')
    expect(bodyOf(renewed)['recoveryCodes']).toHaveLength(10)
    expect((await show(recoveryCodes[0] ?? '', await halfway())).status).toBe(422)
  })
})

describe('signing out everywhere', () => {
  it('also ends the sign-in whose password is being looked at, and that which waits for a code', async () => {
    await form('/register', { username: 'ann_b', password })
    const { factors, sessions, accounts } = site.context
    const userId = (await accounts.byName('ann_b'))?.userId ?? ''
    const asked = jest.spyOn(factors, 'isAsked').mockImplementationOnce(async () => {
      await sessions.revokeAll(userId)
      return false
    })
    const answer = await logIn()
    expect(answer.text).toContain('Everybody was signed out of this account just now.')
    expect([answer.status, cookieIn(answer, 'session'), await sessions.list(userId)]).toEqual([401, '', []])
    asked.mockImplementationOnce(async () => true)
    const halfway = cookieIn(await logIn(), 'half-signed-in')
    expect((await site.agent.get('/login/code').set('cookie', halfway)).status).toBe(200)
    await sessions.revokeAll(userId)
    expect((await site.agent.get('/login/code').set('cookie', halfway)).status).not.toBe(200)
    expect(cookieIn(await logIn(), 'session')).not.toBe('')
  })
})

describe('a passkey', () => {
  it('that nobody added opens nothing', async () => {
    for (const credential of ['', '{', '{}', JSON.stringify({ id: 'a', rawId: 'a', type: 'public-key' })]) {
      const answer = await form('/login/passkey', { credential })
      expect([answer.status, cookieIn(answer, 'session')]).toEqual([401, ''])
    }
  })

  it('is asked for what this site alone can have asked, once', async () => {
    const { challenges } = site.context
    const shown = (text: string) => Buffer.from(text).toString('base64url')
    const made = challenges.make('show')
    expect(await challenges.take('make ann', shown(made))).toBe(false)
    expect(await challenges.take('show', shown(`${made}x`))).toBe(false)
    expect([await challenges.take('show', shown(made)), await challenges.take('show', shown(made))]).toEqual([
      true,
      false,
    ])
    const late = challenges.make('show')
    site.time.now += 10 * 60_000
    expect(await challenges.take('show', shown(late))).toBe(false)
  })

  describe('of a member', () => {
    const laptop = madePasskey('laptop of ann')
    let userId: string
    beforeEach(async () => {
      await form('/register', { username: 'ann_b', password })
      userId = (await site.context.accounts.byName('ann_b'))?.userId ?? ''
      await site.context.factors.addPasskey(userId, 'My laptop', laptop.passkey)
    })
    const show = async (counter: number) => {
      const challenge = Buffer.from(site.context.challenges.make('show')).toString('base64url')
      const shown = laptop.show(challenge, { origin: 'http://localhost:3000', counter })
      return (await form('/login/passkey', { credential: JSON.stringify(shown) })).status
    }

    it('that two show at once with one count lets one of them in: it is there twice', async () => {
      expect((await Promise.all([show(5), show(5), show(5)])).sort()).toEqual([303, 401, 401])
      expect([await show(5), await show(6)]).toEqual([401, 303])
    })

    it('lets nobody in who removed it while it is looked at', async () => {
      const { factors } = site.context
      const used = factors.usedPasskey
      jest.spyOn(factors, 'usedPasskey').mockImplementationOnce(async (owned, counter) => {
        await factors.remove(userId, owned.factor.id)
        return used(owned, counter)
      })
      expect(await show(5)).toBe(401)
    })
  })

  it('that a browser did not make is not kept', async () => {
    const cookie = cookieIn(await form('/register', { username: 'ann_b', password }), 'session')
    const options = bodyOf(await call(cookie).post('/api/user/security/passkey-options'))
    expect(options).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { residentKey: 'required' } })
    const response = { clientDataJSON: 'e30', attestationObject: 'oA' }
    const credential = { id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {}, response }
    const kept = await call(cookie).post('/api/user/security/passkeys', { name: 'Laptop', credential })
    expect(kept.status).toBe(422)
  })
})

describe('sign-ins', () => {
  it('are told to the member, and all of them to owners alone', async () => {
    const cookie = cookieIn(await form('/register', { username: 'ann_b', password }), 'session')
    site.time.now += 1
    await logIn({ password: 'not the password' })
    site.time.now += 1
    await logIn()
    const { signIns } = bodyOf(await call(cookie).get('/api/user/sign-ins')) as { signIns: object[] }
    expect(signIns).toMatchObject([
      { method: 'password', outcome: 'signed-in' },
      { method: 'password', outcome: 'refused', label: 'Unknown device' },
      { method: 'registration', outcome: 'signed-in' },
    ])
    expect((await call(cookie).get('/api/staff/sign-ins')).status).toBe(403)
    const olive = await site.join('olive', 'owner')
    expect(bodyOf(await olive.get('/api/staff/sign-ins'))).toMatchObject({
      signIns: [{ username: 'ann_b' }, { username: 'ann_b' }, { username: 'ann_b' }],
    })
  })

  it('on a device that was not known are told by a letter', async () => {
    const registered = await form('/register', { username: 'ann_b', password })
    const ann = await site.context.accounts.byName('ann_b')
    await site.context.accounts.save({
      ...(ann ?? { userId: '', username: '', usernameKey: '', passwordHash: '', createdAt: 0 }),
      email: 'ann@mail.example',
      emailConfirmedAt: site.time.now,
    })
    await logIn({}, cookieIn(registered, 'device'))
    expect(await lettersOf('ann_b')).toEqual([])
    await logIn()
    expect(await lettersOf('ann_b')).toEqual(['new-device'])
  })

  it('of people with a role end when nobody used them for 12 hours', async () => {
    await form('/register', { username: 'ann_b', password })
    await site.commands.grantRole({ username: 'ann_b', role: 'moderator' })
    const cookie = cookieIn(await logIn(), 'session')
    site.time.now += 12 * 3_600_000 - 1
    expect((await call(cookie).get('/api/user/sessions')).status).toBe(200)
    site.time.now += 12 * 3_600_000
    expect((await call(cookie).get('/api/user/sessions')).status).toBe(401)
  })
})
