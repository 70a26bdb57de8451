import {
  defaultNotices,
  letterTimeOf,
  mutedAsFact,
  nothingMuted,
  type NoticePreferences,
  type SystemQueries,
} from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, firstTime, told } from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { siteForEach } from '../testing/open-site.ts'

const hour = 3_600_000
const day = 24 * hour
const now = firstTime + 10 * day

const site = siteForEach({ now })
let queries: SystemQueries
beforeEach(() => {
  queries = createSystemQueries(site.readModels, () => now)
})

const chooses = (userId: string, notices: Partial<NoticePreferences>, more: object = {}) =>
  told(
    { type: 'PreferencesChanged', data: { userId, notices: { ...defaultNotices, ...notices }, ...more } },
    { by: userId, at: firstTime },
  )
type Over = { hours?: number; ups?: number } & Parameters<typeof say.aPost>[0]
const post = (postId: number, { hours = 1, ups = 1, ...over }: Over = {}) => [
  say.aPost({ postId, title: `Deal ${postId}`, authorId: 'cat', ...over }, { at: now - hours * hour }),
  ...Array.from({ length: ups }, (_, nr) => say.aVote({ postId, userId: `m${nr}`, authorId: 'cat' }, { by: `m${nr}` })),
]
const soon = { at: now - hour }
const period = { from: now - day, until: now }

describe('the deals of a digest', () => {
  const dealsFor = async (userId: string) => (await queries.digestFor({ userId, ...period })).deals
  const idsFor = async (userId: string) => (await dealsFor(userId)).map(({ postId }) => postId)

  it('are those of the period that people liked, most votes first', async () => {
    await site.tell(
      ...post(1),
      ...post(2, { ups: 3 }),
      ...post(3, { ups: 0 }),
      ...post(4, { hours: 30, ups: 9 }),
      ...[...post(5, { ups: 2 }), say.aPostExpiry({ postId: 5 })],
    )
    expect(await idsFor(ann)).toEqual([2, 1])
    expect((await dealsFor(ann))[0]).toMatchObject({ title: 'Deal 2', price: 5999, currency: 'USD', votes: 3 })
  })

  it('begin with what the member pinned, in their currency, without their own', async () => {
    await site.tell(
      chooses(ann, {}, { currency: 'USD', pinnedCategories: ['pets'] }),
      ...post(1, { ups: 3 }),
      ...post(2, { ups: 1, categorySlug: 'pets' }),
      ...post(3, { ups: 5, authorId: ann }),
      ...post(4, { ups: 5, currency: 'CAD' }),
    )
    expect(await idsFor(ann)).toEqual([2, 1])
  })

  it('are not told twice when an alert found them, and come with what waits', async () => {
    await site.tell(
      ...[...post(1, { ups: 3 }), ...post(2)],
      say.anAlert({ userId: bob }),
      say.anAlertMatch({ userId: bob, postId: 1 }, { at: now - hour }),
    )
    const digest = await queries.digestFor({ userId: bob, ...period })
    expect([digest.deals, digest.matches].map((list) => list.map(({ postId }) => postId))).toEqual([[2], [1]])
    expect(digest.unread).toBe(1)
  })

  it('are none that the member mutes, found by an alert or not', async () => {
    const muted = mutedAsFact({ ...nothingMuted(), words: [{ text: 'Deal', wholeWord: true }], members: ['dan'] })
    await site.tell(
      ...[...post(1), ...post(2, { title: 'Kettle' }), ...post(3, { title: 'Lamp', authorId: 'dan' })],
      ...[
        say.anAlert({ userId: bob, channels: { email: true, push: false } }),
        ...[1, 2].map((postId) => say.anAlertMatch({ userId: bob, postId, frequency: 'daily' }, soon)),
      ],
      chooses(bob, {}, { muted }),
    )
    const digest = await queries.digestFor({ userId: bob, ...period })
    expect([digest.deals, digest.matches].map((list) => list.map(({ postId }) => postId))).toEqual([[], [2]])
    const until = letterTimeOf(soon.at, 'daily', { ...defaultNotices, past: [] })
    const gathered = await queries.matchesFor({ userId: bob, frequency: 'daily', until })
    expect(gathered.map(({ postId }) => postId)).toEqual([2])
  })

  it('are told at the hour that was wanted as an alert found them, and not again at one that was chosen later', async () => {
    const [morning, evening] = [defaultNotices, { ...defaultNotices, digestTime: 'evening' as const }]
    const found = (postId: number, at: number) => say.anAlertMatch({ userId: bob, postId, frequency: 'daily' }, { at })
    await site.tell(
      ...[...post(1), ...post(2), say.anAlert({ userId: bob, channels: { email: true, push: false } })],
      found(1, now - 3 * hour),
      told({ type: 'PreferencesChanged', data: { userId: bob, notices: evening } }, { by: bob, at: now - 2 * hour }),
      found(2, now - hour),
    )
    const letter = async (at: number, { digest, digestTime, timeZone }: NoticePreferences) => {
      const until = letterTimeOf(at, 'daily', { digest, digestTime, timeZone, past: [] })
      return (await queries.matchesFor({ userId: bob, frequency: 'daily', until })).map(({ postId }) => postId)
    }
    expect([await letter(now - 3 * hour, morning), await letter(now - hour, evening)]).toEqual([[1], [2]])
  })

  it('are those that still stand, as they read by now, though the best are remembered for minutes', async () => {
    await site.tell(...post(1), ...post(2), ...post(3))
    expect((await idsFor(ann)).toSorted()).toEqual([1, 2, 3])
    await site.tell(
      say.aPostDeletion({ postId: 1 }),
      say.aPostEdit({ postId: 2, changes: { title: 'Without the name' } }),
      say.aPostExpiry({ postId: 3 }),
    )
    expect((await dealsFor(ann)).map(({ title }) => title)).toEqual(['Without the name'])
  })

  it('are the best of everybody in the newsletter', async () => {
    await site.tell(...post(1, { currency: 'CAD' }), ...post(2, { ups: 3 }))
    const best = async (currency: 'USD' | null) =>
      (await queries.newsletterIssue({ date: null, since: now - day, currency })).deals.map(({ postId }) => postId)
    expect([await best(null), await best('USD')]).toEqual([[2, 1], [2]])
  })
})

describe('readers', () => {
  beforeEach(() =>
    site.tell(
      chooses('a', { digest: 'daily' }),
      chooses('b', { digest: 'daily' }),
      chooses('c', { digest: 'weekly', timeZone: 'Europe/Berlin' }, { emailPreferences: { newsletter: true } }),
      chooses('d', {}, { emailPreferences: { newsletter: true } }),
      chooses('e', {}, { emailPreferences: { newsletter: false } }),
    ),
  )

  it('are found by the slots they chose', async () => {
    const slots = ['daily morning UTC', 'weekly morning Europe/Berlin']
    expect(await queries.digestSlots({ after: null, limit: 10 })).toEqual(slots)
    expect(await queries.digestSlots({ after: null, limit: 1 })).toEqual(slots.slice(0, 1))
    expect(await queries.digestSlots({ after: slots[0] ?? '', limit: 10 })).toEqual(slots.slice(1))
  })

  it('of a slot come page by page', async () => {
    const slot = 'daily morning UTC'
    const never = { slot: 'off morning UTC', since: 0, until: firstTime }
    const first = await queries.digestReaders({ slot, after: null, limit: 1 })
    expect(first).toEqual([{ userId: 'a', since: firstTime, past: [never] }])
    expect(await queries.digestReaders({ slot, after: 'a', limit: 5 })).toEqual([
      { userId: 'b', since: firstTime, past: [never] },
    ])
  })

  it('of the newsletter are those who want it', async () => {
    expect(await queries.newsletterReaders({ after: null, limit: 5 })).toEqual(['c', 'd'])
    expect(await queries.newsletterReaders({ after: 'c', limit: 5 })).toEqual(['d'])
  })
})
