import { aPost, aUser, ann } from '@deals/events/testing'
import { openSite, type Site } from '../testing/open-site.ts'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

it('gives a post', async () => {
  await site.tell(aUser(), aPost({ categorySlug: 'techelectronics' }))
  const { body, status } = await site.get('/api/posts/7000001', ann)
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: 'Wireless headphones with noise cancelling' })
})
