import type { Locator, Page } from 'playwright-core'
import { expectGone, expectPressed, expectSeen } from './browser.ts'
import { journeys } from './world.ts'

const focusIsIn = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement))
const focused = (page: Page) => page.locator(':focus')

journeys('by the keyboard', (world) => {
  it('the first stop leads past the header', async () => {
    const page = await world.visitor()
    await world.open(page, '/')
    await page.keyboard.press('Tab')
    expect(await focused(page).innerText()).toBe('Skip to content')
    await expectSeen(focused(page))
    await page.keyboard.press('Enter')
    expect(await focusIsIn(page.locator('main'))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focusIsIn(page.locator('main'))).toBe(true)
  })

  it('a dialog keeps the focus until Escape, and gives it back', async () => {
    const page = await world.visitor()
    await world.open(page, '/')
    const button = page.getByRole('button', { name: 'Filter deals' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Filter Deals' })
    await expectSeen(dialog)
    const stops = await dialog.locator('button, input').count()
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await focusIsIn(dialog)).toBe(true)
    }
    await page.keyboard.press('Shift+Tab')
    expect(await focusIsIn(dialog)).toBe(true)
    await page.keyboard.press('Escape')
    await expectGone(dialog)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('the focus goes on nearby when what had it is gone, and messages are reached and sent away', async () => {
    const page = await world.member('ann')
    const minded = page.waitForResponse(/\/once-used-/)
    await world.open(page, '/')
    await untilMinded(page, minded)
    await page.locator('[data-feed] article').first().getByRole('heading').getByRole('link').press('Enter')
    const reply = page.getByRole('button', { name: 'Reply' }).first()
    await reply.focus()
    await page.keyboard.press('Enter')
    await expectSeen(page.locator('textarea:focus'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectSeen(page.locator('button:focus', { hasText: 'Reply' }))
    expect(await reply.evaluate((element) => element === document.activeElement)).toBe(true)

    const bookmark = page
      .getByRole('main')
      .getByRole('button', { name: /^Bookmark/ })
      .first()
    await bookmark.focus()
    await page.keyboard.press('Enter')
    const message = page.getByRole('region', { name: /^Messages/ }).locator('[data-toast]')
    await expectSeen(message)
    await page.keyboard.press('F8')
    expect(await focusIsIn(message)).toBe(true)
    await page.keyboard.press('Escape')
    await expectGone(message)
    await expectSeen(page.locator('button:focus', { hasText: /^Bookmark/ }))
  })

  it('menus open, move and close, and the focus comes back', async () => {
    const page = await world.member('ann')
    await world.open(page, '/')
    const button = page.getByRole('button', { name: 'Account menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expectSeen(page.locator(':focus', { hasText: 'View Profile' }))
    await page.keyboard.press('ArrowDown')
    await expectSeen(page.locator(':focus', { hasText: 'My Bookmarks' }))
    await page.keyboard.press('ArrowDown')
    await expectSeen(page.locator(':focus', { hasText: 'Since Your Last Visit' }))
    await page.keyboard.press('ArrowDown')
    await expectSeen(page.locator(':focus', { hasText: 'Deal Alerts' }))
    await page.keyboard.press('ArrowDown')
    await expectSeen(page.locator(':focus', { hasText: 'Settings' }))
    await page.keyboard.press('Escape')
    await expectGone(page.getByRole('menu'))
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expectSeen(page.locator(':focus', { hasText: 'View Profile' }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/profile$/)
  })

  it('a deal is found, opened, voted on and commented on', async () => {
    const page = await world.member('ann')
    await world.open(page, '/')
    await page.keyboard.press('/')
    expect(await focused(page).getAttribute('name')).toBe('q')
    await page.keyboard.type('coffee')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=coffee/)
    // The address changes first; until the page follows, its deals are those of the page before.
    await expectSeen(page.getByRole('heading', { level: 1, name: "Results for 'coffee'" }))
    const link = page.locator('article[data-type="product"]').first().getByRole('heading').getByRole('link')
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/post\/\d+$/)
    const upvote = page.getByRole('group', { name: 'Votes' }).getByRole('button', { name: 'Upvote' })
    const before = (await upvote.getAttribute('aria-pressed')) === 'true'
    await upvote.focus()
    await page.keyboard.press('Space')
    await expectPressed(upvote, !before)
    await page.getByRole('tab', { name: 'Description' }).focus()
    await page.keyboard.press('ArrowRight')
    await expectSeen(page.getByRole('tabpanel', { name: 'Score' }))
    await page.getByLabel('Comment', { exact: true }).focus()
    await page.keyboard.type('Bought by the keyboard alone.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectSeen(page.getByRole('listitem').getByText('Bought by the keyboard alone.'))
  })
})

/** What minds the focus comes with the first use of a page that has been alive for a moment. */
async function untilMinded(page: Page, minded: Promise<unknown>): Promise<void> {
  const isThere = minded.then(() => true)
  const pressed = async () => {
    await page.keyboard.press('Tab')
    await page.waitForTimeout(100)
    return false
  }
  return (await Promise.race([isThere, pressed()])) ? undefined : untilMinded(page, minded)
}
