import { totpCode, totpStep } from '@deals/accounts'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'
import type { ReadLetter } from './testing/letters-in.ts'

const hour = 3_600_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (secret: string) => {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const site = bothSidesForEach({ now: Date.UTC(2026, 0, 15, 12) })
let ann: Someone
beforeEach(async () => {
  ann = await site.join('ann', { email: 'ann@mail.example' })
})

const letterAbout = async (subject: string): Promise<ReadLetter> => {
  await site.lookAtTheClock()
  const letters = (await site.letters()).filter((letter) => letter.subject === subject)
  if (letters[0] === undefined || letters.length > 1) {
    throw new Error(`there are ${letters.length} letters about "${subject}"`)
  }
  return letters[0]
}
const linkIn = ({ text }: ReadLetter, path: string) => {
  const { pathname, search } = new URL(new RegExp(`http\\S+${path}\\S+`).exec(text)?.[0] ?? '')
  return `${pathname}${search}`
}
const send = (path: string, fields: object = {}) => site.agent.post(path).type('form').send(fields)

describe('a forgotten password', () => {
  it.each(['ANN', 'Ann@Mail.example'])('is replaced by a letter that %s asked for', async (name) => {
    await send('/forgot-password', { name })
    const letter = await letterAbout('Set a new password')
    expect(letter.to).toBe('ann@mail.example')
    expect((await send(linkIn(letter, '/reset-password'), { password: 'a wholly new sentence' })).status).toBe(200)
    const told = await letterAbout('Your password was changed')
    expect([told.to, told.text.includes('These ways to sign in stay')]).toEqual(['ann@mail.example', false])
    expect((await ann.get('/api/user/sessions')).status).toBe(401)
  })

  it('brings no letter to a name that nobody has, or to an address that nobody confirmed', async () => {
    await site.join('bob')
    await site.agent
      .post('/register')
      .type('form')
      .send({ username: 'cat_c', password: 'ten words or so', email: 'c@mail.example' })
    for (const name of ['nobody', 'bob', 'cat_c', 'c@mail.example']) {
      await send('/forgot-password', { name })
    }
    await site.lookAtTheClock()
    expect((await site.letters()).map(({ subject }) => subject)).toEqual(['Please confirm your e-mail address'])
  })

  it('is not replaced by a letter that came too late', async () => {
    await send('/forgot-password', { name: 'ann' })
    site.time.now += hour
    await site.lookAtTheClock()
    expect(await site.letters()).toEqual([])
  })
})

describe('an address', () => {
  it('gets nothing but one question until it is confirmed, then everything', async () => {
    const bob = await site.join('bob')
    await bob.post('/api/user/email', { email: 'bob@mail.example' })
    await bob.patch('/api/user/preferences', { notices: { digest: 'daily', digestTime: 'noon', timeZone: 'UTC' } })
    const letter = await letterAbout('Please confirm your e-mail address')
    expect([letter.to, letter.unsubscribe]).toEqual(['bob@mail.example', null])
    await site.lookAtTheClock()
    expect(await site.letters()).toHaveLength(1)
    expect((await send(linkIn(letter, '/email/confirm'))).status).toBe(200)
    await bob.post('/api/user/email', { email: 'other@mail.example' })
    expect((await letterAbout('Your e-mail address is about to change')).to).toBe('bob@mail.example')
  })
})

describe('a new way to sign in', () => {
  it('is removed by the letter about it, and nobody stays signed in', async () => {
    const started = (await ann.post('/api/user/security/totp')).body as { id: string; secret: string }
    const code = totpCode(bytesOf(started.secret), totpStep(site.time.now))
    expect((await ann.post(`/api/user/security/totp/${started.id}`, { code })).status).toBe(201)
    const letter = await letterAbout('Your account has a new way to sign in')
    expect(letter.to).toBe('ann@mail.example')
    expect((await send(linkIn(letter, '/factor/remove'))).text).toContain('It is removed')
    expect((await ann.get('/api/user/sessions')).status).toBe(401)
    expect((await letterAbout('A way to sign in was removed')).text).toContain('Authenticator')
  })
})

it('a letter about an account comes once, however often it is asked for', async () => {
  await send('/forgot-password', { name: 'ann' })
  await site.lookAtTheClock()
  await site.lookAtTheClock()
  expect(await site.letters()).toHaveLength(1)
})
