import { rolesView } from '@deals/events'
import { aRole, ann, bob, olive, stacy, sue, told, joining } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const site = siteForAll()
beforeAll(() =>
  site.tell(
    ...joining(ann, bob, stacy, sue, olive),
    aRole({ userId: bob, role: 'moderator' }, { by: olive }),
    told({ type: 'RoleRevoked', data: { userId: bob, role: 'moderator' } }, { by: olive }),
  ),
)

it('owners see who has which role, and who gave and took them', async () => {
  const view = rolesView.parse((await site.ask('/api/staff/roles', olive)).body)
  expect(view.holders.map(({ username, roles }) => [username, ...roles])).toEqual([
    ['olive', 'owner'],
    ['stacy', 'staff'],
    ['sue', 'superUser'],
  ])
  expect(view.changes.slice(0, 2)).toMatchObject([
    { username: 'bob', role: 'moderator', isGranted: false, actor: 'olive' },
    { username: 'bob', role: 'moderator', isGranted: true, actor: 'olive' },
  ])
})

it('nobody else sees them', async () => {
  const replies = await Promise.all([undefined, ann, stacy, sue].map((as) => site.ask('/api/staff/roles', as)))
  expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 403])
})
