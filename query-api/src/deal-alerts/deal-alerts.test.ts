import {
  alertList,
  alertMatchList,
  defaultNotices,
  mutedAsFact,
  nothingMuted,
  numberOf,
  whyNotList,
} from '@deals/events'
import {
  aChangedAlert,
  aDismissedMatch,
  alertId,
  anAlert,
  anAlertMatch,
  ann,
  aPausedAlert,
  aPost,
  aPostDeletion,
  aPostExpiry,
  aPostSentToReview,
  aStore,
  aUser,
  bob,
  firstTime,
  someChangedPreferences,
  told,
} from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const day = 86_400_000
const now = firstTime + 10 * day
const site = siteForEach({ now })
beforeEach(() =>
  site.tell(
    aUser(),
    aUser({ userId: bob, username: bob }),
    aStore(),
    ...[1, 2, 3].map((postId) => aPost({ postId, title: `Headphones number ${postId}` })),
  ),
)

const { filters } = anAlert().data
const listed = async (query = '', as = bob) => {
  const { body } = await site.ask(`/api/deal-alerts/matches?${query}`, as)
  return alertMatchList.parse(body)
}
const idsListed = async (query?: string) => (await listed(query)).matches.map(({ postId }) => postId)

describe('GET /api/deal-alerts', () => {
  it('lists the own alerts with what they found and whether they are awake', async () => {
    const until = now + day
    await site.tell(
      anAlert({ filters: { ...filters, priceMax: 1999 } }, { at: firstTime - day }),
      anAlert({ alertId: 'a2', name: 'Sleeps' }),
      anAlert({ alertId: 'a3', name: 'Off' }),
      anAlert({ alertId: 'a4', name: 'Awoke' }),
      anAlert({ alertId: 'a5', userId: ann }),
      ...[anAlertMatch({ postId: 1 }), anAlertMatch({ postId: 2 })],
      ...[aPausedAlert({ alertId: 'a2', until }), aPausedAlert({ alertId: 'a3' })],
      aPausedAlert({ alertId: 'a4', until: now }),
    )
    const { body } = await site.ask('/api/deal-alerts', bob)
    const { alerts, limit } = alertList.parse(body)
    expect(limit).toBe(5)
    expect(alerts.map(({ name, active, snoozedUntil }) => [name, active, snoozedUntil])).toEqual([
      ['Headphones', true, null],
      ['Sleeps', false, new Date(until).toISOString()],
      ['Off', false, null],
      ['Awoke', true, null],
    ])
    expect(alerts[0]).toMatchObject({
      id: alertId,
      priceMax: 19.99,
      matches: 2,
      lastMatchAt: new Date(firstTime).toISOString(),
      keywords: { any: ['headphones'], all: [], none: [] },
    })
  })

  it('is for members', async () => {
    for (const path of ['', '/matches', '/why?postId=1']) {
      expect((await site.ask(`/api/deal-alerts${path}`)).status).toBe(401)
    }
  })
})

describe('GET /api/deal-alerts/matches', () => {
  it('lists what was found last first, and says why and at which price', async () => {
    const priced = { ...filters, stores: ['north-audio'], priceMax: 6000 }
    await site.tell(anAlert({ filters: priced }), anAlertMatch({ postId: 1, why: ['keyword', 'store', 'price'] }))
    await site.tell(anAlertMatch({ postId: 2, price: null }))
    const { matches, total, unread } = await listed()
    expect([total, unread]).toEqual([2, 2])
    expect(matches).toMatchObject([
      { postId: 2, price: null, alertName: 'Headphones', unread: true },
      { postId: 1, price: 59.99, matchedAt: new Date(firstTime).toISOString(), post: { title: 'Headphones number 1' } },
    ])
    expect(matches[1]?.why.map(({ text }) => text)).toEqual([
      'Keyword: headphones',
      'Store: North Audio',
      'Price: $60.00 or less',
    ])
  })

  it('leaves a line of what is gone or held, which tells nothing of its text', async () => {
    await site.tell(anAlert(), ...[1, 2, 3].map((postId) => anAlertMatch({ postId })))
    await site.tell(aPostDeletion({ postId: 1 }), aPostSentToReview({ postId: 2 }), aPostExpiry({ postId: 3 }))
    const { matches } = await listed()
    expect(matches.map(({ postId, post, why }) => [postId, post?.status, why[0]?.text])).toEqual([
      [3, 'expired', 'Keyword: headphones'],
      [2, undefined, 'Keyword'],
      [1, undefined, 'Keyword'],
    ])
  })

  it('says plainly what an alert asked for that looks for something else now', async () => {
    const words = { any: 'lego', all: '', none: '' }
    await site.tell(anAlert(), anAlertMatch({ postId: 1 }), aChangedAlert({ changes: { words } }))
    expect((await listed()).matches[0]?.why).toEqual([{ kind: 'keyword', text: 'Keyword' }])
  })

  it('leaves out what was dismissed, of one alert what others found, and gives pages', async () => {
    await site.tell(anAlert(), anAlert({ alertId: 'a2', name: 'Other' }))
    await site.tell(
      anAlertMatch({ postId: 1 }),
      anAlertMatch({ postId: 2 }),
      anAlertMatch({ postId: 3, alertId: 'a2' }),
    )
    expect(await idsListed()).toEqual([3, 2, 1])
    await site.tell(aDismissedMatch({ postId: 2 }))
    expect(await idsListed()).toEqual([3, 1])
    expect(await idsListed(`alert=${alertId}`)).toEqual([1])
    expect(await idsListed('limit=1&page=2')).toEqual([1])
    expect((await listed('', ann)).total).toBe(0)
  })

  it('is read up to where the member looked', async () => {
    await site.tell(anAlert(), anAlertMatch({ postId: 1 }))
    const upToPosition = numberOf(await site.log.head())
    await site.tell(told({ type: 'AlertMatchesSeen', data: { userId: bob, upToPosition } }, {}))
    await site.tell(anAlertMatch({ postId: 2 }))
    const { matches, unread } = await listed()
    expect([unread, matches.map((match) => match.unread)]).toEqual([1, [true, false]])
  })
})

describe('GET /api/deal-alerts/why', () => {
  const why = async (postId: number | string, as = bob) => {
    const { body } = await site.ask(`/api/deal-alerts/why?postId=${postId}`, as)
    return whyNotList.parse(body).alerts
  }

  it('says of each alert what the post has and lacks', async () => {
    await site.tell(
      anAlert({ filters: { ...filters, priceMax: 1999, minVotes: 10 } }, { at: firstTime - day }),
      anAlert({ alertId: 'a2', name: 'Told' }),
      anAlertMatch({ postId: 1, alertId: 'a2' }),
    )
    expect(await why(1)).toEqual([
      {
        alertId,
        name: 'Headphones',
        matchedAt: null,
        met: [{ kind: 'keyword', text: 'Keyword: headphones' }],
        missing: ['Its price is $59.99, not $19.99 or less', 'It has 0 votes, not 10 or more'],
      },
      {
        alertId: 'a2',
        name: 'Told',
        matchedAt: new Date(firstTime).toISOString(),
        missing: [],
        met: [{ kind: 'keyword', text: 'Keyword: headphones' }],
      },
    ])
  })

  it.each([
    ['switched off', [aPausedAlert()], ['This alert is switched off']],
    ['asleep', [aPausedAlert({ until: now + day })], [`This alert sleeps until ${new Date(now + day).toISOString()}`]],
    ['awake again', [aPausedAlert({ until: now })], []],
    [
      'silenced with all others',
      [someChangedPreferences({ userId: bob, notices: { ...defaultNotices, alertsPaused: true } })],
      ['All your alerts are paused'],
    ],
    [
      'for a member who mutes the poster',
      [someChangedPreferences({ userId: bob, muted: mutedAsFact({ ...nothingMuted(), members: [ann] }) })],
      ['You mute its store, its poster or a word of its title'],
    ],
    ['for a deal that is over', [aPostExpiry({ postId: 1 })], ['The deal is over']],
  ])('says that an alert is %s', async (_what, events, missing) => {
    await site.tell(anAlert({}, { at: firstTime - day }), ...events)
    expect((await why(1))[0]?.missing).toEqual(missing)
  })

  it('says that an alert came after the post', async () => {
    await site.tell(anAlert({}, { at: firstTime + day }))
    expect((await why(1))[0]?.missing[0]).toMatch(/^It was published before you made this alert/)
  })

  it('tells nothing of a post that the viewer may not read', async () => {
    await site.tell(anAlert(), aPostSentToReview({ postId: 1 }))
    expect((await site.ask('/api/deal-alerts/why?postId=1', bob)).status).toBe(404)
    expect((await site.ask('/api/deal-alerts/why?postId=99', bob)).status).toBe(404)
    expect((await site.ask('/api/deal-alerts/why', bob)).status).toBe(404)
  })
})

describe('the feed of what alerts found', () => {
  it('is open to whoever has its address, and tells price, store and status of what everybody may see', async () => {
    const key = await site.feedKeys.renew(bob)
    await site.tell(
      anAlert(),
      ...[1, 2, 3].map((postId) => anAlertMatch({ postId, price: 4999 })),
      aPostDeletion({ postId: 2 }),
      aPostExpiry({ postId: 1 }),
    )
    const { text, status, headers } = await site.ask(`/alerts/${key}/feed.xml`)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(headers['content-type']).toMatch('application/rss+xml')
    expect([...text.matchAll(/<item><title>Headphones number (\d)</g)].map(([, id]) => id)).toEqual(['3', '1'])
    expect(text).toContain('<description>USD 49.99 · North Audio · expired · Headphones\n')
    expect(
      (await site.ask(`/alerts/${key}/feed.xml`, undefined, { 'if-none-match': headers['etag'] ?? '' })).status,
    ).toBe(304)
  })

  it.each(['nothing', `${'a'.repeat(43)}.bob`])('is not found under %s', async (key) => {
    await site.feedKeys.renew(bob)
    expect((await site.ask(`/alerts/${key}/feed.xml`, bob)).status).toBe(404)
  })
})
