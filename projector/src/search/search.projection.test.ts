import * as say from '@deals/events/testing'
import { ann, firstTime, postId, storeSlug } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { searchProjection } from './search.projection.ts'
import { postSearch, type SearchDoc } from './search.read-models.ts'

const found = async (...history: say.Told[]) =>
  (await folded(searchProjection, ...history)).doc<SearchDoc>(postSearch, postId)
const renamed = tell('StoreChanged', { slug: storeSlug, changes: { name: 'Northern Audio' } })

describe('what search reads of a post', () => {
  it('are its words, with the names of its shop and category', async () => {
    expect(await found(say.aStore(), say.aPost({ categorySlug: 'techelectronics' }))).toMatchObject({
      title: 'Wireless headphones with noise cancelling',
      category: 'Tech & Electronics',
      store: 'North Audio',
      status: 'active',
      listedCurrencies: ['USD'],
    })
  })

  it('follows the name of the shop, whichever was known first', async () => {
    expect(await found(say.aStore(), say.aPost(), renamed)).toMatchObject({ store: 'Northern Audio' })
    expect(await found(say.aPost(), say.aStore())).toMatchObject({ store: 'North Audio' })
  })

  it('follows edits, of the shop and the price too', async () => {
    const edited = await found(
      say.aStore(),
      say.aPost({ storeSlug: null }),
      say.aPostEdit({ changes: { title: 'Black headphones', storeSlug, price: null } }),
    )
    expect(edited).toMatchObject({
      title: 'Black headphones',
      store: 'North Audio',
      storeSlug,
      listedCurrencies: ['USD', 'CAD'],
    })
    expect(edited?.content).toContain('Down from 99.99')
  })

  it('follows the status, and is born when the post is', async () => {
    const held = say.aPost({ status: 'ai-review' })
    expect(await found(held)).toMatchObject({ status: 'ai-review', createdAt: firstTime })
    const live = { status: 'active', createdAt: firstTime + 1000 }
    expect(await found(held, say.aPostApproval())).toMatchObject(live)
    const back = [held, say.aPostApproval(), say.aPostExpiry(), say.aPostRenewal(), say.aPostDeletion()]
    expect(await found(...back)).toMatchObject({ ...live, status: 'deleted' })
    expect(await found(...back, say.aPostRestoration())).toMatchObject(live)
  })

  it('is without texts once the poster has left', async () => {
    expect(await found(say.aPost(), tell('UserErased', { userId: ann, requestId: 'r' }))).toMatchObject({
      title: '[removed]',
      content: '[removed]',
    })
  })
})
