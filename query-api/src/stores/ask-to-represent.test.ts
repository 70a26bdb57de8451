import { askAgainDays, notificationList, staffStoreList, storeDetails, storeSpeakers } from '@deals/events'
import { aRole, aStore, aUser, ann, bob, firstTime, mo, stacy, told } from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const slug = 'north-audio'
const statement = 'I look after its web shop.'
const proof = 'ann@north-audio.example'
const asked = (userId: string) =>
  told({ type: 'RepresentativeAsked', data: { slug, userId, statement, proof } }, { by: userId })
const decided = (type: 'RepresentativeVerified' | 'RepresentativeDeclined', userId: string) =>
  told({ type, data: { slug, userId, reason: 'The address is not of the shop.' } }, { by: stacy })

const site = siteForEach()
beforeEach(() =>
  site.tell(
    ...[ann, bob, mo, stacy].map((userId) => aUser({ userId, username: userId })),
    aRole({ userId: stacy, role: 'staff' }),
    aStore({ slug, name: 'North Audio' }),
    aStore({ slug: 'acme', name: 'Acme', hosts: [] }),
  ),
)

const ownRequest = async (viewer?: string) =>
  storeDetails.parse((await site.ask(`/api/stores/${slug}`, viewer)).body).ownRequest
const speakers = async () =>
  storeSpeakers.parse((await site.ask(`/api/staff/stores/${slug}/representatives`, stacy)).body)
const listed = async (status: string) =>
  staffStoreList.parse((await site.ask(`/api/staff/stores?status=${status}`, stacy)).body)

it('who asked to speak for a store sees that it waits, and nobody else does', async () => {
  await site.tell(asked(ann))
  expect(await ownRequest(ann)).toMatchObject({ state: 'open', reason: null, againAt: null })
  expect([await ownRequest(bob), await ownRequest()]).toEqual([null, null])
})

it('who was declined sees why and from when they may ask again, until then', async () => {
  await site.tell(asked(ann), decided('RepresentativeDeclined', ann))
  const declined = await ownRequest(ann)
  const againAt = Date.parse(declined?.againAt ?? '')
  expect(declined).toMatchObject({ state: 'declined', reason: 'The address is not of the shop.' })
  expect(againAt - firstTime).toBe(askAgainDays * 86_400_000)
  site.clock.now = againAt
  expect(await ownRequest(ann)).toBeNull()
})

it('staff find the stores that somebody asks to speak for, with how many', async () => {
  expect(await listed('asked')).toEqual({ stores: [], total: 0, waitingRequests: 0 })
  await site.tell(asked(ann), asked(bob))
  expect(await listed('asked')).toMatchObject({ stores: [{ slug, waitingRequests: 2 }], total: 1, waitingRequests: 2 })
  expect(await listed('pending')).toEqual({ stores: [], total: 0, waitingRequests: 2 })
  await site.tell(decided('RepresentativeVerified', ann), decided('RepresentativeDeclined', bob))
  expect(await listed('asked')).toEqual({ stores: [], total: 0, waitingRequests: 0 })
})

it('staff read who asks and what was decided, the latest first', async () => {
  const left = told(
    { type: 'RepresentativeRevoked', data: { slug, userId: ann, reason: 'They left the shop.', isTold: true } },
    { by: stacy },
  )
  await site.tell(asked(ann), asked(bob), decided('RepresentativeVerified', ann), left)
  const { waiting, history } = await speakers()
  expect(waiting).toMatchObject([{ username: bob, statement, proof }])
  expect(history).toMatchObject([
    { kind: 'revoked', username: ann, reason: 'They left the shop.', by: stacy },
    { kind: 'verified', username: ann, reason: 'The address is not of the shop.', by: stacy },
  ])
})

it.each([
  ['', 401],
  [ann, 403],
  [stacy, 404],
])('%s is told so of a store that is not there: %i', async (viewer, status) => {
  expect((await site.ask('/api/staff/stores/nowhere/representatives', viewer || undefined)).status).toBe(status)
})

it('the member is told of what was declined and revoked, with the reason', async () => {
  const revoked = { slug, userId: ann, reason: 'They left the shop.', isTold: true }
  await site.tell(
    ...[asked(ann), decided('RepresentativeDeclined', ann), decided('RepresentativeVerified', ann)],
    told({ type: 'RepresentativeRevoked', data: revoked }, { by: stacy }),
  )
  const { notifications } = notificationList.parse((await site.ask('/api/notifications', ann)).body)
  expect(notifications.map(({ message }) => message)).toEqual([
    'You no longer speak for North Audio: staff took that back. Their reason: “They left the shop.”',
    'Staff verified that you speak for North Audio',
    'Staff did not verify that you speak for North Audio. Their reason: “The address is not of the shop.”',
  ])
})
