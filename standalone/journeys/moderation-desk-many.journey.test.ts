import type { Page } from 'playwright-core'
import { expectGone, expectSeen } from './browser.ts'
import { until, type Client } from './client.ts'
import { caseTitle, decide, openFirst, rows } from './desk.ts'
import { journeys } from './world.ts'

interface Listed {
  readonly posts: readonly { readonly id: number }[]
}
interface Log {
  readonly entries: readonly { readonly kind: string }[]
}
interface Raw {
  readonly events: readonly { readonly type: string }[]
}

/** How many cases the queue holds. */
async function waiting(olive: Client): Promise<number> {
  const { body } = await olive.get('/api/moderation/queue?limit=1')
  return (body as { total: number }).total
}

/** Sends active posts to staff review, as many as asked for; answers their ids. */
async function fillQueue(olive: Client, count: number): Promise<number[]> {
  const { body } = await olive.get(`/api/posts?limit=${count}&types=product,sales`)
  const ids = (body as Listed).posts.map(({ id }) => id)
  const before = await waiting(olive)
  for (const id of ids) {
    const words = { status: 'staff-review', feedback: 'Please look at it.' }
    expect((await olive.send('PATCH', `/api/moderation/posts/${id}/status`, words)).status).toBe(200)
  }
  await until(
    () => waiting(olive),
    (total) => total === before + count,
  )
  return ids
}

/** Counts what a pointer does on a page. */
async function watchPointer(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener('pointerdown', () => performance.mark('pressed'))
  })
  return () => page.evaluate(() => performance.getEntriesByName('pressed').length)
}

/** Twenty cases take a moderator less than two minutes: that is what the desk is for. */
const mostTime = 120_000

journeys('many cases at the desk', (world) => {
  let olive: Client
  let all: number
  beforeAll(async () => {
    olive = await world.client('olive')
    await fillQueue(olive, 26)
    all = await waiting(olive)
  })

  it(
    'twenty are cleared by the keyboard alone',
    async () => {
      const page = await world.member('mo')
      const pressed = await watchPointer(page)
      await world.open(page, '/staff/moderation/queue')
      await openFirst(page)
      const ways = [['a'], ['a'], ['e'], ['a'], ['d', '5', 'Enter']]
      for (let cleared = 0; cleared < 20; cleared += 1) {
        await decide(page, 'Approve', ways[cleared % ways.length] ?? ['a'])
      }
      // Who goes on lets the next case go, which opened by itself.
      await page.keyboard.press('Escape')
      await expectGone(caseTitle(page))
      expect(await pressed()).toBe(0)
      await until(
        () => waiting(olive),
        (left) => left === all - 20,
      )
      const mo = await world.client('mo')
      const kinds = await until(
        async () =>
          ((await mo.get('/api/moderation/log?limit=20&actor=mo')).body as Log).entries.map(({ kind }) => kind),
        ({ length }) => length === 20,
      )
      expect([...new Set(kinds)].sort()).toEqual(['PostApproved', 'PostDeleted', 'PostExpired'])
    },
    mostTime,
  )

  it('several are chosen by keys and decided together, and all of it is taken back', async () => {
    const page = await world.member('sue')
    await world.open(page, '/staff/moderation/queue')
    await openFirst(page)
    await expectSeen(caseTitle(page))
    const before = await rows(page).count()
    await page.keyboard.press('x')
    await page.keyboard.press('Shift+J')
    await page.keyboard.press('Shift+J')
    await expectSeen(page.getByText('3 cases chosen'))
    await page.keyboard.press('b')
    await expectSeen(page.getByRole('dialog', { name: 'Decide about 3 cases' }))
    await page.keyboard.press('Enter')
    await expectSeen(page.getByText('Approved together:'))
    await until(
      () => rows(page).count(),
      (count) => count === before - 3,
    )
    await page.keyboard.press('z')
    await until(
      () => rows(page).count(),
      (count) => count === before,
    )
    const { body } = await (await world.client('sue')).get('/api/moderation/log?kind=BulkDecided')
    expect(body).toMatchObject({ total: 1, entries: [{ title: '3 posts', code: 'active' }] })
  })
})

journeys('two moderators on one queue', (world) => {
  it('never decide the same case twice, however close they come', async () => {
    await fillQueue(await world.client('olive'), 3)
    const pages = [await world.member('mo'), await world.member('sue')]
    const mine = (page: Page) => page.getByText('yours for five minutes')
    const others = (page: Page) => page.getByText(/^Being reviewed by/).first()
    await Promise.all(pages.map((page) => world.open(page, '/staff/moderation/queue')))
    const takes = await Promise.all(
      pages.map(async (page) => {
        await openFirst(page)
        await mine(page).or(others(page)).waitFor()
        return mine(page).isVisible()
      }),
    )
    expect([...takes].sort()).toEqual([false, true])
    const late = pages[takes.indexOf(false)]
    await late?.keyboard.press('j')
    await Promise.all(pages.map((page) => expectSeen(mine(page))))
    const open = pages.map((page) => new URL(page.url()).searchParams.get('case'))
    await Promise.all(
      pages.map(async (page) => {
        await page.keyboard.press('a')
        await expectSeen(page.getByText(/^Approved:/))
      }),
    )
    expect(new Set(open).size).toBe(2)
    for (const id of open) {
      const { events } = (await (await world.client('olive')).get(`/api/moderation/posts/${id}/events`)).body as Raw
      const since = events.findLastIndex(({ type }) => type === 'PostSentToReview')
      expect(events.slice(since).filter(({ type }) => type === 'PostApproved')).toHaveLength(1)
    }
  })

  it('tell each other who decided what, and when', async () => {
    const [id] = await fillQueue(await world.client('olive'), 1)
    const [sue, asSue, asMo] = [await world.member('sue'), await world.client('sue'), await world.client('mo')]
    await world.open(sue, `/staff/moderation/queue?case=${id}`)
    await expectSeen(sue.getByText('yours for five minutes'))
    await asSue.send('DELETE', `/api/moderation/posts/${id}/claim`, {})
    expect((await asMo.send('PATCH', `/api/moderation/posts/${id}/status`, { status: 'expired' })).status).toBe(200)
    await sue.keyboard.press('a')
    await expectSeen(
      sue.getByText(/^Someone else already decided this: marked as expired by mo, (a moment|\d+ minutes?) ago\.$/),
    )
    expect(new URL(sue.url()).searchParams.get('case')).toBe(String(id))
  })
})
