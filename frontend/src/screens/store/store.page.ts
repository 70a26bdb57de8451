import { couponsApi } from '../../features/coupons/coupons.endpoints.ts'
import { postsApi } from '../../features/posts/posts.endpoints.ts'
import { preferred } from '../../features/preferences/preferred.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { settled, type Page, type PageContext, type PageHead } from '../shared/page.ts'
import { storeRequest, tabFrom } from '../addresses/store-request.ts'
import { StoreScreen } from './StoreScreen.tsx'

const slugOf = ({ params }: PageContext) => params['slug'] ?? ''

/** No server answered. */
const unanswered = 503

/** What was is no second page of the store for search engines. */
function pastHead(context: PageContext, { name, at }: { readonly name: string; readonly at: string }): PageHead {
  const slug = slugOf(context)
  const { error } = storesApi.endpoints.getPastDeals.select({ slug, at })(context.getState())
  return {
    title: `Earlier deals of ${name}`,
    canonical: routes.store.to(slug),
    noIndex: true,
    ...(error !== undefined && { status: statusOf(error) || unanswered }),
  }
}

export const page: Page = {
  Screen: StoreScreen,
  async preload(context) {
    const slug = slugOf(context)
    const { searchParams } = context.url
    const at = searchParams.get('at')
    if (at !== null) {
      await settled(
        context.ask(storesApi.endpoints.getStore, slug),
        context.ask(storesApi.endpoints.getPastDeals, { slug, at }),
      )
      return
    }
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
    const at = context.url.searchParams.get('at')
    if (at !== null) {
      return pastHead(context, { name, at })
    }
    return {
      title: `${name} Deals`,
      description: store?.description ?? `Deals and sales at ${name}, found by the community.`,
      canonical: routes.store.to(slugOf(context)),
      feed: `${routes.store.to(slugOf(context))}/feed.xml`,
    }
  },
}
