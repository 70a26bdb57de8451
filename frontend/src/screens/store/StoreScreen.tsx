import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { Store } from 'lucide-react'
import { routes } from '../../app/routes.ts'
import { sortOrderFrom } from '../../features/posts/sort-options.ts'
import { useCurrency } from '../../features/preferences/use-preference.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { TabLinks } from '../../ui/TabLinks.tsx'
import { DealFeed } from '../shared/DealFeed.tsx'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { plainPage, pageWithOneMessage } from '../shared/page-styles.ts'
import { SortSelect } from '../shared/SortSelect.tsx'
import { TypeChips } from '../shared/TypeChips.tsx'
import { useFeed } from '../shared/use-feed.ts'
import { useParam } from '../shared/use-param.ts'
import { isExpiredTab, storeRequest } from './store-request.ts'
import { StoreHeader } from './StoreHeader.tsx'

/** One store: who it is, and what was found there. */
export function StoreScreen() {
  const { slug = '' } = useParams()
  const { data: store, error, refetch } = storesApi.useGetStoreQuery(slug)
  if (statusOf(error) === 404) {
    return <StoreNotFound />
  }
  if (store !== undefined && store.slug !== slug) {
    return <MovedStore to={store.slug} />
  }
  return (
    <div className="wrap" css={plainPage}>
      {store === undefined && error !== undefined ? (
        <ErrorState text="Store not found" onRetry={() => void refetch()} />
      ) : (
        <StoreHeader store={store} />
      )}
      <StorePosts slug={slug} />
    </div>
  )
}

/** A store that was merged leads on to the one that stays, which takes its place in the history of the browser. */
function MovedStore({ to }: { readonly to: string }) {
  const { search } = useLocation()
  return <Navigate replace to={{ pathname: routes.store.to(to), search }} />
}

function StorePosts({ slug }: { readonly slug: string }) {
  const [params] = useSearchParams()
  const [sort, setSort] = useParam('sort')
  const [currency] = useCurrency()
  const answer = useFeed(storeRequest(slug, params, currency))
  const isExpired = isExpiredTab(params)
  const here = routes.store.to(slug)
  return (
    <>
      <TabLinks
        label="Which deals"
        links={[
          { to: here, label: 'Active', current: !isExpired },
          { to: `${here}?tab=expired`, label: 'Expired', current: isExpired },
        ]}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', paddingTop: 'var(--s4)' }}>
        <TypeChips />
        <span css={{ display: 'flex', gap: 'var(--s2)', marginLeft: 'auto', marginBottom: 'var(--s4)' }}>
          <LayoutToggle />
          <SortSelect type="product" value={sortOrderFrom(sort, 'product')} onChange={setSort} />
        </span>
      </div>
      <DealFeed answer={answer} />
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
