import { css } from '@emotion/react'
import { Suspense } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { Store } from 'lucide-react'
import { sortOrderFrom } from '../../features/posts/sort-options.ts'
import { linkToPastStore } from '../../features/history/past-links.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { DealFeed } from '../shared/DealFeed.tsx'
import { HowReliable } from '../shared/HowReliable.tsx'
import { FollowMenu } from '../shared/FollowMenu.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { linkInWords, plainPage, pageWithOneMessage } from '../shared/page-styles.ts'
import { SortSelect } from '../shared/SortSelect.tsx'
import { TypeChips } from '../shared/TypeChips.tsx'
import { useFeed } from '../shared/use-feed.ts'
import { useParam } from '../shared/use-param.ts'
import { UnreadFilters } from '../addresses/UnreadFilters.tsx'
import { storeRequest, storeTabs, tabFrom, type StoreTab } from '../addresses/store-request.ts'
import { CouponList } from './CouponList.tsx'
import { StoreHeader } from './StoreHeader.tsx'

// Few look back.
const PastStore = lazyPart(async () => ({ default: (await import('./PastStore.tsx')).PastStore }))

/** One store: who it is, and what was found there, or how its deals stood at a time. */
export function StoreScreen() {
  const { slug = '' } = useParams()
  const at = useSearchParams()[0].get('at')
  const { data: store, error, refetch } = storesApi.useGetStoreQuery(slug)
  if (statusOf(error) === 404) {
    return <StoreNotFound />
  }
  if (store !== undefined && store.slug !== slug) {
    return <MovedStore to={store.slug} />
  }
  if (at !== null) {
    return (
      <Suspense>
        <PastStore slug={slug} name={store?.name ?? slug} at={at} />
      </Suspense>
    )
  }
  return (
    <div className="wrap" css={plainPage}>
      {store === undefined && error !== undefined ? (
        <ErrorState text="Store not found" onRetry={() => void refetch()} />
      ) : (
        <StoreHeader store={store} />
      )}
      <HowReliable whose={{ store: slug }} />
      <StoreTabs slug={slug} />
    </div>
  )
}

/** A store that was merged leads on to the one that stays, which takes its place in the history of the browser. */
function MovedStore({ to }: { readonly to: string }) {
  const { search } = useLocation()
  return <Navigate replace to={{ pathname: routes.store.to(to), search }} />
}

const tabNames: Readonly<Record<StoreTab, string>> = {
  active: 'Active',
  upcoming: 'Upcoming',
  coupons: 'Coupons',
  expired: 'Expired',
}

const emptyTexts: Readonly<Partial<Record<StoreTab, string>>> = {
  upcoming: 'No deal of this store begins later.',
  expired: 'No deal of this store is over.',
}

function StoreTabs({ slug }: { readonly slug: string }) {
  const [params] = useSearchParams()
  const open = tabFrom(params)
  const here = routes.store.to(slug)
  return (
    <>
      <TabLinks
        label="Which deals"
        links={storeTabs.map((tab) => ({
          to: tab === 'active' ? here : `${here}?tab=${tab}`,
          label: tabNames[tab],
          current: tab === open,
        }))}
      />
      {open === 'coupons' ? <CouponList slug={slug} /> : <StorePosts slug={slug} tab={open} />}
    </>
  )
}

const wayBack = css`
  ${linkInWords}
  display: inline-flex;
  align-items: center;
  min-height: var(--control);
  margin-bottom: var(--s2);
  font-size: var(--text-sm);
`

function StorePosts({ slug, tab }: { readonly slug: string; readonly tab: StoreTab }) {
  const [params] = useSearchParams()
  const [sort, setSort] = useParam('sort')
  const [currency] = useCurrency()
  const answer = useFeed(storeRequest(slug, params, currency))
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', paddingTop: 'var(--s4)' }}>
        <TypeChips />
        <span css={{ display: 'flex', gap: 'var(--s2)', marginLeft: 'auto', marginBottom: 'var(--s4)' }}>
          <FollowMenu kind="store" value={slug} />
          <LayoutToggle />
          <SortSelect type="product" value={sortOrderFrom(sort, 'product')} onChange={setSort} />
        </span>
      </div>
      {tab === 'expired' && (
        <Anchor to={linkToPastStore(slug)} rel="nofollow" css={wayBack}>
          See what was active at any earlier time
        </Anchor>
      )}
      <UnreadFilters page="store" />
      <DealFeed answer={answer} emptyText={emptyTexts[tab]} />
    </>
  )
}

/** The address names no store. */
function StoreNotFound() {
  return (
    <div className="wrap" css={pageWithOneMessage}>
      <EmptyState
        icon={<Store />}
        heading="Store not found"
        text="No store has this address."
        action={<ButtonLink to={routes.stores.to()}>All stores</ButtonLink>}
      />
    </div>
  )
}
