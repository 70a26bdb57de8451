import { Search, Store } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { storesApi, type StoreListRequest } from '../../features/stores/stores.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { useTypedText } from '../../lib/use-typed-text.ts'
import { useInfiniteScroll } from '../../lib/use-infinite-scroll.ts'
import { ChipLink } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ChipRow } from '../shared/ChipRow.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { withParam } from '../shared/with-param.ts'
import { useParam } from '../shared/use-param.ts'
import { storesRequest, storeSortFrom, storeSorts } from './stores-request.ts'
import { StoreCard, StoreCardSkeleton, StoreGrid } from './StoreCard.tsx'

/** All stores, and a search among them. */
export function StoresScreen() {
  const [params] = useSearchParams()
  const [asked, setAsked] = useParam('search')
  const [sort, setSort] = useParam('sort')
  const search = asked ?? ''
  const [words, type] = useTypedText(search, setAsked)
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro
        title="Stores"
        text="Every store that members found deals in."
        tools={
          <>
            <TextField
              label="Search stores"
              hideLabel
              type="search"
              lead={<Search aria-hidden="true" />}
              placeholder="Search stores..."
              value={words}
              onChange={(event) => {
                type(event.target.value)
              }}
            />
            <Select label="Sort by" value={storeSortFrom(sort)} options={storeSorts} onChange={setSort} />
          </>
        }
      />
      <Initials />
      <FoundStores {...storesRequest(params)} />
    </div>
  )
}

/** The index: letters under which stores stand. */
function Initials() {
  const [params] = useSearchParams()
  const { data } = storesApi.useListStoresInfiniteQuery(storesRequest(params))
  const known = data?.pages[0]?.initials ?? []
  const chosen = params.get('initial') ?? ''
  const linkTo = (initial: string) => `${routes.stores.to()}${withParam(params, 'initial', initial)}`
  return (
    <ChipRow as="nav" aria-label="Stores by letter">
      <ChipLink to={linkTo('')} current={chosen === ''}>
        All
      </ChipLink>
      {known.map((initial) => (
        <ChipLink key={initial} to={linkTo(initial)} current={chosen === initial}>
          {initial}
        </ChipLink>
      ))}
    </ChipRow>
  )
}

function FoundStores(request: StoreListRequest) {
  const { search } = request
  const { currentData, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    storesApi.useListStoresInfiniteQuery(request)
  const stores = currentData?.pages.flatMap((page) => page.stores) ?? []
  const next = () => {
    if (hasNextPage && !isFetchingNextPage) {
      void fetchNextPage()
    }
  }
  const sentinel = useInfiniteScroll(next, stores.length)
  if (currentData === undefined) {
    return isError ? <ErrorState text="Failed to fetch stores" onRetry={() => void refetch()} /> : <StoreSkeletons />
  }
  if (stores.length === 0) {
    const text = search === '' ? 'No stores yet.' : `No stores match '${search}'.`
    return <EmptyState icon={<Store />} text={text} />
  }
  return (
    <>
      <StoreGrid>
        {stores.map((store) => (
          <li key={store.slug}>
            <StoreCard store={store} />
          </li>
        ))}
      </StoreGrid>
      <div ref={sentinel} css={{ minHeight: '1px' }} />
    </>
  )
}

function StoreSkeletons() {
  return (
    <StoreGrid aria-busy="true">
      {Array.from({ length: 12 }, (_, index) => (
        <li key={index}>
          <StoreCardSkeleton />
        </li>
      ))}
    </StoreGrid>
  )
}
