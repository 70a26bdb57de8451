import type { Page } from 'playwright-core'
import { until } from './client.ts'
import { expectAttribute, expectSeen } from './browser.ts'
import { journeys } from './world.ts'

const hour = 3_600_000

interface Deal {
  id: number
  title: string
  price: number | null
  createdAt: string
}

interface Inbox {
  unread: number
  notifications: { id: string; message: string; url: string; seen: boolean }[]
}

journeys('notifications', (world) => {
  const inbox = async (username: string) =>
    (await (await world.client(username)).get('/api/notifications?page=1&limit=5')).body as Inbox
  const bell = (page: Page) => page.getByRole('button', { name: 'Notifications' })

  it('come when somebody answers, lead there, and are seen then', async () => {
    const [ann, bob] = [await world.client('ann'), await world.client('bob')]
    await ann.send('POST', '/api/notifications/seen-all')
    await until(
      () => inbox('ann'),
      ({ unread }) => unread === 0,
    )
    const { body } = await ann.get('/api/posts?limit=10&types=product&sortOrder=newest')
    const postId =
      (body as { posts: { id: number; foundBy: string }[] }).posts.find(
        ({ foundBy }) => !['ann', 'bob'].includes(foundBy),
      )?.id ?? 0
    const said = await ann.send('POST', '/api/comments', { postId, depth: 0, content: 'Is it still there?' })
    const { id: parentId } = said.body as { id: number }
    const page = await world.member('ann')
    await world.open(page, '/')
    await bob.send('POST', '/api/comments', { postId, depth: 1, parentId, content: 'Yes, I have just bought one.' })
    const { notifications } = await until(
      () => inbox('ann'),
      ({ unread }) => unread === 1,
    )
    expect(notifications[0]).toMatchObject({ seen: false })

    // Nothing was loaded again: the open page is told.
    await expectAttribute(bell(page), 'aria-description', '1 unread')
    await bell(page).click()
    const line = page.getByRole('link', { name: /^Unread: / }).first()
    const seen = page.waitForResponse((answer) => /\/api\/notifications\/[^/]+\/seen$/.test(answer.url()))
    await line.click()
    expect((await seen).status()).toBe(200)
    await page.waitForURL(new RegExp(`/post/${postId}`))
    await expectSeen(page.getByText('Yes, I have just bought one.'))
    await until(
      () => inbox('ann'),
      ({ unread }) => unread === 0,
    )
    await page.reload()
    expect(await bell(page).getAttribute('aria-description')).toBeNull()
  })

  it('of what became of deals since the last visit stand on a page of their own, until all is read', async () => {
    const [bob, mo] = [await world.client('bob'), await world.client('mo')]
    const { body } = await bob.get('/api/posts?limit=50&types=product')
    const isOld = ({ createdAt }: Deal) => Date.now() - Date.parse(createdAt) > 2 * hour
    const deal = (body as { posts: Deal[] }).posts.find((post) => isOld(post) && Number(post.price) > 10)
    const { id = 0, price = 0, title = '' } = deal ?? {}
    await bob.send('POST', '/api/visits', { begunAgo: 2 * hour, endedAgo: 1.5 * hour, opened: [] })
    const lower = { price: Math.floor(Number(price)) - 1, reason: 'It fell.' }
    expect((await mo.send('PATCH', `/api/posts/${id}`, lower)).status).toBe(200)

    const page = await world.member('bob')
    await world.open(page, '/')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Since Your Last Visit' }).click()
    await expectSeen(page.getByText('What happened since you were here, 1 h ago.'))
    await page.getByRole('link', { name: /^Cheaper/ }).click()
    await page.getByRole('link', { name: title }).click()
    await page.waitForURL(new RegExp(`/post/${id}`))

    // What was opened is gathered, and told once the page is hidden.
    const isGathered = (postId: number) => localStorage.getItem('visit')?.includes(`"postId":${postId}`) === true
    await page.waitForFunction(isGathered, id)
    const told = page.waitForRequest((request) => request.url().endsWith('/api/visits'))
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect((await told).postDataJSON()).toMatchObject({ opened: [{ postId: id }] })

    await world.open(page, '/since/cheaper')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expectSeen(page.getByText(/^No deal became cheaper since your last visit/))
    const { body: since } = await bob.get('/api/visits/since')
    expect(since).toMatchObject({ totals: { new: { count: 0 }, cheaper: { count: 0 }, comments: { count: 0 } } })
  })

  it('are all marked as read on their page', async () => {
    const [olive, bob] = [await world.client('olive'), await world.client('bob')]
    const { body } = await olive.get('/api/posts?limit=10&types=product')
    const posts = (body as { posts: { id: number }[] }).posts
    for (const { id: postId } of posts.slice(0, 2)) {
      const said = await olive.send('POST', '/api/comments', { postId, depth: 0, content: 'What is the shipping?' })
      const { id: parentId } = said.body as { id: number }
      await bob.send('POST', '/api/comments', { postId, depth: 1, parentId, content: 'It was free for me.' })
    }
    await until(
      () => inbox('olive'),
      ({ unread }) => unread >= 2,
    )
    const page = await world.member('olive')
    await world.open(page, '/notifications')
    await page.getByRole('button', { name: 'Unread', exact: true }).click()
    await expectSeen(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Unread: / })
        .nth(1),
    )
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expectSeen(page.getByText('Nothing unread.'))
    await until(
      () => inbox('olive'),
      ({ unread }) => unread === 0,
    )
    await page.getByRole('button', { name: 'All', exact: true }).click()
    await expectSeen(
      page
        .getByRole('main')
        .getByText(/replied|answered/i)
        .first(),
    )
  })
})
