import type { Page } from 'playwright-core'
import { until } from './client.ts'
import { expectAttribute, expectSeen } from './browser.ts'
import { journeys } from './world.ts'

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
