import type { Browser, BrowserContext, Page } from 'playwright-core'
import { hasBrowser, hydrated, launch, openPage, seriousFindings, signIn } from './browser.ts'
import { startSite, type Site } from './site.ts'

const journeys = hasBrowser ? describe : describe.skip

journeys('the site in a browser', () => {
  let site: Site
  let browser: Browser
  let context: BrowserContext

  beforeAll(async () => {
    site = await startSite()
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await site.stop()
  })
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    context.setDefaultTimeout(20_000)
  })
  afterEach(() => context.close())

  const card = (page: Page) => page.locator('article').first()

  it('shows the deals without scripts', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const page = await plain.newPage()
    await page.goto(site.url)
    expect(await page.locator('article').count()).toBeGreaterThanOrEqual(20)
    await plain.close()
  })

  it.each(['/', '/login', '/register', '/popular', '/categories', '/stores', '/search?q=shoes'])(
    'says nothing on the console and has no serious finding on %s',
    async (path) => {
      const { page, complaints } = await openPage(context)
      await page.goto(site.url + path)
      await page.waitForLoadState('networkidle')
      expect(complaints).toEqual([])
      expect(await seriousFindings(page)).toEqual([])
    },
  )

  it('takes a vote, shows it at once, and still has it after a reload', async () => {
    const { page, complaints } = await openPage(context)
    await signIn(page, site.url, 'stacy')
    await page.goto(site.url)
    await hydrated(page)
    await card(page).getByRole('heading').getByRole('link').click()
    const upvote = page.getByRole('button', { name: 'Upvote' }).first()
    const before = await upvote.getAttribute('aria-pressed')
    await upvote.click()
    await expectPressed(upvote, before !== 'true')
    await page.waitForLoadState('networkidle')
    await page.reload()
    await hydrated(page)
    await expectPressed(page.getByRole('button', { name: 'Upvote' }).first(), before !== 'true')
    expect(complaints).toEqual([])
  })

  it('keeps a visitor from voting with a word about signing in', async () => {
    const { page } = await openPage(context)
    await page.goto(site.url)
    await hydrated(page)
    await card(page).getByRole('button', { name: 'Upvote' }).click()
    await expect(page.getByText('Please sign in to vote on deals').waitFor()).resolves.toBeUndefined()
  })

  it('saves a post and lists it under bookmarks', async () => {
    const { page } = await openPage(context)
    await signIn(page, site.url, 'olive')
    await page.goto(site.url)
    await hydrated(page)
    const title = await card(page).getByRole('heading').innerText()
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/bookmarks'))
    await card(page).getByRole('button', { name: 'Bookmark' }).click()
    await answered
    await page.goto(`${site.url}/bookmarks`)
    await expect(page.getByText(title).first().waitFor()).resolves.toBeUndefined()
  })

  it('answers what does not exist and what is not allowed with the right status', async () => {
    const { page } = await openPage(context)
    const statusOf = async (path: string) => (await page.goto(site.url + path))?.status()
    expect(await statusOf('/nowhere')).toBe(404)
    expect(await statusOf('/post/1')).toBe(404)
    expect(await statusOf('/submit')).toBe(401)
    await signIn(page, site.url, 'bob')
    expect(await statusOf('/submit')).toBe(200)
  })
})

async function expectPressed(button: ReturnType<Page['getByRole']>, isPressed: boolean): Promise<void> {
  await button.and(button.page().locator(`[aria-pressed="${isPressed}"]`)).waitFor()
}
