import { alertList, categoryDesk, categoryList, postHistoryView, postDetails } from '@deals/events'
import { aRole } from '@deals/events/testing'
import { bothSidesForEach, type Someone } from './testing/both-sides.ts'
import { productForm } from './testing/product-form.ts'

const site = bothSidesForEach({ now: Date.UTC(2026, 0, 15, 12) })
let ann: Someone
let olive: Someone
beforeEach(async () => {
  ;[ann, olive] = await Promise.all([site.join('ann'), site.join('olive')])
  await site.tell(aRole({ userId: 'olive', role: 'owner' }))
})

let posted = 0
const post = async (over: object = {}) => {
  posted += 1
  const form = await productForm(site, {
    title: `Wireless headphones number ${posted} with noise cancelling`,
    price: 100 + posted,
    dealUrl: `https://north-audio.example/headphones/${posted}`,
    duplicateOverride: 'It is another model.',
    ...over,
  })
  return Number(((await ann.post('/api/posts', form)).body as { id?: number }).id)
}
const move = (slug: string, into: string) =>
  olive.post(`/api/staff/sub-categories/${slug}/move`, { into, reason: 'They are worn alike.' })
const undo = (slug: string, into: string) => olive.post(`/api/staff/sub-categories/${slug}/unmove`, { into })
const shelfOf = async (id: number) => {
  const { categorySlug, subCategorySlug } = postDetails.parse((await olive.get(`/api/posts/${id}`)).body)
  return [categorySlug, subCategorySlug]
}
const listed = async (query: string) => {
  const { body } = await olive.get(`/api/posts?statuses=active,staff-review,ai-review,poster-review&${query}`)
  return (body as { total: number }).total
}
const headphones = ['techelectronics', 'headphonesearbuds']

describe('a sub-category whose posts were moved', () => {
  it('leads to the other one with its posts, in another category, too, and takes them back', async () => {
    const id = await post()
    await move('headphonesearbuds', 'drones')
    expect(await shelfOf(id)).toEqual(['hobbies', 'drones'])
    await undo('headphonesearbuds', 'drones')
    expect(await shelfOf(id)).toEqual(headphones)
  })

  it('leads on where that one is moved further, and what people put elsewhere meanwhile stays there', async () => {
    const [id, edited] = [await post(), await post()]
    await move('headphonesearbuds', 'wearables')
    await move('wearables', 'drones')
    expect(await shelfOf(id)).toEqual(['hobbies', 'drones'])
    await ann.patch(`/api/posts/${edited}`, { categorySlug: 'techelectronics', subCategorySlug: 'phones' })
    await undo('headphonesearbuds', 'wearables')
    expect(await shelfOf(id)).toEqual(headphones)
    expect(await shelfOf(edited)).toEqual(['techelectronics', 'phones'])
    await undo('wearables', 'drones')
    expect(await shelfOf(id)).toEqual(headphones)
  })

  it('is found by lists and searches that name it, and is counted where its posts stand', async () => {
    await post()
    await move('headphonesearbuds', 'drones')
    const [category, both] = ['categories=techelectronics', 'categories=techelectronics,hobbies']
    for (const query of [
      'subCategories=headphonesearbuds',
      'subCategories=drones',
      `${category}&subCategories=headphonesearbuds`,
      `${both}&subCategories=Headphones %26 Earbuds`,
      'q=headphones&subCategories=headphonesearbuds',
      'q=category:headphonesearbuds',
    ]) {
      expect([query, await listed(query)]).toEqual([query, 1])
    }
    expect(await listed(category)).toBe(0)
  })

  it('is offered nobody, and takes posts and edits that name it to where it leads', async () => {
    await move('headphonesearbuds', 'drones')
    expect(await shelfOf(await post())).toEqual(['hobbies', 'drones'])
    const id = await post({ subCategorySlug: 'phones' })
    await ann.patch(`/api/posts/${id}`, { categorySlug: 'techelectronics', subCategory: 'Headphones & Earbuds' })
    expect(await shelfOf(id)).toEqual(['hobbies', 'drones'])
    const { categories } = categoryList.parse((await ann.get('/api/categories')).body)
    const offered = categories.flatMap(({ subCategories }) => subCategories.map(({ slug }) => slug))
    expect([offered.length, offered.includes('headphonesearbuds')]).toEqual([166, false])
    expect((await ann.get('/api/announcements')).body).toMatchObject({
      movedSubCategories: { headphonesearbuds: 'drones' },
    })
  })

  it('keeps alerts on it: they hear of deals of the other one', async () => {
    const bob = await site.join('bob')
    await bob.post('/api/deal-alerts', {
      name: 'Ears',
      subCategories: ['headphonesearbuds'],
      frequency: 'instant',
    })
    await move('headphonesearbuds', 'drones')
    await post({ categorySlug: 'hobbies', subCategorySlug: 'drones' })
    const { alerts } = alertList.parse((await bob.get('/api/deal-alerts')).body)
    expect(alerts.map(({ matches }) => matches)).toEqual([1])
  })

  it('stands in the history of each post, and staff see where it leads, since when and why', async () => {
    const id = await post()
    await move('headphonesearbuds', 'drones')
    const { entries } = postHistoryView.parse((await ann.get(`/api/posts/${id}/history`)).body)
    expect(entries.find(({ kind }) => kind === 'PostSubCategoryFollowed')).toMatchObject({
      role: 'system',
      changes: {
        categorySlug: { from: 'techelectronics', to: 'hobbies' },
        subCategorySlug: { from: 'headphonesearbuds', to: 'drones' },
      },
    })
    const { categories } = categoryDesk.parse((await olive.get('/api/staff/categories')).body)
    const sub = categories
      .flatMap(({ subCategories }) => subCategories)
      .find(({ slug }) => slug === 'headphonesearbuds')
    expect(sub).toMatchObject({
      activeDeals: 0,
      movedTo: { slug: 'drones', reason: 'They are worn alike.', by: 'olive' },
    })
  })
})
