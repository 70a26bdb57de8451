import type { Page } from 'playwright-core'
import { expectAttribute, expectPressed, expectSeen } from './browser.ts'
import { smallTargets } from './small-targets.ts'
import { journeys } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** How far the page is wider than its window, and what sticks out. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    const culprits = scrollWidth <= clientWidth ? [] : [...document.querySelectorAll('main *')].filter(sticksOut)
    return {
      wider: scrollWidth - clientWidth,
      culprits: culprits.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    }
  })

/** The card of the newsletter comes some seconds after a page was opened: their clock is put on, so that nobody waits. */
const secondsLater = (page: Page) => page.clock.fastForward(5_000)

journeys('on a phone', (world) => {
  const paths = async () => {
    const { body } = await (await world.client()).get('/api/posts?limit=50&types=product,sales,discussion')
    const { posts } = body as { posts: { id: number; type: string; storeSlug: string | null }[] }
    const aPost = (type: string) => `/post/${posts.find((post) => post.type === type)?.id}`
    const store = posts.find(({ storeSlug }) => storeSlug !== null)?.storeSlug
    return ['/', '/for-you', '/popular', '/trending', '/sales', '/categories', '/category/computers', '/stores']
      .concat([
        '/search?q=coffee',
        '/search',
        '/user/ann',
        '/login',
        '/register',
        '/about-us',
        '/contact',
        '/bug-report',
      ])
      .concat([
        '/privacy-policy',
        '/terms-of-service',
        '/moderation-log',
        '/transparency',
        '/vote-roots',
        '/nowhere',
        '/unauthorised',
      ])
      .concat([
        aPost('product'),
        aPost('sales'),
        aPost('discussion'),
        `/store/${store}`,
        `/store/${store}?at=`,
        '/?at=',
      ])
  }

  it('no page is wider than the window, and what is pressed is as large as a finger', async () => {
    const page = await world.visitor(phone)
    for (const path of await paths()) {
      await page.goto(world.url + path)
      await page.waitForLoadState('networkidle')
      const found = { path, ...(await overhang(page)), small: await smallTargets(page) }
      expect(found).toEqual({ path, wider: 0, culprits: [], small: [] })
    }
  })

  it('cards that are rows are as large to press', async () => {
    const page = await world.visitor(phone)
    for (const path of ['/popular', '/sales', '/search?q=coffee']) {
      await world.open(page, path)
      await page.getByRole('button', { name: 'List layout' }).tap()
      await expectAttribute(page.locator('[data-feed]'), 'data-layout', 'list')
      expect({ path, small: await smallTargets(page) }).toEqual({ path, small: [] })
    }
  })

  it('no page of a member is wider than the window or hard to press', async () => {
    const { body } = await (await world.client()).get('/api/users/ann/posts')
    const { posts } = body as { posts: { id: number }[] }
    const page = await world.member('ann', phone)
    const own = [
      '/submit',
      '/bookmarks',
      '/notifications',
      '/profile',
      '/account/settings',
      '/account/settings/security',
      '/account/settings/feed',
      '/account/settings/notifications',
      '/deal-alerts',
      '/deal-alerts/matches',
      '/deal-alerts/settings',
      '/deal-alerts/alerts/new?any=shoes&any=a%20rather%20long%20keyword%20that%20somebody%20wrote',
    ]
    for (const path of [...own, '/account/settings/profile', '/account/settings/data', `/edit-post/${posts[0]?.id}`]) {
      await page.goto(world.url + path)
      await page.waitForLoadState('networkidle')
      const found = { path, ...(await overhang(page)), small: await smallTargets(page) }
      expect(found).toEqual({ path, wider: 0, culprits: [], small: [] })
    }
  })

  it('dialogs fit too', async () => {
    const page = await world.visitor(phone)
    await world.open(page, '/')
    await page.getByRole('button', { name: 'Filter deals' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Filter Deals' })
    await expectSeen(dialog)
    const { left, right } = await dialog.evaluate((panel) => panel.getBoundingClientRect().toJSON() as DOMRect)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(phone.viewport.width)
  })

  it('the name of the site is whole on the narrowest screens, or gives way to its sign', async () => {
    for (const width of [320, 360, 375, 390]) {
      const page = await world.member('ann', { viewport: { width, height: 700 }, hasTouch: true, isMobile: true })
      await world.open(page, '/about-us')
      const name = page.getByRole('banner').getByRole('link', { name: 'Dealstream' })
      const hidden = await name.evaluate((link) => link.scrollWidth - link.clientWidth)
      expect({ width, hidden }).toEqual({ width, hidden: 0 })
      await page.close()
    }
  })

  it.each([320, 390, 470])(
    'the card of the newsletter leaves the handle about the site free, %i wide',
    async (width) => {
      const screen = { viewport: { width, height: 700 }, hasTouch: true, storageState: { cookies: [], origins: [] } }
      const page = await world.visitor(screen)
      await page.clock.install()
      for (const path of ['/', '/popular']) {
        await world.open(page, path)
        await secondsLater(page)
        const card = page.locator('[data-banner]')
        await expectSeen(card)
        const handle = page.getByRole('button', { name: 'About this site' })
        const bottom = await handle.evaluate((button) => button.getBoundingClientRect().bottom)
        expect(bottom).toBeLessThanOrEqual(await card.evaluate((shown) => shown.getBoundingClientRect().top))
      }
      await page.close()
    },
  )

  it.each([
    ['390 × 844', 390, 844],
    ['390 × 640', 390, 640],
    ['844 × 390', 844, 390],
    ['768 × 1024', 768, 1024],
  ])('the card of the newsletter lies over no way to a deal, at %s', async (_, width, height) => {
    const { body } = await (await world.client()).get('/api/posts?limit=1&types=product')
    const screen = { viewport: { width, height }, hasTouch: true, storageState: { cookies: [], origins: [] } }
    const page = await world.visitor(screen)
    await page.clock.install()
    await world.open(page, `/post/${(body as { posts: { id: number }[] }).posts[0]?.id}`)
    await secondsLater(page)
    await page.locator('[data-banner]').waitFor()
    const button = page.getByRole('link', { name: 'Get Deal' })
    // As low on the screen as it ever stands.
    await button.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const isCovered = await button.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      const places = [left + 12, (left + right) / 2, right - 12].map((x) => [x, (top + bottom) / 2] as const)
      return places.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-banner]') instanceof Element)
    })
    expect(isCovered).toBe(false)
    await page.close()
  })

  it.each([
    [768, 1024],
    [820, 1180],
  ])('the handle about the site lies over no button of a deal on a tablet of %i × %i', async (width, height) => {
    const { body } = await (await world.client()).get('/api/posts?limit=1&types=product')
    const page = await world.visitor({ viewport: { width, height }, hasTouch: true, isMobile: true })
    await world.open(page, `/post/${(body as { posts: { id: number }[] }).posts[0]?.id}`)
    const handle = await page.getByRole('button', { name: 'About this site' }).boundingBox()
    const ways = [page.getByRole('link', { name: 'Get Deal' }), page.getByRole('button', { name: 'Bookmark' }).first()]
    for (const way of ways) {
      const box = await way.boundingBox()
      const isApart =
        box !== null && handle !== null && (box.y >= handle.y + handle.height || box.y + box.height <= handle.y)
      expect(isApart).toBe(true)
    }
    await page.close()
  })

  it.each([
    ['withdraws for a message on a phone', phone, false],
    ['stands below a message on a wide screen', { viewport: { width: 1280, height: 900 } }, true],
  ])('the card of the newsletter %s', async (_, screen, staysSeen) => {
    const page = await world.visitor({ ...screen, storageState: { cookies: [], origins: [] } })
    await page.clock.install()
    await world.open(page, '/popular')
    await secondsLater(page)
    const card = page.locator('[data-banner]')
    await expectSeen(card.getByRole('heading', { name: 'The best deals, once a week' }))
    await page.locator('[data-feed]').getByRole('button', { name: 'Upvote' }).first().click()
    const message = page.getByRole('region', { name: 'Messages' }).locator('[data-toast]')
    await expectSeen(message)
    await message.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
    const [over, under] = await Promise.all([message.boundingBox(), card.boundingBox()])
    const isApart = over !== null && under !== null && over.y + over.height <= under.y
    expect([await card.isVisible(), isApart]).toEqual([staysSeen, staysSeen])
    await message.getByRole('button', { name: 'Dismiss' }).click()
    await expectSeen(card)
  })

  it('on its side it shows what a deal is and the way to it beside the picture, covered by nothing', async () => {
    const { body } = await (await world.client()).get('/api/posts?limit=1&types=product')
    const page = await world.visitor({ viewport: { width: 844, height: 390 }, hasTouch: true })
    await world.open(page, `/post/${(body as { posts: { id: number }[] }).posts[0]?.id}`)
    const picture = await page.getByRole('group', { name: 'Large picture' }).boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(390)
    const isFree = await page.getByRole('link', { name: 'Get Deal' }).evaluate((link) => {
      const { left, top } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + 12, Math.min(top + 26, innerHeight - 1)))
    })
    expect(isFree).toBe(true)
    await page.close()
  })

  it('saving a post pushes nothing down', async () => {
    const { body } = await (await world.client()).get('/api/posts?limit=50&types=product')
    const { posts } = body as { posts: { id: number; commentCount: number }[] }
    const [post] = posts.toSorted((one, other) => other.commentCount - one.commentCount)
    const page = await world.member('bob', phone)
    await world.open(page, `/post/${post?.id}`)
    const tabs = page.getByRole('tablist', { name: 'About this deal' })
    const save = page.getByRole('main').getByRole('button', { name: 'Bookmark' }).first()
    const before = (await save.getAttribute('aria-pressed')) === 'true'
    const { y } = (await tabs.boundingBox()) ?? {}
    await save.tap()
    await expectPressed(save, !before)
    expect((await tabs.boundingBox())?.y).toBe(y)
  })

  it('one finds, opens, votes and reads on', async () => {
    const page = await world.member('bob', phone)
    await world.open(page, '/')
    await page.getByRole('button', { name: 'Open search' }).tap()
    await page.getByRole('searchbox', { name: 'Search' }).fill('coffee')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=coffee/)
    await page.locator('[data-feed] article').first().getByRole('heading').getByRole('link').tap()
    const upvote = page.getByRole('group', { name: 'Votes' }).getByRole('button', { name: 'Upvote' })
    const before = (await upvote.getAttribute('aria-pressed')) === 'true'
    await upvote.tap()
    await expectPressed(upvote, !before)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Popular' }).tap()
    await page.waitForURL(/\/popular$/)
    await expectAttribute(page.locator('[data-feed]'), 'data-layout', 'grid')
  })
})
