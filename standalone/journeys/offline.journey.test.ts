import type { Page } from 'playwright-core'
import { expectPressed, expectSeen, hydrated } from './browser.ts'
import { expectSoundPages } from './sound-pages.ts'
import { journeys } from './world.ts'

const withWorker = { serviceWorkers: 'allow' } as const

/** What the device keeps of pages, one cache for each who looks at them. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Fails when the paths that are kept do not become these in time: a page is kept a little after its answers are there. */
async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  const deadline = Date.now() + 60_000
  while (String(await kept(page)) !== String(paths) && Date.now() < deadline) {
    await page.waitForTimeout(250)
  }
  expect(await kept(page)).toEqual(paths)
}

const held = (page: Page) => page.evaluate(() => localStorage.getItem('held-presses'))

journeys('a device without a network', (world) => {
  const upvote = (page: Page) => page.getByRole('group', { name: 'Votes' }).getByRole('button', { name: 'Upvote' })
  const offlineBar = (page: Page) => page.getByText('You are offline. Showing saved pages.')

  /** Opens the feed and, from there, a post that the member has not voted on; both are kept then. */
  async function lookAtAPost(page: Page, username: string): Promise<number> {
    const { body } = await (await world.client(username)).get('/api/posts?limit=25&types=product&currency=USD')
    const { posts } = body as { posts: { id: number; userVote: number | null }[] }
    const id = posts.find(({ userVote }) => userVote === null)?.id ?? 0
    await world.open(page, '/')
    await expectKept(page, '/')
    await page.locator(`[data-feed] article[data-post="${id}"] a[href="/post/${id}"]`).first().click()
    await expectSeen(upvote(page))
    await expectKept(page, '/', `/post/${id}`)
    return id
  }
  const userVote = async (username: string, id: number, position?: number) =>
    ((await (await world.client(username)).get(`/api/posts/${id}`, position)).body as { userVote: number | null })
      .userVote

  it('shows pages that were looked at, whole, and leads to them in the place of those that were not', async () => {
    const page = await world.visitor(withWorker)
    const id = await lookAtAPost(page, 'sue')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const openMenu = async () => {
      await page.getByRole('button', { name: 'Account menu' }).click()
      await expectSeen(page.getByRole('menuitem', { name: 'Sign In' }))
    }
    await openMenu()
    await page.context().setOffline(true)
    await page.reload()
    await expectSeen(offlineBar(page))
    await expectSeen(page.getByRole('heading', { level: 1, name: title }))
    await openMenu()
    await world.open(page, '/stores')
    await expectSeen(page.getByRole('heading', { name: 'No connection' }))
    const saved = page.getByRole('region', { name: 'Saved pages' })
    // They are looked for once the page is alive.
    await expectSeen(saved.getByRole('link', { name: 'Home' }))
    expect(await saved.getByRole('link').allInnerTexts()).toEqual([title, 'Home'])
    await saved.getByRole('link', { name: 'Home' }).click()
    await expectSeen(page.locator(`[data-feed] article[data-post="${id}"]`))
    await world.open(page, '/stores')
    await page.context().setOffline(false)
    await page.waitForURL('**/stores')
    await expectSeen(page.getByRole('heading', { level: 1, name: 'Stores' }))
  })

  it('takes a vote, keeps it over a reload, and sends it once there is a network', async () => {
    const page = await world.member('stacy', withWorker)
    const id = await lookAtAPost(page, 'stacy')
    await page.context().setOffline(true)
    await upvote(page).click()
    await expectPressed(upvote(page), true)
    await expectSeen(page.getByText('Will be sent when you are back online'))
    await page.reload()
    await hydrated(page)
    await expectPressed(upvote(page), true)
    expect(await userVote('stacy', id)).toBeNull()
    const sent = page.waitForResponse('**/votes')
    await page.context().setOffline(false)
    await expectSeen(page.getByText('Back online'))
    const position = Number((await sent).headers()['x-position'])
    expect([await userVote('stacy', id, position), await held(page)]).toEqual([1, null])
  })

  it('sends nothing for who signed in after whoever pressed', async () => {
    const page = await world.member('ann', withWorker)
    const id = await lookAtAPost(page, 'bob')
    const before = await userVote('ann', id)
    await page.context().setOffline(true)
    await upvote(page).click()
    await expectSeen(page.getByText('Will be sent when you are back online'))
    const { session } = await world.client('bob')
    await page.context().addCookies([{ name: 'session', value: session, url: world.url, httpOnly: true }])
    await page.context().setOffline(false)
    await world.open(page, '/popular')
    await expectKept(page, '/popular')
    expect([await held(page), await userVote('ann', id), await userVote('bob', id)]).toEqual([null, before, null])
  })

  it('keeps nothing of a member who signed out', async () => {
    const page = await world.member('stacy', withWorker)
    await lookAtAPost(page, 'stacy')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expectSeen(page.getByRole('menuitem', { name: 'Sign In' }))
    await expectKept(page, '/')
    await page.context().setOffline(true)
    await page.reload()
    await expectSeen(offlineBar(page))
    expect(await page.getByText('stacy').count()).toBe(0)
  })

  it('says in its place what is not kept, in the light and in the dark', async () => {
    await expectSoundPages(world, await world.visitor({ viewport: { width: 390, height: 844 } }), ['/offline'])
  })
})
