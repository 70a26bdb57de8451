import { z } from 'zod'
import { storeList } from '@deals/events'
import { endpoint } from '../platform/endpoint.ts'
import { pathText } from '../platform/page.ts'
import { getStore } from './get-store.query.ts'
import { listStores, listStoresParameters } from './list-stores.query.ts'
import { storeDetails } from './store.view.ts'

export const storesRoutes = [
  endpoint({
    path: '/api/stores',
    about: 'Stores by any part of their name, with their active deals.',
    cost: 2,
    errors: 'text',
    who: 'all',
    parameters: listStoresParameters,
    answer: storeList,
    query: listStores,
  }),
  endpoint({
    path: '/api/stores/:slug',
    about: 'One store with facts from its posts.',
    cost: 2,
    errors: 'text',
    who: 'all',
    parameters: z.object({ slug: pathText }),
    answer: storeDetails,
    query: getStore,
  }),
]
