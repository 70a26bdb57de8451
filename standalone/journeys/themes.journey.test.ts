import type { Page } from 'playwright-core'
import { expectAttribute, expectGone, expectSeen } from './browser.ts'
import { journeys } from './world.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const isDark = (colour: string) => (colour.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 96)

journeys('the theme', (world) => {
  const choose = async (page: Page, theme: string) => {
    await page.getByRole('button', { name: 'About this site' }).click()
    await page.getByLabel('Theme').selectOption(theme)
    await page.keyboard.press('Escape')
  }
  /** The page as it is painted first: what the scripts do comes later. */
  const firstPicture = async (page: Page, colorScheme: 'light' | 'dark') => {
    const storageState = await page.context().storageState()
    const plain = await world.visitor({ javaScriptEnabled: false, colorScheme, storageState })
    await plain.goto(page.url())
    return plain
  }

  it.each([
    ['dark', 'light', true],
    ['light', 'dark', false],
    ['system', 'dark', true],
    ['system', 'light', false],
    ['mocha', 'light', true],
  ] as const)('%s on a device that is set to %s is there from the first picture on', async (theme, device, dark) => {
    const page = await world.visitor({ colorScheme: device })
    await world.open(page, '/')
    await choose(page, theme === 'system' ? 'dark' : 'system')
    await choose(page, theme)
    const html = page.locator('html')
    await expectAttribute(html, 'data-theme', theme)
    expect(isDark(await ground(page))).toBe(dark)
    const plain = await firstPicture(page, device)
    const first = plain.locator('html')
    expect([await first.getAttribute('data-theme'), await ground(plain)]).toEqual([theme, await ground(page)])
    expect((await first.getAttribute('class')) ?? '').toBe(['system', 'light'].includes(theme) ? '' : theme)
    await world.open(page, '/popular')
    expect([await html.getAttribute('data-theme'), await ground(page)]).toEqual([theme, await ground(plain)])
  })

  it('of a member is the same on every device, sign-in page included', async () => {
    const here = await world.member('olive', { colorScheme: 'light' })
    await world.open(here, '/')
    const kept = here.waitForResponse((answer) => answer.url().endsWith('/api/user/preferences'))
    await choose(here, 'dark')
    expect((await kept).status()).toBe(200)
    const there = await world.member('olive', { colorScheme: 'light', javaScriptEnabled: false })
    await there.goto(world.url)
    expect(isDark(await ground(there))).toBe(true)
    await here.goto(`${world.url}/login`)
    expect(isDark(await ground(here))).toBe(true)
  })

  it('is none on paper, and neither is what leads elsewhere', async () => {
    const page = await world.visitor({ colorScheme: 'dark' })
    await world.open(page, '/')
    await page.locator('article .title a').first().click()
    await expectSeen(page.getByRole('heading', { level: 1 }))
    await page.emulateMedia({ media: 'print' })
    const letters = await page.evaluate(() => getComputedStyle(document.body).color)
    expect([await ground(page), isDark(letters)]).toEqual(['rgb(255, 255, 255)', true])
    await expectSeen(page.getByRole('heading', { level: 1 }))
    await expectGone(page.getByRole('banner'))
    await expectGone(page.locator('main form').first())
  })
})
