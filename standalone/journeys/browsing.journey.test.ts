import type { Page } from 'playwright-core'
import { expectAttribute, expectGone, expectPressed, expectSeen, expectValue, holdBack, hydrated } from './browser.ts'
import { journeys } from './world.ts'

const cards = (page: Page) => page.locator('[data-feed] article')
const titles = (page: Page) => cards(page).locator('.title').allInnerTexts()

journeys('looking for deals', (world) => {
  const home = async () => {
    const page = await world.visitor()
    await world.open(page, '/')
    return page
  }

  it('goes on as far as one scrolls, without showing a deal twice', async () => {
    const page = await home()
    expect(await cards(page).count()).toBe(25)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expectSeen(cards(page).nth(49))
    await cards(page).last().scrollIntoViewIfNeeded()
    await expectSeen(cards(page).nth(74))
    const ids = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-post')))
    expect(new Set(ids).size).toBe(ids.length)
  })

  const scrollTo = (page: Page, place: number) => page.evaluate((to) => window.scrollTo(0, to), place)
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
  const settled = async (page: Page) => {
    await hydrated(page)
    await page.waitForLoadState('networkidle')
  }

  it('stays where its reader is when its code comes late', async () => {
    const page = await home()
    const letIn = await holdBack(page, /\/assets\/start-[^/]+\.js$/)
    await page.goto(world.url, { waitUntil: 'domcontentloaded' })
    await scrollTo(page, 600)
    letIn()
    await settled(page)
    expect(await scrolled(page)).toBe(600)
  })

  it('is narrowed by all that is chosen before its code is there, and before that of its filters', async () => {
    const page = await home()
    const letIn = [await holdBack(page, /\/assets\/start-[^/]+\.js$/), await holdBack(page, /\/assets\/SearchFacets-/)]
    await page.goto(`${world.url}/search?q=coffee`, { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Type').selectOption('product')
    await page.getByLabel('Discount').selectOption('10')
    letIn[0]?.()
    await hydrated(page)
    await page.getByLabel('Posted').selectOption('1d')
    letIn[1]?.()
    await page.waitForURL(/type=product.*discount=10.*date=1d/)
    await expectValue(page.getByLabel('Discount'), '10')
  })

  it('begins at its top for who comes anew, and after a reload where it was left', async () => {
    const page = await home()
    await scrollTo(page, 600)
    await page.reload()
    await settled(page)
    expect(await scrolled(page)).toBe(600)
    await page.goto(`${world.url}/search?q=coffee`)
    await page.goto(world.url)
    await settled(page)
    expect(await scrolled(page)).toBe(0)
  })

  it('is shown where it was left to who comes back from a deal by way of its shop', async () => {
    const page = await home()
    const link = cards(page).nth(15).locator('.title a')
    await link.scrollIntoViewIfNeeded()
    const place = await scrolled(page)
    await link.click()
    await page.waitForURL(/\/post\//)
    // Who leaves in the moment in which a page is drawn has been nowhere on it.
    await settled(page)
    await page.goto(`${world.url}/robots.txt`)
    await page.goBack()
    await settled(page)
    await page.goBack()
    await expectSeen(cards(page).nth(15))
    await page.waitForFunction((left) => window.scrollY === left, place)
    expect(place).toBeGreaterThan(600)
  })

  it('goes back to the home page of an earlier hour, on to a post of it, and to now', async () => {
    const page = await home()
    await page.getByRole('link', { name: 'See the home page as it stood' }).click()
    await page
      .getByRole('navigation', { name: 'Noted hours' })
      .getByRole('link', { name: /^Before/ })
      .click()
    await page.waitForURL(/at=20/)
    const card = page.locator('article .title').first()
    const title = await card.innerText()
    await card.getByRole('link').click()
    await page.waitForURL(/post\/\d+\?at=/)
    await expectSeen(page.getByRole('heading', { level: 1, name: title }))
    await page.goBack()
    await page.getByRole('link', { name: 'See it as it is now' }).click()
    await expectSeen(cards(page).first())
  })

  it('sorts by price, and keeps the order after a reload', async () => {
    const page = await home()
    await page.getByLabel('Sort by').selectOption('price_asc')
    await page.waitForURL(/sortOrder=price_asc|sort=price_asc/)
    await expectSeen(cards(page).first().getByText('Free').first())
    const shown = await titles(page)
    await page.reload()
    expect(await titles(page)).toEqual(shown)
    const { body } = await (
      await world.client()
    ).get('/api/posts?limit=25&types=product&currency=USD&sortOrder=price_asc')
    expect(shown).toEqual((body as { posts: { title: string }[] }).posts.map(({ title }) => title))
  })

  it('narrows the feed in the filter dialog, counts the filters, and clears them', async () => {
    const page = await home()
    const before = await titles(page)
    await page.getByRole('button', { name: 'Filter deals' }).click()
    const dialog = page.getByRole('dialog', { name: 'Filter Deals' })
    await expectSeen(dialog.getByText('Select categories and stores to filter your feed'))
    await expectGone(dialog.getByRole('button', { name: /Clear Filters/ }))
    await dialog.getByPlaceholder('Search categories...').fill('zzz')
    await expectSeen(dialog.getByText('No results found'))
    await dialog.getByPlaceholder('Search categories...').fill('groc')
    await dialog.getByLabel('Grocery').check()
    await expectSeen(dialog.getByRole('button', { name: 'Clear Filters (1)' }))
    await dialog.getByRole('button', { name: 'Show deals' }).click()
    await expectGone(dialog)
    await expectAttribute(page.getByRole('button', { name: 'Filter deals' }), 'aria-description', '1 selected')
    await page.waitForLoadState('networkidle')
    const { body } = await (
      await world.client()
    ).get('/api/posts?limit=25&types=product&currency=USD&categories=grocery')
    expect(await titles(page)).toEqual((body as { posts: { title: string }[] }).posts.map(({ title }) => title))
    await page.getByRole('button', { name: 'Filter deals' }).click()
    await dialog.getByRole('button', { name: 'Clear Filters (1)' }).click()
    await dialog.getByRole('button', { name: 'Show deals' }).click()
    await expectSeen(cards(page).getByText(before[0] ?? '', { exact: true }))
    expect(await titles(page)).toEqual(before)
  })

  it('shows a grid or a list, also on the next page', async () => {
    const page = await home()
    const feed = page.locator('[data-feed]')
    await expectAttribute(feed, 'data-layout', 'grid')
    await page.getByRole('button', { name: 'List layout' }).click()
    await expectAttribute(feed, 'data-layout', 'list')
    await expectPressed(page.getByRole('button', { name: 'List layout' }), true)
    await page.reload()
    await expectAttribute(feed, 'data-layout', 'list')
    const plain = await page.request.get(world.url)
    expect(await plain.text()).toMatch(/data-layout="list"/)
  })

  it('finds by words, ignores blanks, and says when nothing was found', async () => {
    const page = await home()
    const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
    await box.fill('   ')
    await box.press('Enter')
    expect(page.url()).toBe(`${world.url}/`)
    await box.fill('coffee')
    await box.press('Enter')
    await page.waitForURL(/\/search\?q=coffee/)
    await expectSeen(page.getByRole('heading', { name: "Results for 'coffee'" }))
    await expectSeen(cards(page).first())
    await box.fill('xyzzyplugh')
    await box.press('Enter')
    await expectSeen(page.getByText("No results for 'xyzzyplugh'"))
  })

  it('leads through categories by the menu', async () => {
    const page = await home()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByPlaceholder('Search categories...').fill('laptop')
    await menu.getByRole('link', { name: /^Laptops/ }).click()
    await page.waitForURL(/\/category\/computers\?filter=Laptops/)
    await expectGone(menu)
    await expectSeen(page.getByRole('heading', { level: 1, name: 'Computers' }))
  })

  it('tells prices in the other currency', async () => {
    const page = await home()
    const before = await titles(page)
    await page.getByRole('button', { name: 'About this site' }).click()
    await page.getByRole('button', { name: 'CAD' }).click()
    await expectGone(cards(page).getByText(before[0] ?? '', { exact: true }))
    await page.reload()
    const { body } = await (await world.client()).get('/api/posts?limit=25&types=product&currency=CAD')
    expect(await titles(page)).toEqual((body as { posts: { title: string }[] }).posts.map(({ title }) => title))
  })
})
