import { hashPassword } from '@deals/accounts'
import { bodyOf, password, wrongFields, smallSiteForEach, type Member } from '../testing/small-site.ts'

const day = 86_400_000
const site = smallSiteForEach()
let ann: Member
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
beforeEach(async () => {
  ann = await site.join('ann')
  await site.context.accounts.change('ann', (account) => ({ ...account, passwordHash }))
})

const rename = (username: string, who = ann, currentPassword: string | undefined = password) =>
  who.post('/api/user/username', { username, currentPassword })
const signIn = async (username: string) =>
  (await site.agent.post('/login').type('form').send({ username, password })).status
const register = async (username: string) => {
  const made = await site.commands.registerUser({ username, password })
  return 'refused' in made ? made.message : 'joined'
}

describe('a username', () => {
  it('changes, is what its owner signs in by at once, and the one before no more', async () => {
    const answer = await rename('Anna_2')
    expect([answer.status, bodyOf(answer)]).toEqual([
      200,
      {
        username: 'Anna_2',
        nextNameChangeAt: new Date(site.time.now + 365 * day).toISOString(),
        bio: null,
        location: null,
        avatar: null,
      },
    ])
    expect([await signIn('anna_2'), await signIn('ann')]).toEqual([303, 401])
    expect((await ann.get('/api/user/sessions')).status).toBe(200)
    expect(await site.events('UsernameChanged')).toHaveLength(1)
  })

  it('is asked for with a proof of who it is', async () => {
    expect((await rename('anna', ann, 'a wrong password')).status).toBe(403)
    site.time.now += 11 * 60_000
    const answer = await ann.post('/api/user/username', { username: 'anna' })
    expect([answer.status, bodyOf(answer)['proof']]).toEqual([403, 'needed'])
    expect(await site.events('UsernameClaimed')).toHaveLength(1)
  })

  it.each(['an', 'a'.repeat(21), 'ann b', 'änn', ''])('cannot be %p', async (username) => {
    const answer = await rename(username)
    expect([answer.status, wrongFields(answer)]).toEqual([422, ['username']])
    expect(JSON.stringify(answer.body)).toContain('A username has 3 to 20 letters, digits and underscores')
  })

  it('is none that is kept for the site, but for who has it already', async () => {
    const answer = await rename('M0derator')
    expect([answer.status, wrongFields(answer)]).toEqual([422, ['username']])
    const staff = await site.join('staff')
    await site.context.accounts.change('staff', (account) => ({ ...account, passwordHash }))
    expect((await rename('Staff', staff)).status).toBe(200)
  })

  it('is nobody else’s, in whatever case', async () => {
    await site.join('bob')
    const answer = await rename('BOB')
    expect([answer.status, bodyOf(answer)['message'], wrongFields(answer)]).toEqual([
      409,
      'This username is taken',
      ['username'],
    ])
    expect(await signIn('ann')).toBe(303)
  })

  it('changes its case alone, which counts as a change', async () => {
    expect(bodyOf(await rename('ANN'))).toMatchObject({ username: 'ANN' })
    expect(await signIn('ann')).toBe(303)
    const again = await rename('anna')
    expect([again.status, bodyOf(again)['message']]).toEqual([
      409,
      'You can change your username again from 15 Jan 2027.',
    ])
    site.time.now += 365 * day
    ann = await site.signIn('ann')
    expect((await rename('anna')).status).toBe(200)
  })

  it('that was changed stays its owner’s for 90 days, and is free afterwards', async () => {
    await site.join('bob')
    const bobTakes = async (username: string) =>
      (await (await site.signIn('bob')).post('/api/user/username', { username })).status
    await rename('anna')
    site.time.now += 90 * day - 1
    expect([await bobTakes('ann'), await register('Ann')]).toEqual([409, 'This username is taken'])
    site.time.now += 1
    expect([await bobTakes('ann'), await register('Ann')]).toEqual([200, 'This username is taken'])
  })

  it('that was free again can be taken by its owner before somebody else does', async () => {
    await rename('anna')
    site.time.now += 365 * day
    ann = await site.signIn('ann')
    expect((await rename('ann')).status).toBe(200)
    expect([await signIn('ann'), await register('ann'), await register('anna')]).toEqual([
      303,
      'This username is taken',
      'This username is taken',
    ])
  })

  it('is kept while a member is suspended', async () => {
    const mo = await site.join('mo', 'moderator')
    const until = new Date(site.time.now + day).toISOString()
    await mo.post('/api/staff/users/ann/suspension', { until, restricts: ['vote'], reason: 'rude' })
    const answer = await rename('anna')
    expect([answer.status, bodyOf(answer)['message']]).toEqual([403, 'You may not change your username for now.'])
  })

  it('that a member had is one by which moderators still find them', async () => {
    const mo = await site.join('mo', 'moderator')
    await rename('anna')
    const warned = await mo.post('/api/moderation/users/ann/sanctions', { kind: 'warn', reason: 'Please be kind.' })
    expect([warned.status, bodyOf(warned)['username']]).toEqual([200, 'anna'])
  })

  it('is sealed in the log, told in the export with those before, and erased with all of them', async () => {
    await rename('Anna_Zanzibar')
    const stored = async () => JSON.stringify(await site.context.log.readStream('user-ann'))
    expect(await stored()).not.toContain('Zanzibar')
    const told = JSON.stringify(bodyOf(await ann.post('/api/user/export')))
    expect(told).toContain('"username":"ann"')
    expect(told).toContain('Anna_Zanzibar')
    await ann.delete('/api/user', { currentPassword: password })
    site.time.now += 14 * day
    expect([await register('ann'), await register('anna_zanzibar')]).toEqual(Array(2).fill('This username is taken'))
    expect(await site.system.eraseUser({ userId: 'ann', causationId: 'a clock' })).toBe('done')
    expect([await register('ann'), await register('anna_zanzibar')]).toEqual(['joined', 'joined'])
    expect((await site.events('UsernameChanged'))[0]?.data).toMatchObject({ username: '[removed]' })
  })
})
