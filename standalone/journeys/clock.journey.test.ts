import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projections } from '@deals/projector/app'
import { clientOf, register, until, type Client } from './client.ts'
import { operate } from './kept.ts'
import { newDataDir, removeDataDir, startSite, type Site } from './site.ts'

const hour = 3_600_000
const day = 24 * hour
const preload = join(__dirname, '../../scripts/jest/shifted-clock.cjs')

describe('a site whose clock is set', () => {
  let dataDir: string
  let clockFile: string
  let site: Site
  let ann: Client
  let bob: Client

  /** In one step: the site reads it whenever it looks at its clock. */
  const setClock = (ahead: number) => {
    writeFileSync(`${clockFile}-next`, String(ahead))
    renameSync(`${clockFile}-next`, clockFile)
  }
  const start = () =>
    startSite(dataDir, { DEMO: '0', RATE_LIMITS: 'on', CLOCK_FILE: clockFile, NODE_OPTIONS: `--require=${preload}` })

  beforeAll(async () => {
    dataDir = await newDataDir()
    clockFile = join(dataDir, 'clock')
    setClock(0)
    site = await start()
    ann = await register(site.url, 'ann')
    bob = await register(site.url, 'bob')
  })
  afterAll(async () => {
    await site.kill()
    await removeDataDir(dataDir)
  })

  /** Shown to others once the background has looked at it: jobs and read models go on. */
  const postUntilShown = async (by: Client, about: string): Promise<number> => {
    const { status, text, body } = await by.send('POST', '/api/posts', {
      type: 'discussion',
      title: `Which ${about} last longest?`,
      content: 'Mine break every year. Which ones of yours are still alive?',
      categorySlug: 'techelectronics',
      duplicateOverride: 'They ask of other things, however alike they sound.',
    })
    expect([status, text]).toEqual([201, expect.anything()])
    const { id } = body as { id: number }
    await until(
      () => clientOf(site.url).get(`/api/posts/${id}`),
      ({ status: found }) => found === 200,
    )
    return id
  }
  const comment = async (by: Client, postId: number): Promise<number> => {
    const { status, body } = await by.send('POST', '/api/comments', { postId, depth: 0, content: 'Mine last.' })
    expect(status).toBe(201)
    return Date.parse((body as { createdAt: string }).createdAt)
  }
  const expectSignedIn = async () => {
    expect((await ann.get('/api/user')).body).toMatchObject({ username: 'ann' })
    expect((await bob.get('/api/user')).body).toMatchObject({ username: 'bob' })
  }
  const proofIsAsked = async () => (await ann.send('POST', '/api/user/export')).status === 403
  /** How long somebody waits who guessed a password too often. */
  const waitOfGuesser = async (): Promise<number> => {
    for (;;) {
      const body = new URLSearchParams({ username: 'ann', password: 'not the right one' })
      const { status, headers } = await fetch(`${site.url}/login`, { method: 'POST', body, redirect: 'manual' })
      if (status === 429) {
        return Number(headers.get('retry-after'))
      }
    }
  }

  it('keeps sessions, limits, jobs and times as they should be, a day ahead and then an hour back', async () => {
    const first = await postUntilShown(ann, 'headphones')
    expect(await proofIsAsked()).toBe(false)
    const wait = await waitOfGuesser()
    setClock(day)
    await expectSignedIn()
    expect(await proofIsAsked()).toBe(true)
    expect((await ann.send('POST', '/api/user/proof', { currentPassword: 'copper kettles sing at dawn' })).status).toBe(
      200,
    )
    expect(await proofIsAsked()).toBe(false)
    expect(await comment(bob, first)).toBeGreaterThan(Date.now() + day - hour)
    const second = await postUntilShown(ann, 'kettles')
    setClock(-hour)
    await expectSignedIn()
    // What was shown a day ahead is no proof for a day and more.
    expect(await proofIsAsked()).toBe(true)
    expect(await waitOfGuesser()).toBeLessThanOrEqual(wait)
    expect(await comment(bob, second)).toBeLessThan(Date.now() - hour / 2)
    await postUntilShown(bob, 'lamps')
  })

  it('starts again after it was killed a day ahead, and folds to the same', async () => {
    setClock(day)
    const { status } = await bob.send('POST', '/api/posts', {
      type: 'discussion',
      title: 'Which chairs last longest?',
      content: 'Mine break every year. Which ones of yours are still alive?',
      categorySlug: 'techelectronics',
      duplicateOverride: 'They ask of other things, however alike they sound.',
    })
    expect(status).toBe(201)
    await site.kill()
    setClock(0)
    site = await start()
    ann = clientOf(site.url, ann.session)
    bob = clientOf(site.url, bob.session)
    await expectSignedIn()
    await postUntilShown(ann, 'tables')
    expect(await site.stop()).toMatchObject({ code: 0, errors: '' })
    const { code, lines } = await operate({ dataDir }, 'verify', '--all')
    const verdicts = lines.filter((line) => line.includes(' (version ')).map((line) => line.split(' (')[0])
    expect([code, verdicts]).toEqual([0, projections.map(({ name }) => `${name}: equal`)])
  })
})
