import { alertView, beforeFirst } from '@deals/events'
import { Unavailable } from '@deals/storage'
import { aLivePost, aSale, bodyOf, noon, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

let isAway: boolean
const site = smallSiteForEach({
  between: ({ alertsOf, ...others }) => ({
    ...others,
    alertsOf: (asked) => (isAway ? Promise.reject(new Unavailable('locked')) : alertsOf(asked)),
  }),
})
let bob: Member
beforeEach(async () => {
  isAway = false
  await aLivePost(site, await site.join('ann'), aSale())
  bob = await site.join('bob')
})

const create = (form: object, member = bob) => member.post('/api/deal-alerts', form)
const idOf = async (form: object) => String(bodyOf(await create(form))['id'])
const found = async (alertId: string, postId = 7) =>
  site.system.matchAlert({ causationId: 'c', alertId, postId, price: 100, currency: 'USD', why: ['keyword'] })

describe('POST /api/deal-alerts', () => {
  it('answers the alert, with what was left out', async () => {
    const answer = await create({ keywords: { any: [' "noise cancelling" '] }, priceMax: 49.99 })
    expect(answer.status).toBe(201)
    expect(alertView.parse(answer.body)).toMatchObject({
      name: 'noise cancelling',
      types: ['product', 'sales'],
      currency: 'both',
      priceMin: null,
      priceMax: 49.99,
      active: true,
      snoozedUntil: null,
      matches: 0,
      createdAt: new Date(noon).toISOString(),
      match: 'all',
      keywords: { any: ['"noise cancelling"'], all: [], none: [] },
    })
  })

  it.each([
    [{ categories: ['Tech & Electronics'] }, 'Tech & Electronics'],
    [{ subCategories: ['headphonesearbuds'] }, 'Headphones & Earbuds'],
    [{ stores: ['north-audio'] }, 'North Audio'],
    [{ name: 'Ears', stores: ['north-audio'] }, 'Ears'],
  ])('calls an alert for %j %s', async (form, name) => {
    expect((await create(form)).body).toMatchObject({ name })
  })

  it('makes one alert of a call that comes again', async () => {
    const again = () =>
      site.agent
        .post('/api/deal-alerts')
        .set('cookie', bob.cookie)
        .set('idempotency-key', 'the-same-one')
        .send({ stores: ['north-audio'] })
    const [first, second] = [await again(), await again()]
    expect([first.status, second.body]).toEqual([201, first.body])
    expect(await site.events('DealAlertCreated')).toHaveLength(1)
  })

  it.each<[string, object, string[]]>([
    ['nothing to look for', { priceMax: 10, keywords: { none: ['used'] } }, []],
    ['a keyword of signs', { keywords: { any: ['!?'] } }, ['keywords']],
    ['a keyword too short', { keywords: { any: ['x'] } }, ['keywords.any.0']],
    ['unknown places', { categories: ['nowhere'], subCategories: ['no'] }, ['categories', 'subCategories']],
    ['an unknown store', { stores: ['acme'] }, ['stores']],
    ['a store that cannot be', { stores: ['../..'] }, ['stores']],
    ['prices the wrong way round', { keywords: { any: ['lego'] }, priceMin: 2, priceMax: 1 }, ['priceMax']],
    [
      'a push notice of what gathers',
      { keywords: { any: ['lego'] }, frequency: 'daily', channels: { push: true } },
      ['channels'],
    ],
    ['a name of which nothing is seen', { keywords: { any: ['lego'] }, name: '\u200b\u2060' }, ['name']],
    ['a vote step that is none', { keywords: { any: ['lego'] }, minVotes: 7 }, ['minVotes']],
    ['a field that is none', { keywords: { any: ['lego'] }, colour: 'red' }, ['colour']],
  ])('refuses %s', async (_what, form, fields) => {
    const answer = await create(form)
    expect([answer.status, wrongFields(answer)]).toEqual([422, fields])
  })

  it.each([100, -1, 0.5])('says which discount an alert may ask for: not %s', async (minDiscount) => {
    const answer = await create({ keywords: { any: ['lego'] }, minDiscount })
    expect(answer.body).toMatchObject({ fields: { minDiscount: 'A discount is 0 to 99 percent' } })
  })

  it('says what an alert needs', async () => {
    expect(bodyOf(await create({}))['message']).toBe('An alert needs a keyword, a category or a store')
  })

  it('names the alert that the member has already', async () => {
    const id = await idOf({ keywords: { any: ['lego', 'duplo'] } })
    const twin = await create({ name: 'Bricks', keywords: { any: ['Duplo', 'LEGO'] } })
    expect([twin.status, twin.body]).toEqual([409, { id, message: 'You already have this alert: “lego”' }])
  })

  it('is for members', async () => {
    expect((await site.agent.post('/api/deal-alerts').send({})).status).toBe(401)
  })

  it('keeps nothing readable in the log', async () => {
    await create({ name: 'Secret', keywords: { any: ['hearing aid'] } })
    const { events } = await site.context.log.readAll({ after: beforeFirst, limit: 1_000 })
    expect(JSON.stringify(events)).not.toMatch(/Secret|hearing/)
  })
})

describe('PATCH /api/deal-alerts/{id}', () => {
  it('changes what is said and keeps the rest', async () => {
    const id = await idOf({ keywords: { any: ['lego'], none: ['used'] }, priceMin: 5 })
    const changed = await bob.patch(`/api/deal-alerts/${id}`, {
      keywords: { any: ['duplo'] },
      priceMax: 9.5,
      snooze: '1d',
    })
    expect([changed.status, changed.body]).toMatchObject([
      200,
      {
        keywords: { any: ['duplo'], all: [], none: ['used'] },
        priceMin: 5,
        priceMax: 9.5,
        active: false,
        snoozedUntil: new Date(noon + 86_400_000).toISOString(),
      },
    ])
    expect((await bob.patch(`/api/deal-alerts/${id}`, { priceMax: 4 })).status).toBe(422)
    site.time.now = noon + 86_400_000
    expect((await bob.patch(`/api/deal-alerts/${id}`, {})).body).toMatchObject({ active: true, snoozedUntil: null })
  })

  it('takes away what an alert looked for only if something is left', async () => {
    const id = await idOf({ keywords: { any: ['lego'] } })
    expect((await bob.patch(`/api/deal-alerts/${id}`, { keywords: { any: [] } })).status).toBe(422)
    const stores = { keywords: { any: [] }, stores: ['north-audio'] }
    expect((await bob.patch(`/api/deal-alerts/${id}`, stores)).body).toMatchObject({ stores: ['north-audio'] })
  })

  it('writes nothing where nothing changes', async () => {
    const id = await idOf({ keywords: { any: ['lego'] } })
    await bob.patch(`/api/deal-alerts/${id}`, { active: true, name: 'lego', frequency: 'instant' })
    expect(await site.events('DealAlertChanged')).toEqual([])
    expect(await site.events('DealAlertResumed')).toEqual([])
  })

  it('finds no alert of somebody else', async () => {
    const id = await idOf({ keywords: { any: ['lego'] } })
    const cat = await site.join('cat')
    expect((await cat.patch(`/api/deal-alerts/${id}`, { active: false })).status).toBe(404)
    expect((await cat.delete(`/api/deal-alerts/${id}`)).status).toBe(404)
    expect((await bob.delete(`/api/deal-alerts/${id}`)).body).toEqual({ deleted: true })
    expect((await bob.delete(`/api/deal-alerts/${id}`)).status).toBe(404)
  })
})

describe('a match', () => {
  it('is written for an alert that is awake, once for one cause', async () => {
    const id = await idOf({ keywords: { any: ['lego'] } })
    expect([await found(id), await found(id), await found('999')]).toEqual(['done', 'done', 'not-needed'])
    await bob.patch(`/api/deal-alerts/${id}`, { snooze: '7d' })
    expect(await found(id, 8)).toBe('not-needed')
    site.time.now += 7 * 86_400_000
    expect(await found(id, 8)).toBe('done')
    await bob.delete(`/api/deal-alerts/${id}`)
    expect(await found(id, 9)).toBe('not-needed')
    expect(await site.events('AlertMatched')).toHaveLength(2)
  })

  it('is dismissed, with a word that is excluded from then on', async () => {
    const id = await idOf({ keywords: { any: ['lego'] } })
    const dismiss = (postId: number, body: object, member = bob) =>
      member.post(`/api/deal-alerts/${id}/matches/${postId}/dismiss`, body)
    expect((await dismiss(7, { word: 'used' })).status).toBe(404)
    await found(id)
    expect((await dismiss(7, { word: '??' })).status).toBe(422)
    expect((await dismiss(7, {}, await site.join('cat'))).status).toBe(404)
    const answer = await dismiss(7, { word: 'used' })
    expect([answer.status, answer.body]).toMatchObject([200, { keywords: { none: ['used'] } }])
    await dismiss(7, { word: 'used' })
    expect(await site.events('AlertMatchDismissed')).toHaveLength(1)
    expect(await site.events('DealAlertChanged')).toHaveLength(1)
  })

  it('is not dismissed while nobody tells what the alert found', async () => {
    const id = await idOf({ keywords: { any: ['lego'] } })
    await found(id)
    isAway = true
    expect((await bob.post(`/api/deal-alerts/${id}/matches/7/dismiss`, { word: 'used' })).status).toBe(503)
    expect([await site.events('AlertMatchDismissed'), await site.events('DealAlertChanged')]).toEqual([[], []])
  })

  it('is seen with all others up to now', async () => {
    expect((await bob.post('/api/deal-alerts/matches/seen')).body).toEqual({ seen: true })
    expect(await site.events('AlertMatchesSeen')).toMatchObject([{ data: { userId: 'bob' } }])
  })
})

describe('the address of the own feed', () => {
  const keyIn = (path: unknown) => /^\/alerts\/(.+)\/feed\.xml$/.exec(String(path))?.[1] ?? ''

  it('is told once, made anew or taken back, and needs no session', async () => {
    const { feedKeys, sessions } = site.context
    const feed = async () => bodyOf(await bob.get('/api/user/alert-feed'))
    expect(await feed()).toEqual({ madeAt: null })
    const made = await bob.post('/api/user/alert-feed')
    const first = keyIn(bodyOf(made)['path'])
    expect([made.status, await feedKeys.find(first)]).toEqual([201, 'bob'])
    expect(await feed()).toEqual({ madeAt: new Date(noon).toISOString() })
    const second = keyIn(bodyOf(await bob.post('/api/user/alert-feed'))['path'])
    expect([await feedKeys.find(first), await feedKeys.find(second)]).toEqual([null, 'bob'])
    await sessions.revokeAll('bob')
    expect(await feedKeys.find(second)).toBe('bob')
    const later = await site.join('bob')
    expect(bodyOf(await later.delete('/api/user/alert-feed'))).toEqual({ madeAt: null })
    expect(await feedKeys.find(second)).toBeNull()
  })
})
