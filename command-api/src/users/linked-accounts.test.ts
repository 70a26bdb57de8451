import supertest, { type Response } from 'supertest'
import { linkedAccountList } from '@deals/events'
import { knowingVisitors } from '@deals/process'
import { bodyOf, noon, password, smallSiteForEach, type Member } from '../testing/small-site.ts'

const day = 86_400_000
const home = '203.0.113.7'
const ofAnn = '/api/moderation/users/ann_b/linked'
const site = smallSiteForEach()
let agent: ReturnType<typeof supertest>
let sue: Member
beforeEach(async () => {
  // Behind one proxy, which says where somebody is.
  agent = supertest(knowingVisitors({ proxies: 1 }, site.answer))
  sue = await site.join('sue', 'superUser')
})

interface From {
  /** A browser that signed in before. */
  readonly cookie?: string
  readonly address?: string
}
const cookieIn = ({ headers }: Response, name: string) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie: string) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
const send = async (path: string, form: object, { cookie = '', address = home }: From = {}) => {
  const answer = await agent.post(path).type('form').set('cookie', cookie).set('x-forwarded-for', address).send(form)
  return { status: answer.status, cookie: cookieIn(answer, 'device') }
}
const register = (username: string, from?: From) => send('/register', { username, password }, from)
const logIn = (username: string, from?: From) => send('/login', { username, password }, from)
const linkedTo = async (path = ofAnn) => linkedAccountList.parse((await sue.get(path)).body)
const at = (time: number) => new Date(time).toISOString()

describe('super users and owners', () => {
  it('see which accounts share a device or an address, how often and when, and how they stand', async () => {
    const { cookie } = await register('ann_b')
    site.time.now += day
    const second = await register('rita', { cookie, address: '198.51.100.2' })
    await register('neighbour', { address: home })
    await register('stranger', { address: '198.51.100.9' })
    site.time.now += day
    await logIn('rita', { cookie: second.cookie, address: '198.51.100.3' })
    await sue.post('/api/moderation/users/rita/sanctions', {
      kind: 'restrict',
      reason: 'Votes for herself.',
      restricts: ['vote'],
      days: 7,
    })
    const { accounts, total, crowded } = await linkedTo()
    expect(accounts).toEqual([
      {
        id: expect.any(String) as string,
        username: 'rita',
        joinedAt: at(noon + day),
        roles: [],
        restricts: ['vote'],
        until: at(noon + 9 * day),
        device: { places: 1, times: 2, firstAt: at(noon + day), lastAt: at(noon + 2 * day) },
        address: null,
      },
      expect.objectContaining({
        username: 'neighbour',
        restricts: [],
        until: null,
        device: null,
        address: { places: 1, times: 1, firstAt: at(noon + day), lastAt: at(noon + day) },
      }),
    ])
    expect([total, crowded]).toEqual([2, { devices: 0, addresses: 0 }])
  })

  it('see a household of IPv6 as one address', async () => {
    await register('ann_b', { address: '2001:db8:1:2::7' })
    await register('rita', { address: '2001:db8:1:2:ffff::1' })
    await register('stranger', { address: '2001:db8:1:3::7' })
    expect((await linkedTo()).accounts.map(({ username }) => username)).toEqual(['rita'])
  })

  it('see nothing in a password that somebody guessed wrong', async () => {
    const { cookie } = await register('ann_b')
    await register('rita', { address: '198.51.100.2' })
    const { status } = await send('/login', { username: 'rita', password: 'not the password' }, { cookie })
    expect([status, (await linkedTo()).accounts]).toEqual([401, []])
  })

  it('see somebody who left without a name, and nothing of who is erased', async () => {
    const { cookie } = await register('ann_b')
    await register('rita', { cookie })
    const rita = await site.context.accounts.byName('rita')
    const userId = rita?.userId ?? ''
    const member = await site.signIn(userId)
    expect((await member.delete('/api/user', { posts: 'keep', currentPassword: password })).status).toBe(200)
    expect((await linkedTo()).accounts).toMatchObject([{ id: userId, username: null }])
    expect((await sue.get('/api/moderation/users/rita/linked')).status).toBe(404)
    site.time.now += 15 * day
    await site.system.eraseUser({ userId, causationId: 'over' })
    expect((await linkedTo()).accounts).toEqual([])
    expect(await site.context.signIns.seenOf(userId)).toEqual([])
  })

  it('are told that there is nobody of that name', async () => {
    expect((await sue.get('/api/moderation/users/nobody/linked')).status).toBe(404)
  })
})

describe('nobody else sees it', () => {
  it.each(['moderator', 'staff', null] as const)('role: %s', async (role) => {
    await register('ann_b')
    const member = await site.join('somebody', ...(role === null ? [] : [role]))
    const refused = await member.get(ofAnn)
    const message = 'Only super users and owners see which accounts are linked.'
    expect([refused.status, bodyOf(refused)]).toEqual([403, { message }])
    expect((await agent.get(ofAnn)).status).toBe(401)
  })
})

it('what is kept is told in the export, without the hashes', async () => {
  await register('ann_b')
  const ann = await site.context.accounts.byName('ann_b')
  const exported = bodyOf(await (await site.signIn(ann?.userId ?? '')).post('/api/user/export', {}))
  const once = { first: at(noon), last: at(noon), times: 1 }
  expect(exported['linkedBy']).toEqual(
    expect.arrayContaining([
      { kind: 'device', ...once },
      { kind: 'address', ...once },
    ]),
  )
})
