import type { Page } from 'playwright-core'
import { hydrated, layoutShiftOf, stillness } from './browser.ts'
import { journeys, type World } from './world.ts'

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

async function newestPost(world: World): Promise<string> {
  const { body } = await (await world.client()).get('/api/posts?sort=newest&type=product&limit=1')
  const { posts } = body as { posts: { id: number }[] }
  expect(posts).toHaveLength(1)
  return `/post/${posts[0]?.id}`
}

journeys('the font of the site', (world) => {
  describe.each([1280, 390])('moves nothing when it comes after everything else, at %p', (width) => {
    it.each([
      ['ann', ['/', '/category/computers', '/stores', 'a post']],
      ['mo', desk],
      ['stacy', dashboard],
    ])('for %s', async (username, paths) => {
      const page = await world.member(username, { viewport: { width, height: 844 } })
      await holdFontBack(page)
      for (const path of paths) {
        await world.open(page, path === 'a post' ? await newestPost(world) : path)
        await page.waitForLoadState('networkidle')
        const seen = { path, hasFont: await hasFont(page), shift: await layoutShiftOf(page) }
        expect({ ...seen, shift: seen.shift < stillness || seen.shift }).toEqual({ path, hasFont: true, shift: true })
      }
    })
  })
})
