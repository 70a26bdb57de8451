import { expectAttribute, expectGone, expectSeen, expectValue } from './browser.ts'
import { fillInADeal, postADeal } from './fill-in-a-deal.ts'
import { journeys } from './world.ts'

const menuItem = 'menuitem'

journeys('a post', (world) => {
  it('is written with a picture, live within seconds, and found by everybody', async () => {
    const ann = await world.member('ann')
    await world.open(ann, '/')
    await ann.getByRole('link', { name: 'Create Post' }).click()
    await expectSeen(ann.getByRole('heading', { name: 'Create a post' }))
    const path = await postADeal(ann, { title: 'Green headphones with noise cancelling' })

    const page = await world.visitor()
    await world.open(page, path)
    await expectSeen(page.getByRole('heading', { level: 1, name: 'Green headphones with noise cancelling' }))
    const picture = page.getByRole('img', { name: 'A pair of green headphones' }).first()
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    await expectSeen(page.getByText('$59.99').first())
    await expectSeen(page.getByText('$129.99').first())
    expect(await page.getByRole('link', { name: 'Get Deal' }).getAttribute('href')).toMatch(
      /^https:\/\/harbour-audio\.example\//,
    )
    await expectSeen(page.getByRole('tabpanel').locator('strong', { hasText: 'best price' }))
    await page.goto(`${world.url}/trending`)
    await expectSeen(page.locator('[data-feed] article').first().getByText('Green headphones with noise cancelling'))
    await page.goto(`${world.url}/search?q=${encodeURIComponent('green headphones')}`)
    await expectSeen(page.getByText('Green headphones with noise cancelling').first())
  })

  it('says at the fields what is missing, keeps a draft, and shows itself before it is sent', async () => {
    const page = await world.member('bob')
    await world.open(page, '/submit')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expectSeen(page.getByText('Title must be 8 to 150 characters').first())
    await expectAttribute(page.getByLabel('Title'), 'aria-invalid', 'true')
    await fillInADeal(page, { title: 'Blue headphones for the road' })
    await page.getByRole('tab', { name: 'Preview' }).click()
    await expectSeen(page.getByRole('heading', { level: 1, name: 'Blue headphones for the road' }))
    expect(await page.getByRole('button', { name: 'Bookmark' }).first().isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Share' }).isDisabled()).toBe(true)
    await expectSeen(page.getByText(/^Saved \d\d:\d\d$/))
    await world.open(page, '/submit')
    await expectValue(page.getByLabel('Title'), 'Blue headphones for the road')
  })

  it('is refused as a duplicate where it stands already', async () => {
    const page = await world.member('sue')
    await world.open(page, '/submit')
    await postADeal(page, { title: 'Yellow headphones, the same twice' })
    await world.open(page, '/submit')
    await fillInADeal(page, { title: 'Yellow headphones, the same twice' })
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expectSeen(page.getByText('This deal has been posted already'))
  })

  it('is edited, expires and is renewed by its poster', async () => {
    const page = await world.member('ann')
    await world.open(page, '/submit')
    const path = await postADeal(page, { title: 'Red headphones without a cable' })
    const actions = async (item: string) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole(menuItem, { name: item }).click()
    }
    await actions('Edit')
    await page.waitForURL(/\/edit-post\//)
    await page.getByLabel('Price', { exact: true }).fill('49.99')
    await page.getByLabel(/^Reason for the change/).fill('The price fell')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.waitForURL(world.url + path)
    await expectSeen(page.getByText('$49.99').first())
    await page.reload()
    await expectSeen(page.getByText('$49.99').first())

    const chip = page.getByRole('main').getByText('expired', { exact: true })
    const reloaded = page.waitForEvent('load')
    await actions('Mark as Expired')
    await expectSeen(page.getByText('Post marked as expired'))
    await reloaded
    await expectSeen(chip.first())
    await expectSeen(page.getByText('This deal is over'))
    await page.goto(`${world.url}/trending`)
    await expectGone(page.locator('[data-feed]').getByText('Red headphones without a cable'))

    await world.open(page, path)
    await page.getByRole('button', { name: 'More actions' }).click()
    await expectAttribute(page.getByRole(menuItem, { name: 'Mark as Expired' }), 'aria-disabled', 'true')
    const reloadedAgain = page.waitForEvent('load')
    await page.getByRole(menuItem, { name: 'Renew' }).click()
    await expectSeen(page.getByText('Post Renewed'))
    await reloadedAgain
    await expectGone(chip.first())
  })

  it('is deleted by its poster, who then stands on the home page', async () => {
    const page = await world.member('ann')
    await world.open(page, '/submit')
    const path = await postADeal(page, { title: 'Grey headphones, a mistake' })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole(menuItem, { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click()
    await expectSeen(page.getByText('Post Deleted'))
    await page.waitForURL(`${world.url}/`)
    const visitor = await world.visitor()
    expect((await visitor.goto(world.url + path))?.status()).toBe(404)
    await expectSeen(visitor.getByRole('heading', { name: 'Post not found' }))
  })
})
