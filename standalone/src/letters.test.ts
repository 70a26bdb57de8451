import { beforeFirst } from '@deals/events'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'
import type { ReadLetter } from './testing/letters-in.ts'

const hour = 3_600_000
const day = 24 * hour
/** Noon of a Thursday. */
const now = Date.UTC(2026, 0, 15, 12)
const annsAddress = 'ann@mail.example'

const site = bothSidesForEach({ now })
let ann: Someone
let bob: Someone
beforeEach(async () => {
  ann = await site.join('ann', { email: annsAddress })
  bob = await site.join('bob')
})

const subjects = async () => (await site.letters()).map(({ subject }) => subject).sort()
const onlyLetter = async (): Promise<ReadLetter> => {
  const [letter, ...more] = await site.letters()
  if (letter === undefined || more.length > 0) {
    throw new Error(`there are ${more.length + (letter === undefined ? 0 : 1)} letters`)
  }
  return letter
}
const idIn = ({ status, body }: { status: number; body: unknown }) => {
  expect(status).toBe(201)
  return (body as { id: number }).id
}
const prefers = (notices: object, of = ann) => of.patch('/api/user/preferences', { notices })
const post = async (by = ann, over: object = {}) =>
  idIn(
    await by.post('/api/posts', {
      type: 'discussion',
      title: 'Which headphones last longest?',
      categorySlug: 'techelectronics',
      content: 'Mine break every year. Which ones of yours are still alive?',
      ...over,
    }),
  )
const comment = async (by: Someone, postId: number, parentId: number | null = null) => {
  const depth = parentId === null ? 0 : 1
  return idIn(await by.post('/api/comments', { postId, parentId, depth, content: 'Mine are five years old.' }))
}
/** A link of a letter as the site's own server is asked for it. */
const press = async (url: string | null) => {
  const { pathname, search } = new URL(url ?? '')
  const answer = await site.agent.post(`${pathname}${search}`).type('form').send('List-Unsubscribe=One-Click')
  await site.settled()
  return answer.status
}
const delivered = async () =>
  (await site.codec.decodeAll((await site.log.readAll({ after: beforeFirst, limit: 10_000 })).events)).filter(
    ({ type }) => type === 'NotificationSent',
  )
/** ann posts and comments; bob answers her. */
const answered = async () => {
  const postId = await post()
  const commentId = await comment(ann, postId)
  await comment(bob, postId, commentId)
  return { postId, commentId }
}

describe('a letter about something that happened', () => {
  beforeEach(() => prefers({ email: { replies: true, 'my-posts': false } }))

  it('comes once, says what the site says, and how it is ended', async () => {
    const { postId } = await answered()
    const letter = await onlyLetter()
    expect(letter).toMatchObject({
      to: annsAddress,
      subject: 'bob replied to your comment on “Which headphones last longest?”',
      id: expect.stringMatching(/^<\d+-parent-reply@deals\.example>$/) as string,
    })
    expect(letter.text).toContain(`http://localhost:3000/post/${postId}/comment/`)
    expect(letter.text).toContain('You get this because your settings ask for letters about replies to your comments.')
    expect(letter.text).toContain('http://localhost:3000/account/settings/notifications')
    expect(await delivered()).toMatchObject([{ data: { userId: 'ann', channel: 'email' } }])
  })

  it('does not come again when events are reacted to anew', async () => {
    await answered()
    await site.reactAnew()
    expect(await delivered()).toHaveLength(1)
  })

  it('is folded alike from the beginning', async () => {
    await answered()
    const { now: asIs, anew } = await site.digests()
    expect(asIs['deliveries']).toEqual(expect.any(String))
    expect(anew).toEqual(asIs)
  })

  it('ends with the link in it, for letters of its kind alone', async () => {
    const { postId, commentId } = await answered()
    expect(await press((await onlyLetter()).unsubscribe)).toBe(200)
    await comment(bob, postId, commentId)
    expect(await site.letters()).toHaveLength(1)
    const { body } = await ann.get('/api/user/preferences')
    expect(body).toMatchObject({ notices: { email: { replies: false, 'my-posts': false } } })
  })

  it('does not come to who wants none', async () => {
    await prefers({ email: { replies: false } })
    await answered()
    expect(await site.letters()).toEqual([])
  })

  it('does not come to who has no address', async () => {
    await prefers({ email: { replies: true } }, bob)
    const postId = await post(bob)
    await comment(ann, postId, await comment(bob, postId))
    expect(await site.letters()).toEqual([])
  })

  it('does not come to who has left', async () => {
    const postId = await post()
    const commentId = await comment(ann, postId)
    const left = await ann.delete('/api/user', { currentPassword: await site.passwordOf('ann') })
    expect(left.status).toBe(200)
    await comment(bob, postId, commentId)
    expect(await site.letters()).toEqual([])
  })

  it('comes about a milestone, which is looked for by the clock', async () => {
    await site.lookAtTheClock()
    await prefers({ email: { milestones: true } })
    const postId = await post()
    for (let nr = 0; nr < 10; nr += 1) {
      await (await site.join(`voter_${nr}`)).post(`/api/posts/${postId}/votes`, { value: 1 })
    }
    await site.lookAtTheClock()
    await site.lookAtTheClock()
    expect(await subjects()).toEqual(['Your post “Which headphones last longest?” reached 10 votes'])
  })
})

describe('a letter of an alert', () => {
  const alert = (form: object) =>
    ann.post('/api/deal-alerts', { keywords: { any: ['headphones'] }, types: ['discussion'], ...form })

  it('comes with each match, where the alert says so', async () => {
    await alert({ channels: { email: true } })
    await alert({ keywords: { any: ['last'] }, channels: { email: false } })
    await post(bob)
    expect(await subjects()).toEqual(['New match for “headphones”: “Which headphones last longest?”'])
  })

  it('gathers what is found in a period', async () => {
    await alert({ frequency: 'daily', channels: { email: true } })
    await post(bob)
    const letter = await onlyLetter()
    expect(letter.subject).toBe('Your alert “headphones” found “Which headphones last longest?”')
    expect(letter.text).toContain('You get this because your daily alerts ask for letters')
    expect(await press(letter.unsubscribe)).toBe(200)
    expect((await ann.get('/api/user/preferences')).body).toMatchObject({ notices: { email: { alerts: false } } })
  })

  it('stays away where a digest brings the same', async () => {
    await prefers({ digest: 'daily' })
    await alert({ frequency: 'daily', channels: { email: true } })
    await post(bob)
    expect(await site.letters()).toEqual([])
  })
})

describe('a digest', () => {
  beforeEach(async () => {
    await prefers({ digest: 'daily', digestTime: 'morning', timeZone: 'America/Toronto', email: { 'my-posts': false } })
    await sale()
  })
  /** bob posts a sale that ann likes. */
  const sale = async (title = 'Winter sale at North Audio') => {
    const postId = await post(bob, {
      type: 'sales',
      title,
      subtitle: 'Up to 60% off',
      currency: 'USD',
      storeName: 'North Audio',
      dealUrl: `https://north-audio.example/${title.length}`,
    })
    await ann.post(`/api/posts/${postId}/votes`, { value: 1 })
  }
  const at = async (time: number) => {
    site.time.now = time
    await site.lookAtTheClock()
  }
  const seven = Date.UTC(2026, 0, 16, 12)

  it('comes at its hour, once', async () => {
    await at(seven - 1)
    expect(await site.letters()).toEqual([])
    await at(seven)
    await at(seven + 60_000)
    const letter = await onlyLetter()
    expect(letter.id).toBe('<digest-ann-2026-01-16@deals.example>')
    expect(letter.subject).toBe('Your day on Dealstream: Winter sale at North Audio')
    expect(letter.text).toContain('at North Audio · 1 vote')
    await site.reactAnew()
    await at(seven + hour)
    expect(await delivered()).toHaveLength(1)
  })

  it('comes late on the day when nothing ran at its hour, and not on the next', async () => {
    await at(seven + 10 * hour)
    expect(await subjects()).toHaveLength(1)
    await at(seven + 10 * hour + day)
    expect(await subjects()).toHaveLength(1)
  })

  it('comes late on the next day when nothing ran on the day itself', async () => {
    await at(seven + 23 * hour)
    expect((await onlyLetter()).id).toBe('<digest-ann-2026-01-16@deals.example>')
    await at(seven + 24 * hour)
    expect(await site.letters()).toHaveLength(1)
  })

  it('leaves nothing out for who wants it at another hour from now on', async () => {
    await ann.post('/api/deal-alerts', { keywords: { any: ['ears'] }, frequency: 'daily', channels: { email: true } })
    await at(seven)
    site.time.now = seven + hour
    await sale('Everything for the ears')
    site.time.now = seven + 2 * hour
    await prefers({ digestTime: 'noon', timeZone: 'America/Toronto' })
    await at(seven + 5 * hour)
    expect(await site.letters()).toHaveLength(1)
    await at(seven + 29 * hour)
    const [, letter] = await site.letters()
    expect(letter?.id).toBe('<digest-ann-2026-01-17@deals.example>')
    expect(letter?.text).toContain('What your alerts found')
  })

  it('stays away when there is nothing to tell', async () => {
    await at(seven + 7 * day)
    expect(await site.letters()).toEqual([])
  })

  it('does not come on the day when it was chosen after its hour', async () => {
    site.time.now = seven + hour
    await prefers({ digestTime: 'noon' })
    site.time.now = seven + 6 * hour
    await prefers({ digestTime: 'morning' })
    await at(seven + 6 * hour)
    expect(await site.letters()).toEqual([])
  })

  it('ends with the link in it', async () => {
    await at(seven)
    expect(await press((await onlyLetter()).unsubscribe)).toBe(200)
    await sale('Everything for the ears')
    await at(seven + day)
    expect(await site.letters()).toHaveLength(1)
  })
})

describe('the newsletter', () => {
  const monday = Date.UTC(2026, 0, 19, 12)
  const ask = (email: string) => site.agent.post('/api/newsletter').send({ email })
  const linkIn = (letter: ReadLetter | undefined) =>
    /http\S+\/newsletter\/confirm\S+/.exec(letter?.text ?? '')?.[0] ?? null
  beforeEach(async () => {
    const postId = await post(bob, {
      type: 'sales',
      title: 'Winter sale at North Audio',
      subtitle: 'Up to 60% off',
      currency: 'USD',
      storeName: 'North Audio',
      dealUrl: 'https://north-audio.example/sale',
    })
    await ann.post(`/api/posts/${postId}/votes`, { value: 1 })
  })
  const weekly = async () => (await site.letters()).filter(({ id }) => id.startsWith('<newsletter-'))
  const itsMonday = async () => {
    site.time.now = monday
    await site.lookAtTheClock()
    await site.lookAtTheClock()
  }

  it('comes to who confirmed, and ends with one click', async () => {
    await ask('cat@mail.example')
    await ask('dan@mail.example')
    await site.lookAtTheClock()
    const asking = await site.letters()
    expect(asking.map(({ to, unsubscribe }) => [to, unsubscribe]).sort()).toEqual([
      ['cat@mail.example', null],
      ['dan@mail.example', null],
    ])
    const cats = asking.find(({ to }) => to === 'cat@mail.example')
    expect(await press(linkIn(cats))).toBe(200)
    await itsMonday()
    const [letter, ...more] = await weekly()
    expect([letter?.to, letter?.subject, more]).toEqual([
      'cat@mail.example',
      'The best deals of the week: Winter sale at North Audio',
      [],
    ])
    expect(await press(letter?.unsubscribe ?? null)).toBe(200)
    expect(await press(linkIn(cats))).toBe(404)
  })

  it('is tried out by staff in their own mailbox, as it would be sent now', async () => {
    const stacy = await site.join('stacy', { email: 'stacy@mail.example' })
    await site.tell({ type: 'RoleGranted', data: { userId: 'stacy', role: 'staff' } })
    expect((await stacy.post('/api/staff/newsletter/test', {})).body).toEqual({ to: 'stacy@mail.example' })
    await site.lookAtTheClock()
    expect((await site.letters()).map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      'stacy@mail.example: Test: The best deals of the week: Winter sale at North Audio',
      'stacy@mail.example: You are a member of staff now. See what you can do',
    ])
    expect((await ann.post('/api/staff/newsletter/test', {})).status).toBe(403)
  })

  it('comes to members who want it, to each once', async () => {
    await ann.patch('/api/user/preferences', { emailPreferences: { newsletter: true } })
    await ann.post('/api/newsletter', { email: annsAddress })
    await site.lookAtTheClock()
    const [asking] = await site.letters()
    expect(await press(linkIn(asking))).toBe(200)
    await itsMonday()
    const [letter, ...more] = await weekly()
    expect([letter?.to, more]).toEqual([annsAddress, []])
    expect(await press(letter?.unsubscribe ?? null)).toBe(200)
    expect((await ann.get('/api/user/preferences')).body).toMatchObject({ emailPreferences: { newsletter: false } })
  })
})
