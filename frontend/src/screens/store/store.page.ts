import { routes } from '../../app/routes.ts'
import { couponsApi } from '../../features/coupons/coupons.endpoints.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred } from '../../features/preferences/preferred.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { settled } from '../shared/page.ts'
import type { Page, PageContext } from '../shared/page.ts'
import { storeRequest, tabFrom } from './store-request.ts'
import { StoreScreen } from './StoreScreen.tsx'

const slugOf = ({ params }: PageContext) => params['slug'] ?? ''

export const page: Page = {
  Screen: StoreScreen,
  async preload(context) {
    const slug = slugOf(context)
    const { searchParams } = context.url
    await settled(
      context.ask(storesApi.endpoints.getStore, slug),
      tabFrom(searchParams) === 'coupons'
        ? context.ask(couponsApi.endpoints.listCoupons, slug)
        : context.ask(
            postsApi.endpoints.getFeed,
            storeRequest(slug, searchParams, preferred(context.getState(), 'currency')),
          ),
    )
  },
  head(context) {
    const { data: store, error } = storesApi.endpoints.getStore.select(slugOf(context))(context.getState())
    if (statusOf(error) === 404) {
      return { title: 'Store not found', status: 404, noIndex: true }
    }
    if (store !== undefined && store.slug !== slugOf(context)) {
      // For good: an old address of a store leads to the one that stays.
      return { title: store.name, status: 301, location: routes.store.to(store.slug), noIndex: true }
    }
    const name = store?.name ?? 'Store'
    return {
      title: `${name} Deals`,
      description: store?.description ?? `Deals and sales at ${name}, found by the community.`,
      canonical: routes.store.to(slugOf(context)),
      feed: `${routes.store.to(slugOf(context))}/feed.xml`,
    }
  },
}
