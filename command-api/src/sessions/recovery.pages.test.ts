import { createMailLinks, type TicketUse } from '@deals/accounts'
import { password, smallSiteForEach, type Member } from '../testing/small-site.ts'

const hour = 3_600_000
const day = 24 * hour

const site = smallSiteForEach()
let ann: Member
beforeEach(async () => {
  ann = await site.join('ann')
})

const links = createMailLinks({ masterKey: Buffer.alloc(32, 7), publicUrl: '' })
/** The link of the only letter of its kind, as its reader presses it. */
const linkIn = async (kind: string, does: TicketUse) => {
  const refs = await site.context.accountLetters.due(100)
  const letters = await Promise.all(refs.map((ref) => site.context.accountLetters.get(ref)))
  const at = letters.findLastIndex((letter) => letter?.kind === kind)
  return links.urlFor({ does, userId: refs[at]?.userId ?? '', nonce: letters[at]?.nonce ?? '' })
}
const lettersOf = async (userId: string) =>
  (await site.context.accountLetters.list(userId)).map(({ kind, to }) => [kind, to])
const press = (url: string, fields: object = {}) => site.agent.post(url).type('form').send(fields)
const emailOf = async () => (await ann.get('/api/user/email')).body as object
const setEmail = (email: string | null) => ann.post('/api/user/email', { email })
const confirm = async (email: string) => {
  await setEmail(email)
  await press(await linkIn('confirm-email', 'confirm-email'))
  await takeOver()
}
const takeOver = async () => {
  for (const ref of await site.context.accountLetters.due(100)) {
    await site.context.accountLetters.takenOver(ref)
  }
}

describe('an address', () => {
  it('gets one letter, and holds once it is confirmed', async () => {
    expect((await setEmail('ann@mail.example')).body).toEqual({
      email: null,
      confirmed: false,
      pending: 'ann@mail.example',
    })
    expect(await lettersOf('ann')).toEqual([['confirm-email', 'ann@mail.example']])
    const link = await linkIn('confirm-email', 'confirm-email')
    const page = await site.agent.get(link)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Yes, this address is mine')])
    expect(await emailOf()).toMatchObject({ confirmed: false })
    expect((await press(link)).text).toContain('Your address is confirmed')
    expect(await emailOf()).toEqual({ email: 'ann@mail.example', confirmed: true, pending: null })
    expect((await press(link)).status).toBe(404)
  })

  it('that was given at the registration is asked too', async () => {
    await site.agent.post('/register').type('form').send({ username: 'bob_b', password, email: 'bob@mail.example' })
    const bob = await site.context.accounts.byName('bob_b')
    expect(await lettersOf(bob?.userId ?? '')).toEqual([['confirm-email', 'bob@mail.example']])
  })

  it('stays what it was until the new one is confirmed, and its owner is told at both steps', async () => {
    await confirm('ann@mail.example')
    await setEmail('new@mail.example')
    expect(await emailOf()).toEqual({ email: 'ann@mail.example', confirmed: true, pending: 'new@mail.example' })
    await press(await linkIn('confirm-email', 'confirm-email'))
    expect(await emailOf()).toEqual({ email: 'new@mail.example', confirmed: true, pending: null })
    expect((await lettersOf('ann')).sort()).toEqual([
      ['confirm-email', 'ann@mail.example'],
      ['confirm-email', 'new@mail.example'],
      ['email-change-asked', 'ann@mail.example'],
      ['email-changed', 'ann@mail.example'],
    ])
  })

  it('is asked three times an hour, whoever says that it is theirs', async () => {
    const bob = await site.join('bob')
    const ask = (by: Member, email: string) => by.post('/api/user/email', { email })
    for (const [by, email] of [
      [ann, 'us@mail.example'],
      [bob, 'US@mail.example'],
      [bob, 'us@mail.example'],
    ] as const) {
      expect((await ask(by, email)).status).toBe(200)
    }
    expect((await ask(bob, 'us@mail.example')).status).toBe(429)
    const form = { username: 'cat_c', password, email: 'us@mail.example' }
    expect((await press('/register', form)).status).toBe(303)
    const cat = await site.context.accounts.byName('cat_c')
    expect(await lettersOf(cat?.userId ?? '')).toEqual([])
    site.time.now += hour
    expect((await ask(await site.signIn('bob'), 'us@mail.example')).status).toBe(200)
  })

  it('comes back when the owner of the old one says so within 7 days, and everybody is signed out', async () => {
    await confirm('ann@mail.example')
    await setEmail('thief@mail.example')
    await press(await linkIn('confirm-email', 'confirm-email'))
    const undo = await linkIn('email-changed', 'undo-email')
    site.time.now += 7 * day - 1
    expect((await site.agent.get(undo)).text).toContain('Bring my address back')
    expect((await press(undo)).text).toContain('ann@mail.example')
    expect((await site.context.accounts.byId('ann'))?.email).toBe('ann@mail.example')
    expect((await ann.get('/api/user/email')).status).toBe(401)
  })

  it('comes back by its first owner also where it was changed again, and no later owner takes it from there', async () => {
    await confirm('ann@mail.example')
    const undoOf = async (email: string) => {
      await setEmail(email)
      await press(await linkIn('confirm-email', 'confirm-email'))
      const undo = await linkIn('email-changed', 'undo-email')
      await takeOver()
      return undo
    }
    const [undo, later] = [await undoOf('thief@mail.example'), await undoOf('other@mail.example')]
    expect((await press(undo)).text).toContain('ann@mail.example')
    expect((await press(later)).status).toBe(404)
    expect((await site.context.accounts.byId('ann'))?.email).toBe('ann@mail.example')
  })

  it('is not held by a link that was sent before the password was replaced', async () => {
    await confirm('ann@mail.example')
    await setEmail('thief@mail.example')
    const asked = await linkIn('confirm-email', 'confirm-email')
    const until = site.time.now + hour
    const { nonce } = await site.context.tickets.issue('ann', { does: 'reset-password', until, email: null })
    const reset = links.urlFor({ does: 'reset-password', userId: 'ann', nonce })
    expect((await press(reset, { password: 'a wholly new sentence' })).status).toBe(200)
    expect((await press(asked)).status).toBe(404)
    expect((await site.context.accounts.byId('ann'))?.email).toBe('ann@mail.example')
  })

  it('is not changed when the owner of the old one stops it first', async () => {
    await confirm('ann@mail.example')
    await setEmail('thief@mail.example')
    const asked = await linkIn('confirm-email', 'confirm-email')
    await press(await linkIn('email-change-asked', 'undo-email'))
    expect((await press(asked)).status).toBe(404)
    expect((await site.context.accounts.byId('ann'))?.email).toBe('ann@mail.example')
  })

  it('can be dropped, which its owner is told', async () => {
    await confirm('ann@mail.example')
    expect((await setEmail(null)).body).toEqual({ email: null, confirmed: false, pending: null })
    await press(await linkIn('email-changed', 'undo-email'))
    expect((await site.context.accounts.byId('ann'))?.email).toBe('ann@mail.example')
  })

  it.each(['<a@b.co>', 'a b@c.example', 'a@b', 'a..b@c.example', 'a@b..example', 'a@[127.0.0.1]', 'a@b.co, c@d.co'])(
    'is not %s',
    async (email) => {
      expect((await setEmail(email)).status).toBe(422)
      const form = { username: 'bob_b', password, email }
      expect((await site.agent.post('/register').type('form').send(form)).status).toBe(422)
    },
  )
})

describe('a forgotten password', () => {
  const ask = (name: string) => press('/forgot-password', { name })
  const issue = async () => {
    const until = site.time.now + hour
    const { nonce } = await site.context.tickets.issue('ann', { does: 'reset-password', until, email: null })
    return links.urlFor({ does: 'reset-password', userId: 'ann', nonce })
  }

  it('can be told of from where people sign in', async () => {
    expect((await site.agent.get('/login')).text).toContain('href="/forgot-password"')
    expect((await site.agent.get('/forgot-password')).text).toContain('Username or e-mail')
  })

  it('is answered the same for a name that exists, one that does not, and an address', async () => {
    const answers = [await ask('ann'), await ask('nobody'), await ask('ann@mail.example')]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await site.context.resetRequests.list(10)).map(({ name }) => name).sort()).toEqual([
      ...['ann', 'ann@mail.example', 'nobody'],
    ])
  })

  it('is asked for three times an hour, of one name and by one address', async () => {
    for (const name of ['a1', 'a2', 'a3']) {
      await ask(name)
    }
    expect((await ask('a4')).status).toBe(429)
    site.time.now += hour
    expect((await ask('a4')).status).toBe(200)
  })

  it('is replaced by the link of a letter, once, and ends all sessions', async () => {
    const link = await issue()
    expect((await site.agent.get(link)).text).toContain('Choose a new password')
    expect((await press(link, { password: 'short' })).status).toBe(422)
    expect((await press(link, { password: 'a wholly new sentence' })).text).toContain('Your password is changed')
    expect((await ann.get('/api/user/email')).status).toBe(401)
    expect((await press(link, { password: 'another new sentence' })).status).toBe(404)
    const logIn = (word: string) => press('/login', { username: 'ann', password: word })
    expect((await logIn('a wholly new sentence')).status).toBe(303)
  })

  it.each<[how: string, change: () => Promise<unknown>]>([
    ['changed', () => confirm('new@mail.example')],
    ['dropped', () => setEmail(null)],
  ])('is not replaced by a link in a mailbox that was %s since', async (_how, change) => {
    await confirm('ann@mail.example')
    const link = await issue()
    await change()
    expect((await press(link, { password: 'a wholly new sentence' })).status).toBe(404)
  })

  it('is counted as one name however its letters are written', async () => {
    const typed = ['ann', 'ANN', 'ａnn', 'aｎn']
    const answers: number[] = []
    for (const name of typed) {
      answers.push((await ask(name)).status)
    }
    expect(answers).toEqual([200, 200, 200, 429])
  })

  it('is told to the confirmed address', async () => {
    await confirm('ann@mail.example')
    await press(await issue(), { password: 'a wholly new sentence' })
    expect(await lettersOf('ann')).toContainEqual(['password-changed', 'ann@mail.example'])
  })

  it('is not replaced after an hour, by a link that was made up, or by one for something else', async () => {
    const link = await issue()
    site.time.now += hour
    const { nonce } = await site.context.tickets.issue('ann', {
      does: 'undo-email',
      until: site.time.now + day,
      email: 'a@b.example',
    })
    const foreign = links.urlFor({ does: 'undo-email', userId: 'ann', nonce }).replace('/email/undo', '/reset-password')
    for (const url of [link, foreign, '/reset-password', '/reset-password?token=abc']) {
      expect([
        (await site.agent.get(url)).status,
        (await press(url, { password: 'a wholly new sentence' })).status,
      ]).toEqual([404, 404])
    }
  })
})

describe('what only the member may do', () => {
  it('asks again who it is ten minutes after the last time', async () => {
    site.time.now += 600_000
    const asked = await setEmail('ann@mail.example')
    expect([asked.status, asked.body]).toEqual([403, { message: 'Please show again that it is you.', proof: 'needed' }])
    expect((await ann.post('/api/user/export')).status).toBe(403)
    expect((await ann.post('/api/user/proof', { currentPassword: 'not the password' })).status).toBe(403)
    expect((await ann.post('/api/user/export')).status).toBe(403)
  })

  it('is done once they showed it', async () => {
    const made = await site.agent.post('/register').type('form').send({ username: 'bob_b', password })
    const cookie = [made.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('session=')) ?? ''
    const call = (path: string, body: object) =>
      site.agent
        .post(path)
        .set('cookie', cookie.split(';')[0] ?? '')
        .send(body)
    site.time.now += 600_000
    expect((await call('/api/user/export', {})).status).toBe(403)
    expect((await call('/api/user/proof', { currentPassword: password })).body).toEqual({ proven: true })
    expect((await call('/api/user/export', {})).status).toBe(200)
  })
})
