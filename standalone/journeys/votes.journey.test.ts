import type { Page } from 'playwright-core'
import { expectPressed, expectSeen, holdBack, seriousFindings } from './browser.ts'
import { journeysOverBoth } from './world.ts'

interface Listed {
  posts: { id: number; title: string; votes: number; userVote: number | null }[]
}

journeysOverBoth('votes and bookmarks', (world) => {
  /** A deal of the feed that the member has neither voted on nor saved. */
  const untouched = async (username: string, at = 0) => {
    const { body } = await (await world.client(username)).get('/api/posts?limit=25&types=product&currency=USD')
    const post = (body as Listed).posts.filter(({ userVote }) => userVote === null)[at]
    if (post === undefined) {
      throw new Error(`${username} voted on everything`)
    }
    return post
  }
  const cardOf = (page: Page, id: number) => page.locator(`[data-feed] article[data-post="${id}"]`)
  const scoreOf = async (page: Page) => Number(await page.getByRole('status', { name: 'Score' }).innerText())

  it('a vote is answered at once, and stands in the feed after a reload', async () => {
    const page = await world.member('stacy')
    const post = await untouched('stacy')
    await world.open(page, '/')
    const upvote = cardOf(page, post.id).getByRole('button', { name: 'Upvote' })
    await expectPressed(upvote, false)
    const answered = page.waitForResponse('**/votes')
    const letGo = await holdBack(page, '**/votes')
    await upvote.click()
    await expectPressed(upvote, true)
    letGo()
    expect(await (await answered).json()).toMatchObject({ vote: { value: 1 }, votes: post.votes + 1 })
    await page.reload()
    await expectPressed(upvote, true)
    expect(await upvote.innerText()).toBe(String(post.votes + 1))
  })

  it('a vote is in the feed before a reader who asks for it has waited', async () => {
    const stacy = await world.client('stacy')
    const post = await untouched('stacy')
    const { position, body } = await stacy.send('POST', `/api/posts/${post.id}/votes`, { value: 1 })
    expect(body).toMatchObject({ vote: { value: 1 } })
    const feed = await stacy.get('/api/posts?limit=25&types=product&currency=USD', position)
    expect(feed.isStale).toBe(false)
    const found = (feed.body as Listed).posts.find(({ id }) => id === post.id)
    expect(found).toMatchObject({ userVote: 1, votes: post.votes + 1 })
  })

  it('what others do shows while the page is open', async () => {
    const page = await world.member('stacy')
    const [post, bob] = [await untouched('bob', 3), await world.client('bob')]
    const told = page.waitForResponse(/\/api\/live\?posts=/)
    await world.open(page, `/post/${post.id}`)
    expect((await told).headers()).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' })
    const before = await scoreOf(page)
    await bob.send('POST', `/api/posts/${post.id}/votes`, { value: 1 })
    await expectSeen(page.getByRole('status', { name: 'Score' }).getByText(String(before + 1), { exact: true }))
    await bob.send('POST', '/api/comments', { postId: post.id, depth: 0, content: 'Mine has just arrived.' })
    const show = page.getByRole('button', { name: 'Show 1 new comment' })
    await show.click()
    await expectSeen(page.getByText('Mine has just arrived.'))
    await show.waitFor({ state: 'detached' })
  })

  it('the page of a post takes votes up, down, and back', async () => {
    const page = await world.member('stacy')
    const post = await untouched('stacy', 1)
    await world.open(page, `/post/${post.id}`)
    const before = await scoreOf(page)
    const votes = page.getByRole('group', { name: 'Votes' })
    const [up, down] = [votes.getByRole('button', { name: 'Upvote' }), votes.getByRole('button', { name: 'Downvote' })]
    await up.click()
    await expectPressed(up, true)
    expect(await scoreOf(page)).toBe(before + 1)
    await down.click()
    await expectPressed(down, true)
    await expectPressed(up, false)
    expect(await scoreOf(page)).toBe(before - 1)
    // Left before it is answered: the page that comes next knows of it.
    await holdBack(page, '**/votes')
    await down.click()
    await expectPressed(down, false)
    expect(await scoreOf(page)).toBe(before)
    await page.unroute('**/votes')
    await page.reload()
    await expectPressed(down, false)
    await expectSeen(page.getByRole('status', { name: 'Score' }).getByText(String(before), { exact: true }))
    await page.waitForFunction(() => localStorage.getItem('held-presses') === null)
    // Each step has a receipt, which this browser checks.
    await page.getByRole('button', { name: 'About this post' }).first().click()
    await page.getByRole('link', { name: 'Receipts of your votes' }).click()
    const receipts = page.getByRole('region', { name: /^(Upvote|Downvote|Vote taken back)$/ })
    await expectSeen(page.getByText('You have no vote here now.'))
    expect(await receipts.getByRole('heading').allInnerTexts()).toEqual(['Vote taken back', 'Downvote', 'Upvote'])
    await receipts.first().getByRole('button', { name: 'Check' }).click()
    await expectSeen(receipts.first().getByText('Not published yet', { exact: true }))
    expect(await seriousFindings(page)).toEqual([])
  })

  it('a vote that the server refuses is taken back', async () => {
    const page = await world.member('stacy')
    const post = await untouched('stacy', 2)
    await world.open(page, `/post/${post.id}`)
    const before = await scoreOf(page)
    await page.route('**/votes', (route) => route.fulfill({ status: 403, body: 'Not now' }))
    const up = page.getByRole('group', { name: 'Votes' }).getByRole('button', { name: 'Upvote' })
    const answered = page.waitForResponse('**/votes')
    await up.click()
    await answered
    await expectPressed(up, false)
    expect(await scoreOf(page)).toBe(before)
  })

  it('a bookmark stands on the page of bookmarks, reminds of what was chosen, and is taken away', async () => {
    const page = await world.member('sue')
    const post = await untouched('sue', 4)
    await world.open(page, `/post/${post.id}`)
    const bookmark = page.getByRole('main').getByRole('button', { name: 'Bookmark' }).first()
    await expectPressed(bookmark, false)
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/bookmarks'))
    await bookmark.click()
    expect(await (await answered).json()).toEqual({ bookmarked: true })
    await expectPressed(bookmark, true)
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'My Bookmarks' }).click()
    await expectSeen(page.getByRole('heading', { name: 'My Bookmarks' }))
    const saved = page.locator(`article[data-post="${post.id}"]`)
    await expectSeen(saved)
    await page.getByRole('button', { name: `Reminders of ${post.title}` }).click()
    const soon = { name: 'It ends within two hours' }
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('checkbox', { ...soon, checked: false }).click()
    await expectSeen(page.getByRole('checkbox', { ...soon, checked: true }))
    const reminders = ['day-before', 'hours-before', 'price-drop', 'over']
    expect(await (await kept).json()).toMatchObject({ reminders })
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await world.open(page, '/bookmarks')
    await page.getByRole('button', { name: `Reminders of ${post.title}` }).click()
    await expectSeen(page.getByRole('checkbox', { ...soon, checked: true }))
    await page.keyboard.press('Escape')
    const removed = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/bookmarks') && answer.request().method() === 'POST',
    )
    await saved.getByRole('button', { name: 'Bookmark' }).click()
    expect(await (await removed).json()).toEqual({ bookmarked: false })
    await world.open(page, '/bookmarks')
    expect(await saved.count()).toBe(0)
  })
})
