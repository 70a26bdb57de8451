import type { Page } from 'playwright-core'
import { demoPassword } from '@deals/demo/logins'
import { expectGone, expectSeen, hydrated, seriousFindings } from './browser.ts'
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
    await page.getByLabel(/^E-mail/).fill('new_member@mail.example')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(`${world.url}/popular`)
    await hydrated(page)
    const welcome = page.getByRole('region', { name: 'Welcome, new_member!' })
    await expectSeen(welcome.getByRole('link', { name: /^Say what you look for/ }))
    await expectSeen(welcome.getByText(/press the link in the letter that we sent to new_member@mail\.example/))

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'View Profile' }).click()
    await expectSeen(page.getByRole('heading', { name: 'new_member', exact: true }))
    await expectGone(welcome)

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

  it('takes another name, which stands wherever the old one stood, and the old one leads on', async () => {
    const page = await world.member('bob')
    await world.open(page, '/account/settings/profile')
    const field = page.getByLabel('New username')
    await field.fill('b!')
    await field.press('Enter')
    await expectSeen(page.getByText('A username has 3 to 20 letters, digits and underscores'))
    await field.fill('Ann')
    await field.press('Enter')
    await confirm(page)
    await expectSeen(page.getByText('This username is taken'))
    await field.fill('bobby_2')
    await field.press('Enter')
    await expectSeen(page.getByRole('dialog').getByText('bob leads to your profile for 90 days.'))
    expect(await seriousFindings(page)).toEqual([])
    await confirm(page)
    await expectSeen(page.getByText('You are bobby_2 now'))
    await expectSeen(page.getByText(/^You can change your username again from/))

    await page.getByRole('button', { name: 'Account menu' }).click()
    await expectSeen(page.getByRole('menu').getByText('bobby_2'))
    await page.getByRole('menuitem', { name: 'View Profile' }).click()
    await expectSeen(page.getByRole('heading', { name: 'bobby_2' }))
    await expectSeen(page.locator('article').first().getByText('bobby_2'))

    const visitor = await world.visitor()
    const answer = await visitor.goto(`${world.url}/user/bob?tab=comments`)
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301)
    expect(visitor.url()).toBe(`${world.url}/user/bobby_2?tab=comments`)
    await expectSeen(visitor.getByRole('heading', { name: 'bobby_2' }))
    expect(await visitor.getByText('Formerly').count()).toBe(0)
    const moderator = await world.member('mo')
    await world.open(moderator, '/user/bobby_2')
    await expectSeen(moderator.getByText(/^Formerly bob \(until/))

    await signIn(visitor, 'bob')
    await expectSeen(visitor.getByText('The username or the password is not right.'))
    await signIn(visitor, 'Bobby_2')
    await visitor.waitForURL(`${world.url}/`)
  })

  const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Change username' }).click()
  const signIn = async (page: Page, username: string) => {
    await page.goto(`${world.url}/login`)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password').fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
})
