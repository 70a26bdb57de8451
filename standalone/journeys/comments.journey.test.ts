import type { Locator, Page } from 'playwright-core'
import { expectGone, expectPressed, expectSeen, holdBack } from './browser.ts'
import { until } from './client.ts'
import { journeys } from './world.ts'

interface Listed {
  posts: { id: number; commentCount: number }[]
}

journeys('comments', (world) => {
  let path = ''
  beforeAll(async () => {
    const { body } = await (await world.client()).get('/api/posts?limit=50&types=product&sortOrder=newest')
    const { id } = (body as Listed).posts.find(({ commentCount }) => commentCount > 0 && commentCount < 8) ?? { id: 0 }
    path = `/post/${id}`
  })

  /** The innermost comment that says these words; a form in which they are written says nothing yet. */
  const commentOf = (page: Page, words: string) =>
    page
      .locator('article[id^="comment-"]')
      .filter({ has: page.locator('p', { hasText: words }) })
      .last()
  const head = (comment: Locator) => comment.locator('> div > header')
  const more = async (page: Page, comment: Locator, item: string) => {
    await comment.getByRole('button', { name: 'More about this comment' }).first().click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const say = async (page: Page, words: string) => {
    await page.getByLabel('Comment', { exact: true }).fill(words)
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await expectSeen(page.getByText('Comment added'))
  }

  it('keep what is written before the code of the page is there, and what is pressed is done then', async () => {
    const page = await world.member('ann')
    const letIn = await holdBack(page, /\/assets\/start-[^/]+\.js$/)
    await page.goto(world.url + path, { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Comment', { exact: true }).fill('Written on a slow train')
    await page.getByRole('button', { name: 'More actions' }).click()
    letIn()
    await expectSeen(page.getByRole('menuitem', { name: 'Report' }))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await expectSeen(page.getByText('Comment added'))
    await expectSeen(commentOf(page, 'Written on a slow train'))
    expect(page.url()).toBe(world.url + path)
  })

  it('are written, changed, answered and deleted, and the answers stay', async () => {
    const [ann, bob] = [await world.member('ann'), await world.member('bob')]
    await world.open(ann, path)
    await say(ann, 'It **held** until noon.')
    const hers = commentOf(ann, 'It held until noon.')
    await expectSeen(hers.locator('strong', { hasText: 'held' }))
    await more(ann, hers, 'Edit')
    await ann.getByLabel('Edit comment').fill('It held until the evening.')
    await ann.getByRole('button', { name: 'Save' }).click()
    await expectSeen(commentOf(ann, 'It held until the evening.'))
    const others = await world.client()
    await until(
      () => others.get(`/api/posts/${path.split('/').at(-1)}/comments`),
      ({ text }) => text.includes('It held until the evening.'),
    )

    await world.open(bob, path)
    const seenByBob = commentOf(bob, 'It held until the evening.')
    await seenByBob.getByRole('button', { name: 'Reply' }).click()
    await bob.getByLabel('Reply to ann').fill('Thank you, it still does.')
    const answer = bob.locator('form').filter({ has: bob.getByLabel('Reply to ann') })
    await answer.getByRole('button', { name: 'Reply' }).click()
    await expectSeen(seenByBob.locator('ol').getByText('Thank you, it still does.'))

    await world.open(ann, path)
    await more(ann, commentOf(ann, 'It held until the evening.'), 'Delete')
    await ann.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click()
    await expectSeen(ann.getByText('Comment deleted').first())
    await ann.reload()
    await expectGone(ann.getByText('It held until the evening.'))
    await expectSeen(ann.getByText('Comment deleted by author').first())
    await expectSeen(ann.getByText('Thank you, it still does.'))
    expect(await head(commentOf(ann, 'Thank you, it still does.')).innerText()).toContain('bob')
  })

  it('take votes of others and not of their author', async () => {
    const [ann, bob] = [await world.member('ann'), await world.member('bob')]
    await world.open(bob, path)
    await say(bob, 'The coupon still works.')
    const own = commentOf(bob, 'The coupon still works.')
    expect(await own.getByRole('button', { name: /Upvote comment/ }).isDisabled()).toBe(true)

    await world.open(ann, path)
    const his = commentOf(ann, 'The coupon still works.')
    const [up, down] = [
      his.getByRole('button', { name: /Upvote comment/ }),
      his.getByRole('button', { name: 'Downvote comment' }),
    ]
    const answered = ann.waitForResponse((answer) => /\/api\/comments\/\d+\/votes$/.test(answer.url()))
    await up.click()
    await expectPressed(up, true)
    expect(await up.innerText()).toBe('1')
    await answered
    await ann.reload()
    await expectPressed(up, true)
    await down.click()
    await expectPressed(down, true)
    expect(await up.innerText()).toBe('-1')
  })

  it('are counted while they are long, and not sent when they are too long', async () => {
    const page = await world.member('ann')
    await world.open(page, path)
    const field = page.getByLabel('Comment', { exact: true })
    const send = page.getByRole('button', { name: 'Comment', exact: true })
    expect(await send.isDisabled()).toBe(true)
    await field.fill('x'.repeat(3801))
    await expectSeen(page.getByText('3801/4000'))
    expect(await send.isDisabled()).toBe(false)
    await field.fill('x'.repeat(4001))
    await expectSeen(page.getByText('4001/4000'))
    expect(await send.isDisabled()).toBe(true)
  })

  it('are found by their words, and one has a page of its own', async () => {
    const page = await world.member('ann')
    await world.open(page, path)
    await say(page, 'A word that nobody else says: plinth.')
    await page.getByLabel('Search comments').fill('PLINTH')
    await expectSeen(commentOf(page, 'plinth'))
    expect(await page.locator('article[id^="comment-"]').count()).toBe(1)
    await page.getByLabel('Search comments').fill('xyzzy')
    await expectSeen(page.getByText('No comments found matching "xyzzy"'))
    await page.getByLabel('Search comments').fill('')
    await head(commentOf(page, 'plinth')).getByRole('link').last().click()
    await page.waitForURL(/\/post\/\d+\/comment\/\d+/)
    await expectSeen(commentOf(page, 'plinth'))
  })
})
