import { demoPassword } from '@deals/demo/logins'
import { expectAttribute, expectSeen } from './browser.ts'
import { journeys } from './world.ts'

interface Listed {
  posts: { id: number; title: string; storeName: string }[]
}

journeys('a visitor', (world) => {
  const bestDeals = async () => {
    const { body } = await (await world.client()).get('/api/posts?limit=25&types=product&currency=USD')
    return (body as Listed).posts
  }

  it('reads the deals without scripts', async () => {
    const page = await world.visitor({ javaScriptEnabled: false })
    await page.goto(world.url)
    const titles = await page.locator('[data-feed] article .title').allInnerTexts()
    expect(titles).toEqual((await bestDeals()).map(({ title }) => title))
    const first = page.locator('[data-feed] article').first()
    expect(await first.locator('.price').innerText()).toMatch(/\$|Free/)
    await first.getByRole('heading').getByRole('link').click()
    expect(await page.locator('h1').innerText()).toBe(titles[0])
    expect(await page.getByRole('tabpanel').innerText()).not.toBe('')
  })

  it('searches without scripts', async () => {
    const page = await world.visitor({ javaScriptEnabled: false })
    await page.goto(world.url)
    await page.getByRole('searchbox', { name: 'Search' }).fill('coffee')
    await page.keyboard.press('Enter')
    await expectSeen(page.getByRole('heading', { name: "Results for 'coffee'" }))
    expect(await page.locator('[data-feed] article').count()).toBeGreaterThan(0)
  })

  it('who votes is asked to sign in, and comes back to the same page', async () => {
    const page = await world.visitor()
    const path = `/post/${(await bestDeals())[3]?.id}`
    await world.open(page, path)
    const upvote = page.getByRole('group', { name: 'Votes' }).getByRole('button', { name: 'Upvote' })
    await upvote.click()
    await expectSeen(page.getByText('Sign in required'))
    await expectSeen(page.getByText('Please sign in to vote on deals'))
    await expectAttribute(upvote, 'aria-pressed', 'false')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Username').fill('bob')
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectSeen(page.getByText('The username or the password is not right.'))
    await page.getByLabel('Password').fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(world.url + path)
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expectSeen(page.getByRole('menu').getByText('bob', { exact: true }))
  })

  it('is told what needs an account', async () => {
    const page = await world.visitor()
    await world.open(page, '/')
    const card = page.locator('[data-feed] article').first()
    await card.getByRole('button', { name: 'Bookmark' }).click()
    await expectSeen(page.getByText('Please sign in to bookmark deals'))
    await page.getByRole('link', { name: 'Create Post' }).click()
    await expectSeen(page.getByText('Please sign in to create posts'))
    expect(page.url()).toBe(`${world.url}/`)
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expectSeen(page.getByText('Sign in to get notifications'))
    await page.keyboard.press('Escape')
    await card.getByRole('heading').getByRole('link').click()
    await expectSeen(page.getByRole('link', { name: 'Please sign in to comment' }))
  })

  it.each(['/submit', '/edit-post/1', '/account/settings', '/bookmarks', '/notifications', '/profile'])(
    'is led from %s to the sign-in and back',
    async (path) => {
      const page = await world.visitor()
      expect((await page.goto(world.url + path))?.status()).toBe(401)
      await expectSeen(page.getByRole('heading', { name: 'Unauthorised' }))
      await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
      await page.getByLabel('Username').fill('ann')
      await page.getByLabel('Password').fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL(world.url + path)
    },
  )

  it.each([
    ['/nowhere', 'Page not found'],
    ['/post/1', 'Post not found'],
    ['/store/nobody', 'Store not found'],
    ['/category/nothing', 'Category not found'],
    ['/user/nobody_here', 'User not found'],
  ])('reads on %s that there is nothing: %s', async (path, words) => {
    const page = await world.visitor()
    expect((await page.goto(world.url + path))?.status()).toBe(404)
    await expectSeen(page.getByRole('heading', { name: words }))
    expect(await page.title()).toContain(words)
  })

  it('answers the unauthorised page by who asks', async () => {
    const [visitor, member] = [await world.visitor(), await world.member('bob')]
    expect((await visitor.goto(`${world.url}/unauthorised`))?.status()).toBe(401)
    expect((await member.goto(`${world.url}/unauthorised`))?.status()).toBe(403)
    await expectSeen(member.getByRole('heading', { name: 'Unauthorised' }))
  })
})
