import * as say from '@deals/events/testing'
import { firstTime, storeSlug } from '@deals/events/testing'
import { folded } from '../platform/testing/fold-history.ts'
import { tell } from '../platform/testing/tell.ts'
import { storesProjection } from './stores.projection.ts'
import { stores } from './stores.read-models.ts'

const storeAfter = async (...history: say.Told[]) => (await folded(storesProjection, ...history)).doc(stores, storeSlug)

describe('a store', () => {
  it('is found by its name however it is written', async () => {
    expect(await storeAfter(say.aStore())).toEqual({
      slug: storeSlug,
      name: 'North Audio',
      nameKey: 'north audio',
      url: 'https://north-audio.example',
      hosts: ['north-audio.example'],
      description: 'Headphones and speakers.',
      status: 'active',
      affiliateDisclosed: false,
      createdAt: firstTime,
    })
  })
  it('changes in what is named', async () => {
    const changed = tell('StoreChanged', { slug: storeSlug, changes: { name: 'NORTH', url: null, status: 'blocked' } })
    const store = await storeAfter(say.aStore(), changed)
    expect(store).toMatchObject({ name: 'NORTH', nameKey: 'north', status: 'blocked', hosts: ['north-audio.example'] })
    expect(store).not.toHaveProperty('url')
  })
})
