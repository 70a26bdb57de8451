import { reliability } from '@deals/events'
import { aPost, aPostExpiry, aReview, aStore, aUser, ann, bob, firstTime, mo, told } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const hour = 3_600_000
const slug = 'north-audio'
const page = {
  outcome: 'read',
  address: 'https://north-audio.example/p',
  title: null,
  price: 5_000,
  currency: 'USD',
  stock: null,
  rating: null,
} as const
const finding = (severity: 'info' | 'fixable') => ({ code: 'page-price', severity, evidence: 'The page says more.' })
const inspected = (postId: number, severity?: 'info' | 'fixable') =>
  aReview({ postId, seen: { page, pictures: [] }, findings: severity === undefined ? [] : [finding(severity)] })
const says = (type: 'AvailabilityConfirmed' | 'AvailabilityDenied', postId: number, userId = bob) =>
  told({ type, data: { postId, userId, weight: 1 } }, { by: userId })
const over = (postId: number, hours: number) => aPostExpiry({ postId }, { at: firstTime + hours * hour })

const site = siteForAll()
beforeAll(() =>
  site.tell(
    ...[ann, bob, mo].map((userId) => aUser({ userId, username: userId })),
    aStore({ slug, name: 'North Audio' }),
    aStore({ slug: 'acme', name: 'Acme', hosts: [] }),
    ...[1, 2, 3, 4, 5, 6].map((postId) => aPost({ postId, authorId: ann, storeSlug: slug }, { at: firstTime })),
    aPost({ postId: 7, authorId: bob, storeSlug: 'acme' }),
    over(1, 10),
    over(2, 60),
    over(3, 70),
    over(4, 80),
    over(5, 90),
    ...[1, 2, 3, 4].map((postId) => says('AvailabilityConfirmed', postId)),
    says('AvailabilityDenied', 5),
    // The poster's own word says nothing of how far the poster can be relied on.
    says('AvailabilityConfirmed', 5, ann),
    says('AvailabilityConfirmed', 6, ann),
    ...[1, 2, 3].map((postId) => inspected(postId)),
    inspected(4, 'info'),
    inspected(5, 'fixable'),
  ),
)

const asked = async (path: string) => reliability.parse((await site.ask(`${path}/reliability`)).body)

it.each([`/api/stores/${slug}`, `/api/users/${ann}`])('says of %s what became of its deals', async (path) => {
  expect(await asked(path)).toEqual({
    confirmed: { value: 0.8, deals: 5 },
    accurate: { value: 0.8, deals: 5 },
    medianHours: { value: 70, deals: 5 },
    early: { value: 0.2, deals: 5 },
    deals: 6,
  })
})

it('says nothing of too few deals but how many there are', async () => {
  const none = { value: null, deals: 0 }
  const nothing = { confirmed: none, accurate: none, medianHours: none, early: none, deals: 1 }
  expect(await asked('/api/stores/acme')).toEqual(nothing)
  expect(await asked(`/api/users/${bob}`)).toEqual(nothing)
})

it.each(['/api/stores/nowhere', '/api/users/nobody'])('is not there for %s', async (path) => {
  expect((await site.ask(`${path}/reliability`)).status).toBe(404)
})
