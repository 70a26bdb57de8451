import { confirmableFor, type MailClaim } from '@deals/accounts'
import { Unavailable } from '@deals/storage'
import { smallSiteForEach } from '../testing/small-site.ts'

const site = smallSiteForEach()

/** The address of a link without the site's own origin. */
const linkTo = (claim: MailClaim) => site.context.links.urlFor(claim).replace(site.context.publicUrl, '')
const press = (path: string, headers: Record<string, string> = {}) =>
  site.agent.post(path).set(headers).type('form').send('List-Unsubscribe=One-Click')
const lastChoice = async () => (await site.events('PreferencesChanged')).at(-1)?.data

describe('a link that ends letters', () => {
  beforeEach(() => site.join('ann'))

  it.each<[string, MailClaim, object]>([
    [
      'letters about replies to your comments',
      { does: 'stop-notices', userId: 'ann', type: 'replies' },
      { notices: { email: { replies: false } } },
    ],
    ['the digest', { does: 'stop-digest', userId: 'ann' }, { notices: { digest: 'off' } }],
    ['the newsletter', { does: 'stop-newsletter', userId: 'ann' }, { emailPreferences: { newsletter: false } }],
  ])('asks first, and then ends %s', async (words, claim, choice) => {
    const ann = await site.signIn('ann')
    await ann.patch('/api/user/preferences', {
      notices: { digest: 'daily', email: { replies: true } },
      emailPreferences: { newsletter: true },
    })
    const before = await lastChoice()
    const asked = await site.agent.get(linkTo(claim))
    expect([asked.status, asked.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(asked.text).toContain(`Do you want no more of this: ${words}?`)
    expect(asked.text).toContain('<button type="submit">Unsubscribe</button>')
    expect(await lastChoice()).toEqual(before)
    const done = await press(linkTo(claim))
    expect(done.status).toBe(200)
    expect(done.text).toContain(`We do not send you ${words} any more.`)
    expect(await lastChoice()).toMatchObject({ userId: 'ann', ...choice })
  })

  it('works with one click of a mailbox, from anywhere and without a session', async () => {
    const claim: MailClaim = { does: 'stop-digest', userId: 'ann' }
    const ann = await site.signIn('ann')
    await ann.patch('/api/user/preferences', { notices: { digest: 'weekly' } })
    const answer = await press(linkTo(claim), { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' })
    expect(answer.status).toBe(200)
    expect(await lastChoice()).toMatchObject({ notices: { digest: 'off' } })
  })

  it('says when to press again where nothing can be saved', async () => {
    await (await site.signIn('ann')).patch('/api/user/preferences', { notices: { digest: 'weekly' } })
    jest.spyOn(site.context.log, 'append').mockRejectedValue(new Unavailable('gone'))
    const answer = await press(linkTo({ does: 'stop-digest', userId: 'ann' }))
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
  })

  it('can be pressed again', async () => {
    const link = linkTo({ does: 'stop-notices', userId: 'ann', type: 'alerts' })
    expect([(await press(link)).status, (await press(link)).status]).toEqual([200, 200])
    expect(await site.events('PreferencesChanged')).toHaveLength(1)
  })

  it('writes nothing about somebody who has left', async () => {
    await site.context.accounts.remove('ann')
    expect((await press(linkTo({ does: 'stop-notices', userId: 'ann', type: 'alerts' }))).status).toBe(200)
    expect(await site.events('PreferencesChanged')).toEqual([])
  })

  it.each(['/unsubscribe', '/unsubscribe?token=', '/unsubscribe?token=made-up', '/unsubscribe?token=a&token=b'])(
    '%s does nothing',
    async (path) => {
      const answers = [await site.agent.get(path), await press(path)]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
      expect(answers[0]?.text).toContain('This link does not work')
    },
  )

  it('does nothing on another page than its own', async () => {
    const link = linkTo({ does: 'stop-digest', userId: 'ann' }).replace('/unsubscribe', '/newsletter/confirm')
    expect((await press(link)).status).toBe(404)
  })
})

describe('the newsletter', () => {
  const ask = (email: string) => site.agent.post('/api/newsletter').send({ email })
  const subscriptionOf = async () => (await site.context.subscriptions.list('', 10))[0]
  const confirmLink = async () => {
    const { id = '', askedAt = 0 } = (await subscriptionOf()) ?? {}
    return linkTo({ does: 'confirm', subscription: id, until: askedAt + confirmableFor })
  }

  it('is confirmed by a button behind a link, not by following it', async () => {
    await ask('ann@mail.example')
    const link = await confirmLink()
    expect((await site.agent.get(link)).text).toContain('<button type="submit">Yes, send it to me</button>')
    expect((await subscriptionOf())?.state).toBe('asked')
    expect((await press(link)).text).toContain('You are subscribed')
    expect((await subscriptionOf())?.state).toBe('confirmed')
  })

  it('says the same to an address that it knows', async () => {
    const first = await ask('ann@mail.example')
    await press(await confirmLink())
    const second = await ask('ann@mail.example')
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect((await subscriptionOf())?.state).toBe('confirmed')
  })

  it('cannot be confirmed after a week', async () => {
    await ask('ann@mail.example')
    const link = await confirmLink()
    site.time.now += confirmableFor
    expect([(await site.agent.get(link)).status, (await press(link)).status]).toEqual([404, 404])
    expect((await subscriptionOf())?.state).toBe('asked')
  })

  it('ends with the address forgotten', async () => {
    await ask('ann@mail.example')
    const { id = '' } = (await subscriptionOf()) ?? {}
    const link = linkTo({ does: 'unsubscribe', subscription: id })
    expect((await press(link)).text).toContain('We do not send you the newsletter any more.')
    expect(await subscriptionOf()).toBeUndefined()
    expect((await press(link)).status).toBe(200)
  })

  it('answers a form that a program filled in as any other, and keeps nothing', async () => {
    expect((await site.agent.post('/api/newsletter').send({ email: 'a@b.example', website: 'x' })).status).toBe(201)
    expect(await subscriptionOf()).toBeUndefined()
    expect((await ask('no address')).status).toBe(422)
  })
})

it('pages of letters allow nothing but themselves, and write nothing that was sent to them as markup', async () => {
  const page = await site.agent.get('/unsubscribe?token="><script>alert(1)</script>')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.text).not.toContain('<script')
})
