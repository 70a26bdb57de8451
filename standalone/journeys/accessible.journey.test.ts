import type { Page } from 'playwright-core'
import { seriousFindings } from './browser.ts'
import { findingsInBoth, nothingFound } from './sound-pages.ts'
import { aPostOf, journeys } from './world.ts'

/** A page whose text is hard to read in one scheme alone. */
const fadingIn = (scheme: 'dark' | 'light') => `<!doctype html><html lang="en"><title>Kettles</title>
  <style>p { color: #000; background: #fff; transition: color 1s }
  @media (prefers-color-scheme: ${scheme}) { p { color: #ddd } }</style><main><h1>Kettles</h1><p>All of them</p></main>`

// What a page says on the console, hydration warnings included, fails every journey; these look with axe besides.
journeys('nothing serious is found', (world) => {
  const findingsOn = async (page: Page, path: string) => {
    await page.goto(world.url + path)
    await page.waitForLoadState('networkidle')
    return seriousFindings(page)
  }

  describe('in the light and in the dark', () => {
    const inBothOn = async (page: Page, path: string) => {
      await page.goto(world.url + path)
      await page.waitForLoadState('networkidle')
      return findingsInBoth(page)
    }

    it.each(['dark', 'light'] as const)('where a text that fades in the %s alone would be', async (scheme) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        const page = await world.visitor({ colorScheme })
        await page.setContent(fadingIn(scheme))
        expect(await findingsInBoth(page)).toEqual({ ...nothingFound, [scheme]: ['color-contrast: p'] })
      }
    })

    it.each(['/', '/login'])('on %s', async (path) => {
      expect(await inBothOn(await world.visitor(), path)).toEqual(nothingFound)
    })

    it('on a post and on submit', async () => {
      const page = await world.member('mo')
      expect(await inBothOn(page, await aPostOf(world, 'product'))).toEqual(nothingFound)
      await page.getByRole('tab', { name: 'Score' }).click()
      await page.getByRole('meter').first().waitFor()
      expect(await findingsInBoth(page)).toEqual(nothingFound)
      expect(await inBothOn(page, '/submit')).toEqual(nothingFound)
      expect(await inBothOn(page, '/deal-alerts/alerts/new?any=shoes')).toEqual(nothingFound)
    })
  })

  it.each([
    '/register',
    '/popular',
    '/categories',
    '/stores',
    '/search?q=shoes',
    '/moderation-log',
    '/transparency',
    '/vote-roots',
    '/?at=',
    '/store/norvik?at=',
    '/nowhere',
  ])('on %s', async (path) => {
    expect(await findingsOn(await world.visitor(), path)).toEqual([])
  })

  it('on the pages of a member', async () => {
    const page = await world.member('ann')
    const alert = { name: 'Shoes', keywords: { any: ['shoes'] }, priceMax: 80 }
    await (await world.client('ann')).send('POST', '/api/deal-alerts', alert)
    const settings = ['/account/settings', '/account/settings/feed', '/account/settings/notifications']
    const own = ['/bookmarks', '/since', '/since/comments', '/notifications', '/profile', ...settings]
    const alerts = [
      '/deal-alerts',
      '/deal-alerts/matches',
      '/deal-alerts/settings',
      '/deal-alerts/alerts/new?any=shoes',
    ]
    for (const path of [...own, ...alerts, await aPostOf(world, 'discussion')]) {
      expect({ path, findings: await findingsOn(page, path) }).toEqual({ path, findings: [] })
    }
  })

  it('in the dialogs', async () => {
    const page = await world.visitor()
    await world.open(page, '/')
    await page.getByRole('button', { name: 'Filter deals' }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Popular' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })
})
