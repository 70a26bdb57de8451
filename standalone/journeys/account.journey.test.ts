import { expectSeen, hydrated } from './browser.ts'
import { journeys } from './world.ts'

journeys('an account', (world) => {
  it('is made where the visitor stands, used, left, and entered again', async () => {
    const page = await world.visitor()
    await world.open(page, '/popular')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Register' }).click()
    await page.getByLabel('Username').fill('new_member')
    await page.getByLabel('Password').fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectSeen(page.getByText('A password has at least 10 characters').first())
    await page.getByLabel('Password').fill('a sentence to sign in with')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(`${world.url}/popular`)
    await hydrated(page)

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'View Profile' }).click()
    await expectSeen(page.getByRole('heading', { name: 'new_member' }))

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await page.waitForURL((url) => url.pathname !== '/profile')
    expect((await page.goto(`${world.url}/profile`))?.status()).toBe(401)

    await page.goto(`${world.url}/login`)
    await page.getByLabel('Username').fill('NEW_member')
    await page.getByLabel('Password').fill('a sentence to sign in with')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${world.url}/`)
    expect((await page.goto(`${world.url}/profile`))?.status()).toBe(200)
  })

  it('has a public page', async () => {
    const page = await world.visitor()
    await world.open(page, '/user/ann')
    await expectSeen(page.getByRole('heading', { name: 'ann' }))
    expect(await page.locator('article').count()).toBeGreaterThan(0)
  })

  it('keeps the choices of its settings on every device', async () => {
    const here = await world.member('stacy')
    await world.open(here, '/account/settings')
    const kept = here.waitForResponse((answer) => answer.url().endsWith('/api/user/preferences'))
    await here.getByLabel('CAD').check()
    expect((await kept).status()).toBe(200)
    const elsewhere = await world.member('stacy')
    await world.open(elsewhere, '/account/settings')
    expect(await elsewhere.getByLabel('CAD').isChecked()).toBe(true)
  })
})
