import type { Page } from 'playwright-core'
import { hydrated, layoutShiftOf, stillness } from './browser.ts'
import { aPostOf, journeys } from './world.ts'

const desk = ['', '/log', '/appeals', '/edits', '/members'].map((part) => `/staff/moderation${part}`)
const dashboard = ['', '/scores', '/stores', '/inbox'].map((part) => `/staff/dashboard${part}`)

/** The font of the site comes when the page is alive in another one, as on a slow line. */
const holdFontBack = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await hydrated(page)
    await route.continue()
  })

/** Whether the page is written in the font of the site, once all fonts that it asked for are there. */
const hasFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return document.fonts.check('16px "Figtree Variable"')
  })

journeys('the font of the site', (world) => {
  describe.each([1280, 390])('moves nothing when it comes after everything else, at %p', (width) => {
    it.each([
      ['ann', async () => ['/', '/category/computers', '/stores', await aPostOf(world, 'product')]],
      ['mo', async () => desk],
      ['stacy', async () => dashboard],
    ])('for %s', async (username, paths) => {
      const page = await world.member(username, { viewport: { width, height: 844 } })
      await holdFontBack(page)
      for (const path of await paths()) {
        await world.open(page, path)
        await page.waitForLoadState('networkidle')
        const seen = { path, hasFont: await hasFont(page), shift: await layoutShiftOf(page) }
        expect({ ...seen, shift: seen.shift < stillness || seen.shift }).toEqual({ path, hasFont: true, shift: true })
      }
    })
  })
})
