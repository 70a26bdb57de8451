import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeFirst, usernameKeyOf } from '@deals/events'
import { createAccounts } from '@deals/accounts'
import { newUuid } from '@deals/events/platform'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 15, 12)

const site = bothSidesForEach({ now: start, inFiles: true })
let olga: Someone
let bob: Someone
let olgaId: string
beforeEach(async () => {
  olgaId = newUuid()
  olga = await site.join('Olga_Zanzibar', { email: 'olga@zanzibar.example', userId: olgaId })
  bob = await site.join('bob')
})

const idIn = ({ status, body }: { status: number; body: unknown }) => {
  expect(status).toBe(201)
  return (body as { id: number }).id
}
const post = async (by: Someone, content = 'Mine break every year, at quasimodo speed.') => {
  const form = {
    type: 'discussion',
    title: `${content.slice(0, 20)} Quetzals?`,
    categorySlug: 'techelectronics',
    content,
  }
  return idIn(await by.post('/api/posts', form))
}
const comment = async (by: Someone, postId: number, content: string) =>
  idIn(await by.post('/api/comments', { postId, parentId: null, depth: 0, content }))
const leave = (posts: 'keep' | 'delete') => olga.delete('/api/user', { posts })
const wait = async (days: number) => {
  site.time.now += days * day
  await site.lookAtTheClock()
  await site.lookAtTheClock()
}
const seen = async (postId: number) => {
  const { status, body } = await bob.get(`/api/posts/${postId}`)
  return { status, body: body as Record<string, unknown> }
}
/** Everything that stands in the directory, file by file. */
const contents = () =>
  readdirSync(site.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, bytes: readFileSync(join(entry.parentPath, entry.name)) }))
const filesWith = (text: string) =>
  contents()
    .filter(({ bytes }) => bytes.includes(text) || bytes.toString('latin1').toLowerCase().includes(text.toLowerCase()))
    .map(({ name }) => name)

describe('somebody who leaves', () => {
  it('is signed out and hidden at once, and not yet erased', async () => {
    const postId = await post(olga)
    const { body } = await leave('delete')
    expect(body).toEqual({ closed: true, eraseAt: new Date(start + 14 * day).toISOString() })
    expect((await olga.get('/api/user/sessions')).status).toBe(401)
    expect((await bob.get('/api/users/Olga_Zanzibar')).status).toBe(404)
    expect((await seen(postId)).body).toMatchObject({ title: expect.stringContaining('Quetzals') as string })
    expect(JSON.stringify((await seen(postId)).body)).not.toContain('Olga')
    await wait(13.9)
    expect((await seen(postId)).status).toBe(200)
  })

  it('is back by signing in within 14 days', async () => {
    await olga.patch('/api/user/profile', { bio: 'I live in Zanzibar.' })
    await leave('delete')
    const account = await site.store.table<{ userId: string }>('accounts').get(olgaId)
    expect(account?.value).toMatchObject({ closing: { posts: 'delete' } })
    await site.passwordOf(olgaId)
    const form = { username: 'olga_zanzibar', password: 'ten words or so' }
    const signedIn = await site.agent.post('/login').type('form').send(form)
    expect(signedIn.status).toBe(303)
    await wait(20)
    expect((await bob.get('/api/users/Olga_Zanzibar')).body).toMatchObject({ bio: 'I live in Zanzibar.' })
    expect((await site.letters()).map(({ subject }) => subject).sort()).toContain('Your account is open again')
  })

  it('takes the posts that nobody answered along, where that was chosen', async () => {
    const [alone, answered] = [await post(olga), await post(olga, 'Whose last for ten years? Mine do not.')]
    await comment(bob, answered, 'Mine do.')
    await leave('delete')
    await wait(15)
    expect((await seen(alone)).status).toBe(404)
    expect((await seen(answered)).body).toMatchObject({ title: '[removed]', content: '[removed]' })
  })

  it('is erased to the end where the process ended in its midst and the clock was set back since', async () => {
    const postId = await post(bob, 'Whose last for ten years? Mine do not.')
    await comment(olga, postId, 'Mine break at quasimodo speed.')
    await leave('delete')
    const accounts = createAccounts(site.store)
    // As a process leaves it that is killed while its clock is two weeks ahead.
    await accounts.change(olgaId, ({ closing, ...account }) =>
      closing === undefined ? null : { ...account, closing: { ...closing, hasBegun: true } },
    )
    await wait(0)
    expect(await accounts.byId(olgaId)).toBeNull()
    const { now: asIs, anew } = await site.digests()
    expect(anew).toEqual(asIs)
  })

  it('leaves the posts to nobody, where that was chosen', async () => {
    const postId = await post(olga)
    await leave('keep')
    await wait(15)
    const { body } = await seen(postId)
    expect(body).toMatchObject({
      title: expect.stringContaining('Quetzals') as string,
      content: 'Mine break every year, at quasimodo speed.',
    })
    expect(JSON.stringify(body)).toContain('deleted user')
    const { now: asIs, anew } = await site.digests()
    expect(anew).toEqual(asIs)
  })
})

describe('after an erasure', () => {
  /** Staff take each letter, so that none is as it was written. */
  const lookAfterAll = async () => {
    await site.tell({ type: 'RoleGranted', data: { userId: 'bob', role: 'staff' } })
    const { body } = await bob.get('/api/staff/inbox')
    const { letters } = body as { letters: { id: string }[] }
    expect(letters).toHaveLength(3)
    for (const { id } of letters) {
      await bob.patch(`/api/staff/inbox/${id}`, { version: 1, state: 'open', assignee: 'bob' })
    }
  }
  /** Everything that somebody can leave behind on the site. */
  const live = async () => {
    await olga.patch('/api/user/profile', { bio: 'A collector of axolotl pictures', location: 'Zanzibar' })
    const postId = await post(olga)
    const commentId = await comment(olga, postId, 'I had seventeen wombats once.')
    await olga.patch(`/api/comments/${commentId}`, { content: 'I had nineteen wombats once.' })
    await olga.post('/api/bookmarks', { postId })
    await olga.post(`/api/posts/${postId}/dismissal`)
    await olga.post('/api/visits', { begunAgo: 60_000, endedAgo: 0, opened: [{ postId, ago: 30_000 }] })
    await olga.post('/api/contact', {
      topic: 'general',
      name: 'Olga',
      email: 'olga@zanzibar.example',
      message: 'A question about my narwhal collection.',
    })
    await site.agent.post('/api/contact').send({
      topic: 'general',
      name: 'Olga',
      email: 'OLGA@zanzibar.example',
      message: 'A second question about my narwhal collection.',
    })
    await olga.post('/api/bug-reports', {
      title: 'A manatee on the page',
      description: 'There is a manatee where none should be.',
      severity: 'annoying',
    })
    await lookAfterAll()
    const mo = await site.join('mo')
    await site.tell({ type: 'RoleGranted', data: { userId: 'mo', role: 'moderator' } })
    await mo.post('/api/moderation/users/Olga_Zanzibar/thread', { text: 'Is it a capybara?' })
    await olga.post('/api/user/thread', { text: 'It is a quokka.' })
    await olga.post('/api/newsletter', { email: 'olga@zanzibar.example' })
    await olga.post('/api/deal-alerts', { name: 'Pangolins', keywords: { any: ['pangolin'] } })
    await olga.post('/api/user/email', { email: 'olga.two@zanzibar.example' })
    await olga.post('/api/user/username', { username: 'Olga_Ocelot' })
    await site.lookAtTheClock()
  }
  const texts = [
    'capybara',
    'quokka',
    'axolotl',
    'wombat',
    'narwhal',
    'manatee',
    'pangolin',
    'zanzibar',
    'ocelot',
    'quasimodo',
    'olga',
  ]

  it.each(['keep', 'delete'] as const)('nothing of the person is readable in any file (posts: %s)', async (posts) => {
    await live()
    const key = (await site.store.table<{ wrapped: string }>('keys').get(olgaId))?.value.wrapped ?? 'none'
    expect(filesWith(key)).not.toEqual([])
    // The table of contents of the test itself: each text was there.
    expect(texts.filter((text) => filesWith(text).length === 0)).toEqual([])
    await leave(posts)
    await wait(15)
    const kept = posts === 'keep' ? ['quasimodo'] : []
    const left = [...texts, usernameKeyOf('Olga_Zanzibar'), usernameKeyOf('Olga_Ocelot'), key].filter(
      (text) => !kept.includes(text),
    )
    expect(left.map((text) => [text, filesWith(text)])).toEqual(left.map((text) => [text, []]))
  })

  it('views are the same as those that are folded anew', async () => {
    await live()
    await leave('delete')
    await wait(15)
    const { now: asIs, anew } = await site.digests()
    expect(anew).toEqual(asIs)
  })

  it('the name is free, and the events of it tell who it was to nobody', async () => {
    await leave('delete')
    await wait(15)
    const { events } = await site.log.readAll({ after: beforeFirst, limit: 1000 })
    const decoded = await site.codec.decodeAll(events)
    expect(JSON.stringify(decoded)).not.toContain('Zanzibar')
    expect(decoded.map(({ type }) => type)).toEqual(expect.arrayContaining(['UserErased', 'UsernameReleased']))
    const form = { username: 'Olga_Zanzibar', password: 'ten words or so' }
    expect((await site.agent.post('/register').type('form').send(form)).status).toBe(303)
  })
})
