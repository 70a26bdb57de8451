import {
  defaultNotices,
  mutedAsFact,
  nothingMuted,
  numberOf,
  positionFrom,
  ReadModelsBehind,
  rehearsal,
  type Muted,
  type SystemQueries,
} from '@deals/events'
import {
  aDeletedAlert,
  alertId,
  anAlert,
  anAlertMatch,
  ann,
  aPausedAlert,
  aPost,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aPostSentToReview,
  aStore,
  aSuspension,
  aUser,
  bob,
  firstTime,
  someChangedPreferences,
  told,
  type Told,
} from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const day = 86_400_000
const now = firstTime + 10 * day
const site = siteForEach({ now })
let queries: SystemQueries
beforeEach(async () => {
  queries = createSystemQueries(site.readModels, () => site.clock.now)
  await site.tell(
    aUser(),
    aUser({ userId: bob, username: bob }),
    aStore(),
    aPost({ postId: 1, categorySlug: 'techelectronics', subCategorySlug: 'headphonesearbuds' }),
  )
})

const { filters } = anAlert().data
const mutes = (muted: Partial<Muted>, userId = bob) =>
  someChangedPreferences({ userId, muted: mutedAsFact({ ...nothingMuted(), ...muted }) })
const words = (any: string) => ({ any, all: '', none: '' })
const found = async (postId = 1) => {
  const { alerts } = await queries.matchingAlerts({ postId, after: null, limit: 10 })
  return alerts.map((alert) => alert.alertId)
}

describe('the alerts that a post is told to', () => {
  it('are those that want it, with why and what it costs', async () => {
    const none = words('')
    await site.tell(
      anAlert({ alertId: 'by-word' }),
      anAlert({ alertId: 'by-content', words: words('"best price"') }),
      anAlert({ alertId: 'by-store', words: none, filters: { ...filters, stores: ['north-audio'] } }),
      anAlert({ alertId: 'by-category', words: none, filters: { ...filters, categories: ['techelectronics'] } }),
      anAlert({ alertId: 'by-sub', words: none, filters: { ...filters, subCategories: ['headphonesearbuds'] } }),
      anAlert({ alertId: 'not-by-word', words: words('lego') }),
      anAlert({ alertId: 'not-so-dear', filters: { ...filters, priceMax: 5000 } }),
      anAlert({ alertId: 'own', userId: ann }),
    )
    expect(await found()).toEqual(['by-category', 'by-content', 'by-store', 'by-sub', 'by-word'])
    const { alerts } = await queries.matchingAlerts({ postId: 1, after: null, limit: 1 })
    expect(alerts).toEqual([{ alertId: 'by-category', price: 5999, currency: 'USD', why: ['category'] }])
    expect(await found(99)).toEqual([])
  })

  it('come page by page, each of them once', async () => {
    const ids = Array.from({ length: 7 }, (_, at) => `a${at}`)
    const both = { any: 'headphones', all: '', none: '' }
    await site.tell(
      ...ids.map((id) => anAlert({ alertId: id, words: both })),
      anAlert({ alertId: 'b', words: words('x') }),
    )
    const pages: string[][] = []
    for (let after: string | null = null, isMore = true; isMore;) {
      const { alerts, next } = await queries.matchingAlerts({ postId: 1, after, limit: 3 })
      pages.push(alerts.map((alert) => alert.alertId))
      after = next
      isMore = next !== null
    }
    expect(pages).toEqual([['a0', 'a1', 'a2'], ['a3', 'a4', 'a5'], ['a6']])
  })

  it.each<[string, Told[]]>([
    ['a paused alert', [aPausedAlert()]],
    ['a sleeping alert', [aPausedAlert({ until: now + 1 })]],
    ['a deleted alert', [aDeletedAlert()]],
    [
      'a member who silenced all alerts',
      [someChangedPreferences({ userId: bob, notices: { ...defaultNotices, alertsPaused: true } })],
    ],
    ['a suspended member', [aSuspension({ userId: bob })]],
    ['a member who mutes its store', [mutes({ stores: ['north-audio'] })]],
    ['a member who mutes its poster', [mutes({ members: [ann] })]],
    ['a member who mutes a word of its title', [mutes({ words: [{ text: 'headphones', wholeWord: true }] })]],
    ['a member who left', [told({ type: 'UserErased', data: { userId: bob, requestId: 'r' } }, {})]],
    ['a deal that is over', [aPostExpiry({ postId: 1 })]],
    ['a deal that is held', [aPostSentToReview({ postId: 1 })]],
    ['a deal that is gone', [aPostDeletion({ postId: 1 })]],
  ])('are none for %s', async (_what, events) => {
    await site.tell(anAlert())
    expect(await found()).toEqual([alertId])
    await site.tell(...events)
    expect(await found()).toEqual([])
  })

  it('go on telling a member who may not post for a time', async () => {
    await site.tell(anAlert(), aSuspension({ userId: bob, restricts: ['post'] }))
    expect(await found()).toEqual([alertId])
  })

  it('go on telling whoever mutes something else', async () => {
    await site.tell(anAlert(), mutes({ stores: ['norvik'], members: [bob] }), mutes({ members: [bob] }, ann))
    expect(await found()).toEqual([alertId])
  })

  it('are awake again when their time has come, and let old posts rest', async () => {
    await site.tell(anAlert(), aPausedAlert({ until: now + day }))
    site.clock.now = now + day
    expect(await found()).toEqual([alertId])
    site.clock.now = firstTime + 30 * day + 1
    expect(await found()).toEqual([])
  })

  it('are not told from documents that are older than an event', async () => {
    const minPosition = positionFrom(numberOf(await site.log.head()) + 1)
    await expect(queries.matchingAlerts({ postId: 1, after: null, limit: 1, minPosition })).rejects.toBeInstanceOf(
      ReadModelsBehind,
    )
  })
})

it('tells command-api of all alerts of a member', async () => {
  await site.tell(anAlert(), anAlert({ alertId: 'other', userId: ann }), anAlertMatch({ postId: 1 }))
  expect(await queries.alertsOf({ userId: bob })).toEqual([
    {
      alertId,
      name: 'Headphones',
      filters,
      matches: 1,
      lastMatchAt: firstTime,
      keywords: { any: ['headphones'], all: [], none: [] },
    },
  ])
})

describe('a rehearsal', () => {
  const viewer = { id: bob, username: bob, roles: [], trustLevel: 1 } as const
  const rehearsed = async (any: string[], over: Partial<typeof filters> = {}, none: string[] = []) => {
    const terms = { keywords: { any, all: [], none }, filters: { ...filters, ...over } }
    const answer = rehearsal.parse(await queries.rehearseAlert({ viewer, terms }))
    return { ...answer, ids: answer.matches.map(({ post }) => post.id) }
  }
  beforeEach(async () => {
    await site.tell(
      ...[2, 3, 4].map((postId) =>
        aPost({ postId, title: `Lamp ${postId}`, price: postId * 1000 }, { at: firstTime + postId * day }),
      ),
      aPost({ postId: 5, title: 'Old lamp' }, { at: now - 31 * day }),
      aPost({ postId: 6, title: 'Own lamp', authorId: bob }, { by: bob }),
      aPost({ postId: 7, title: 'Held lamp', status: 'staff-review' }),
      aPost({ postId: 8, title: 'Lamp, used' }, { at: firstTime - day }),
      aPostExpiry({ postId: 4 }),
    )
  })

  it('counts what went live in the last days, also what is over, and shows the newest three', async () => {
    const { total, days, ids, matches } = await rehearsed(['lamps'])
    expect([total, days, ids]).toEqual([4, 30, [4, 3, 2]])
    expect(matches[0]).toMatchObject({ post: { title: 'Lamp 4' }, why: [{ text: 'Keyword: lamps' }] })
  })

  it.each<[string, string[], Partial<typeof filters>, string[], number[]]>([
    ['a price', ['lamp'], { priceMax: 3000 }, [], [3, 2]],
    ['excluded words', ['lamp'], {}, ['used'], [4, 3, 2]],
    ['several words', ['"lamp 2"', 'lamp -4'], {}, [], [4, 2]],
    ['a store alone', [], { stores: ['north-audio'], priceMax: 3000 }, [], [3, 2]],
    ['a category or a sub-category', [], { categories: ['home'], subCategories: ['headphonesearbuds'] }, [], [1]],
    ['what nothing is', ['giraffe'], {}, [], []],
  ])('goes by %s', async (...[, any, over, none, expected]) => {
    expect((await rehearsed(any, over, none)).ids).toEqual(expected)
  })

  it('finds no more of what the member mutes than the alert would', async () => {
    await site.tell(mutes({ words: [{ text: 'lamp 4', wholeWord: true }] }))
    expect((await rehearsed(['lamps'])).ids).toEqual([3, 2, 8])
  })

  it('sees posts as they are now', async () => {
    await site.tell(aPostEdit({ postId: 1, changes: { title: 'A lamp after all' } }))
    expect((await rehearsed(['lamp'])).total).toBe(5)
  })
})
