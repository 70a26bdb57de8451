import { createMailLinks, totpCode, totpStep } from '@deals/accounts'
import { madePasskey } from '../testing/made-passkey.ts'
import { bodyOf, smallSiteForEach, type Member } from '../testing/small-site.ts'

const hour = 3_600_000
const day = 24 * hour
const newPassword = 'a wholly new sentence'

const site = smallSiteForEach()
let ann: Member
beforeEach(async () => {
  ann = await site.join('ann')
  await hold('ann@mail.example')
})

const links = createMailLinks({ masterKey: Buffer.alloc(32, 7), publicUrl: '' })
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const codeOf = (secret: string) => {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return totpCode(bytes, totpStep(site.time.now))
}
const press = (url: string, fields: object = {}) => site.agent.post(url).type('form').send(fields)
const hold = (email: string) =>
  site.context.accounts.change('ann', (now) => ({ ...now, email, emailConfirmedAt: site.time.now }))

/** An authenticator is added in the site; the link is the one that its letter carries. */
const added = async (by = ann) => {
  const started = bodyOf(await by.post('/api/user/security/totp'))
  const [id, code] = [String(started['id']), codeOf(String(started['secret']))]
  expect((await by.post(`/api/user/security/totp/${id}`, { code })).status).toBe(201)
  return { id, link: await lastLink('factor-added', 'remove-factor') }
}
const lastLink = async (kind: string, does: 'remove-factor' | 'confirm-email' | 'undo-email') => {
  const refs = await site.context.accountLetters.due(100)
  const letters = await Promise.all(refs.map((ref) => site.context.accountLetters.get(ref)))
  const nonce = letters.findLast((letter) => letter?.kind === kind)?.nonce ?? ''
  await Promise.all(refs.map((ref) => site.context.accountLetters.takenOver(ref)))
  return links.urlFor({ does, userId: 'ann', nonce })
}
const replacePassword = async () => {
  const { nonce } = await site.context.tickets.issue('ann', {
    does: 'reset-password',
    until: site.time.now + hour,
    email: null,
  })
  const link = links.urlFor({ does: 'reset-password', userId: 'ann', nonce })
  expect((await press(link, { password: newPassword })).status).toBe(200)
}
const ways = async () => (await site.context.factors.list('ann')).map(({ name }) => name)
const leadsTo = async () => (await press('/login', { username: 'ann', password: newPassword })).headers['location']

describe('an owner whom somebody else’s authenticator locks out', () => {
  it('gets in by the link of the letter about it and a new password', async () => {
    const { link } = await added()
    await replacePassword()
    expect(await leadsTo()).toBe('/login/code')
    const page = await site.agent.get(link)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Remove the new way to sign in?')])
    expect(await leadsTo()).toBe('/login/code')
    const done = await press(link)
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('href="/forgot-password"')])
    expect(done.text).toContain('Authenticator')
    expect(await leadsTo()).toBe('/')
  })

  it('ends all sessions by it, and who was asked for a code begins anew', async () => {
    const { link } = await added()
    const round = await site.context.sessions.round('ann')
    await press(link)
    expect((await ann.get('/api/user/security')).status).toBe(401)
    expect(await site.context.sessions.round('ann')).toBeGreaterThan(round)
  })

  it('is told that it is gone, and recovery codes go with the last one', async () => {
    const { link } = await added()
    await press(link)
    const told = (await site.context.accountLetters.list('ann')).map(({ kind, about }) => [kind, about])
    expect(told).toContainEqual(['factor-removed', 'Authenticator'])
    expect(await site.context.factors.codes.left('ann')).toBe(0)
  })
})

describe('the link of a letter about a new way to sign in', () => {
  const answers = async (link: string) => [(await site.agent.get(link)).status, (await press(link)).status]
  const dead = [404, 404]

  it('removes that one alone: what was there before is still asked', async () => {
    await site.context.factors.addPasskey('ann', 'My laptop', madePasskey('laptop').passkey)
    const { link } = await added()
    await press(link)
    expect(await ways()).toEqual(['My laptop'])
    await replacePassword()
    expect(await leadsTo()).toBe('/login/code')
  })

  it('stays beside the link for another one', async () => {
    const [first, second] = [await added(), await added()]
    await press(first.link)
    expect(await ways()).toEqual(['Authenticator'])
    await press(second.link)
    expect(await ways()).toEqual([])
  })

  it.each([
    [7 * day - 1, []],
    [7 * day, ['Authenticator']],
  ])('after %d ms leaves %j', async (ms, left) => {
    const { link } = await added()
    site.time.now += ms
    await press(link)
    expect(await ways()).toEqual(left)
  })

  it('does nothing by a form of another browser', async () => {
    const { link } = await added()
    expect((await press(link, { token: 'made up' })).status).toBe(403)
    expect(await ways()).toEqual(['Authenticator'])
    expect((await ann.get('/api/user/security')).status).toBe(200)
  })

  it('is used once, also by two at once', async () => {
    const { link } = await added()
    const statuses = (await Promise.all([press(link), press(link), press(link)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 404, 404])
    const again = await site.signIn('ann')
    expect(await answers(link)).toEqual(dead)
    expect((await again.get('/api/user/security')).status).toBe(200)
  })

  it('ends with what it would remove', async () => {
    const { id, link } = await added()
    await ann.delete(`/api/user/security/factors/${id}`)
    expect(await site.context.tickets.list('ann')).toEqual([])
    expect(await answers(link)).toEqual(dead)
  })

  it('outlives a new password and a new name of the factor, whoever gave them', async () => {
    const { id, link } = await added()
    await ann.patch(`/api/user/security/factors/${id}`, { name: 'My phone' })
    await replacePassword()
    expect((await press(link)).text).toContain('My phone')
  })

  it('does nothing for another purpose, and no other ticket does this', async () => {
    const { link } = await added()
    expect(await answers(link.replace('/factor/remove', '/reset-password'))).toEqual(dead)
    const until = site.time.now + hour
    const { nonce } = await site.context.tickets.issue('ann', { does: 'reset-password', until, email: null })
    expect(await answers(links.urlFor({ does: 'remove-factor', userId: 'ann', nonce }))).toEqual(dead)
    expect(await answers('/factor/remove?token=abc')).toEqual(dead)
    expect(await ways()).toEqual(['Authenticator'])
  })

  it('is in no letter where no address is confirmed', async () => {
    await site.context.accounts.change('ann', ({ email: _, emailConfirmedAt: _at, ...rest }) => rest)
    await added()
    expect(await site.context.tickets.list('ann')).toEqual([])
  })

  describe('and the address', () => {
    const ask = async (email: string) => {
      await ann.post('/api/user/email', { email })
      const [confirm, undo] = [
        await site.context.accountLetters.list('ann'),
        await lastLink('email-change-asked', 'undo-email'),
      ]
      return { undo, nonce: confirm.find(({ kind, to }) => kind === 'confirm-email' && to === email)?.nonce ?? '' }
    }
    const move = async (email: string) => {
      const { nonce } = await ask(email)
      await press(links.urlFor({ does: 'confirm-email', userId: 'ann', nonce }))
      return lastLink('email-changed', 'undo-email')
    }

    it('that the account has left removes nothing, also once it came back', async () => {
      const { link } = await added()
      const undo = await move('new@mail.example')
      expect(await answers(link)).toEqual(dead)
      expect((await press(undo)).status).toBe(200)
      expect(await answers(link)).toEqual(dead)
      expect(await ways()).toEqual(['Authenticator'])
    })

    it('that was dropped removes nothing', async () => {
      const { link } = await added()
      await ann.post('/api/user/email', { email: null })
      expect(await answers(link)).toEqual(dead)
      await hold('ann@mail.example')
      expect(await answers(link)).toEqual(dead)
    })

    it('whose change was only asked for, or stopped, still does', async () => {
      const { link } = await added()
      const { undo } = await ask('thief@mail.example')
      expect((await press(undo)).status).toBe(200)
      await press(link)
      expect(await ways()).toEqual([])
    })

    it('that another one replaced since it was read removes nothing', async () => {
      const { link } = await added()
      await hold('new@mail.example')
      expect(await answers(link)).toEqual(dead)
    })
  })

  it('works for an account that was closed, and dies with it', async () => {
    const [{ link }, second] = [await added(), await added()]
    expect((await ann.delete('/api/user', { posts: 'keep' })).status).toBe(200)
    await press(link)
    expect(await ways()).toEqual(['Authenticator'])
    await site.context.accounts.change('ann', (now) => ({ ...now, closing: { posts: 'keep', until: site.time.now } }))
    await site.system.eraseUser({ userId: 'ann', causationId: 'clock' })
    expect(await answers(second.link)).toEqual(dead)
  })

  it('tells no export which address it went to: that one is there already', async () => {
    await added()
    expect(bodyOf(await ann.post('/api/user/export'))).toMatchObject({ pendingAddresses: [] })
  })
})
