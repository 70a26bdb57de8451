import { expectSeen } from './browser.ts'
import { expectSoundPages } from './sound-pages.ts'
import { journeys } from './world.ts'

/** Asks again and again until it is told to stop; what was answered, each once. */
function readingUntil(ask: () => Promise<{ status: number }>) {
  const stop = new AbortController()
  const read = async () => {
    const statuses = new Set<number>()
    while (!stop.signal.aborted) {
      statuses.add((await ask()).status)
    }
    return statuses
  }
  return { statuses: read(), stop: () => stop.abort() }
}

journeys('staff at their dashboard', (world) => {
  // First, because the reader of the next one reads without a pause and slows whatever comes after it.
  it('try how scores would be made, and read them beside those that posts have', async () => {
    const page = await world.member('stacy')
    await world.open(page, '/staff/dashboard/replays')
    await page.getByRole('button', { name: 'Start replay' }).click()
    await expectSeen(page.getByRole('cell', { name: 'Done' }))
    await expectSeen(page.getByRole('region', { name: 'Scores now and replayed' }))
  })

  it('rebuild a view from the page while a reader reads on', async () => {
    const page = await world.member('stacy')
    await world.open(page, '/staff/dashboard/health')
    const reader = await world.client('ann')
    const reading = readingUntil(() => reader.send('GET', '/api/stores?limit=5'))
    await page.getByRole('button', { name: 'Actions for stores' }).click()
    await page.getByRole('menuitem', { name: 'Rebuild' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click()
    await expectSeen(page.getByText(/^switched to version \d+$/)).finally(reading.stop)
    const statuses = await reading.statuses
    expect([...statuses]).toEqual([200])
  })

  it('put a post first on the home page, where it says so, until they remove it', async () => {
    const page = await world.member('stacy')
    const visitor = await world.visitor()
    await world.open(visitor, '/')
    const cards = visitor.getByRole('region', { name: 'Deals' }).getByRole('heading', { level: 2 })
    const title = (await cards.nth(5).textContent()) ?? ''
    const address = await cards.nth(5).getByRole('link').getAttribute('href')
    await world.open(page, '/staff/dashboard/featured')
    await page.getByRole('textbox', { name: /^Number or address/ }).fill(`${world.url}${address ?? ''}`)
    await expectSeen(page.getByRole('link', { name: title }))
    await page.getByLabel('Ends (UTC)').fill(new Date(Date.now() + 3_600_000).toISOString().slice(0, 16))
    await page.getByRole('button', { name: 'Feature', exact: true }).click()
    const now = page.getByRole('region', { name: 'Featured: now' })
    await expectSeen(now.getByRole('link', { name: title }))
    const stacysCards = page.getByRole('region', { name: 'Deals' }).getByRole('heading', { level: 2 })
    await world.open(page, '/')
    expect(await stacysCards.first().textContent()).toBe(title)
    expect((await stacysCards.allTextContents()).filter((one) => one === title)).toHaveLength(1)
    await expectSeen(page.getByRole('region', { name: 'Deals' }).getByText('Featured', { exact: true }))
    await world.open(page, '/staff/dashboard/featured')
    await now.getByRole('button', { name: /^Remove/ }).click()
    await now.waitFor({ state: 'detached' })
    await world.open(page, '/')
    expect(await stacysCards.first().textContent()).not.toBe(title)
  })

  it('announce something to members, who read it above the next page, dismiss it, and are not shown it again', async () => {
    const page = await world.member('stacy')
    await world.open(page, '/staff/dashboard/announcements')
    await page.getByRole('button', { name: 'New announcement' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Text' }).fill('Alerts for whole stores are here')
    await form.getByRole('combobox', { name: 'For' }).selectOption('members')
    await form.getByLabel('Ends (UTC)').fill(new Date(Date.now() + 3_600_000).toISOString().slice(0, 16))
    await form.getByRole('button', { name: 'Announce' }).click()
    await expectSeen(page.getByRole('region', { name: 'Announcements: now' }).getByText('Alerts for whole stores'))
    const ann = await world.member('ann')
    const textOf = async () => (await ann.request.get(`${world.url}/popular`)).text()
    expect(await textOf()).toContain('aria-label="Announcements"')
    await world.open(ann, '/popular')
    const bar = ann.getByRole('region', { name: 'Announcements' })
    await expectSeen(bar.getByText('Alerts for whole stores are here'))
    await bar.getByRole('button', { name: /^Dismiss/ }).click()
    await bar.waitFor({ state: 'detached' })
    expect(await textOf()).not.toContain('aria-label="Announcements"')
    const visitor = await world.visitor()
    expect(await (await visitor.request.get(`${world.url}/popular`)).text()).not.toContain('Alerts for whole stores')
    await page.getByRole('button', { name: /^End now/ }).click()
    await expectSeen(page.getByRole('region', { name: 'Announcements: over' }))
  })

  it.each([1280, 390])(
    'see nothing that axe finds in the light or the dark, and nothing that moves, at %p',
    async (width) => {
      const page = await world.member('sue', { viewport: { width, height: 844 } })
      const parts = [
        '',
        '/inbox',
        '/scores',
        '/replays',
        '/health',
        '/announcements',
        '/featured',
        '/pages',
        '/newsletter',
      ]
      const more = ['/stores', '/stores/circuit-lane', '/new-store', '/settings']
      const paths = [...parts, ...more].map((path) => `/staff/dashboard${path}`)
      await expectSoundPages(world, page, paths)
    },
  )

  it('on a phone see where they are, and every column of stores, also of one that is paused', async () => {
    const inDays = (days: number) => new Date((Math.ceil(Date.now() / 86_400_000) + days) * 86_400_000).toISOString()
    const stacy = await world.client('stacy')
    const paused = await stacy.send('PATCH', '/api/staff/stores/aldera', { pausedUntil: inDays(9) })
    const name = 'Aa'.repeat(30)
    const registered = await stacy.send('POST', '/api/staff/stores', { name, slug: 'aa-long' })
    expect([paused.status, registered.status]).toEqual([200, 201])
    const page = await world.member('sue', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await world.open(page, '/staff/dashboard/stores')
    await expectSeen(page.getByText(/^paused until/))
    const stores = page.getByRole('region', { name: 'Stores' })
    await expectSeen(stores.getByRole('link', { name }))
    expect(await stores.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
    await world.open(page, '/staff/dashboard/stores/aa-long')
    await expectSeen(page.getByRole('heading', { level: 1, name }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const title = page.getByRole('heading', { level: 1, name })
    expect(await title.evaluate((heading) => heading.getBoundingClientRect().right)).toBeLessThanOrEqual(390)
    const words = page.getByLabel('Description')
    const corner = () => words.evaluate((field) => getComputedStyle(field).borderRadius)
    const atRest = await corner()
    await words.focus()
    expect(await corner()).toBe(atRest)
    await world.open(page, '/staff/dashboard/settings')
    const parts = page.getByRole('navigation', { name: 'Staff dashboard' })
    await expectSeen(parts.getByRole('link', { name: /^Inbox\s*\d/ }))
    const here = await parts
      .getByRole('link', { name: 'Settings' })
      .evaluate((link) => link.getBoundingClientRect().right)
    expect(here).toBeLessThanOrEqual(390)
  })

  it('are told apart from moderators, members and visitors', async () => {
    const visitor = await (await world.visitor()).goto(`${world.url}/staff/dashboard`)
    const mo = await world.member('mo')
    const moderator = await mo.goto(`${world.url}/staff/dashboard/health`)
    expect([visitor?.status(), moderator?.status()]).toEqual([401, 403])
    await expectSeen(mo.getByText('This page is for staff.'))
  })
})
