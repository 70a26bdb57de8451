import { History } from 'lucide-react'
import { OtherMoment } from '../../features/history/OtherMoment.tsx'
import { useLayout } from '../../features/preferences/use-preference.ts'
import { storesApi } from '../../features/stores/stores.endpoints.ts'
import { utcTime } from '../../lib/relative-time.ts'
import { routes } from '../../lib/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DealFeedSkeleton } from '../shared/DealFeedSkeleton.tsx'
import { DealList } from '../shared/DealList.tsx'
import { firstCards } from '../shared/first-cards.ts'
import { LayoutToggle } from '../shared/LayoutToggle.tsx'
import { LookBack } from '../shared/LookBack.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { PastCard } from '../shared/PastCard.tsx'
import { PastProblem } from '../shared/PastProblem.tsx'
import { plainPage } from '../shared/page-styles.ts'

interface PastStoreProps {
  readonly slug: string
  readonly name: string
  readonly at: string
}

/** The deals of a store as they stood: to be read, and nothing can be done to them. */
export function PastStore({ slug, name, at }: PastStoreProps) {
  const [layout] = useLayout()
  const answer = storesApi.useGetPastDealsInfiniteQuery({ slug, at })
  const { currentData: data } = answer
  const [first] = data?.pages ?? []
  if (answer.isError && data === undefined) {
    return <PastProblem answer={answer} now={routes.store.to(slug)} />
  }
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro title={`Earlier deals of ${name}`} tools={<LayoutToggle />} />
      {first === undefined || data === undefined ? (
        <DealFeedSkeleton layout={layout} />
      ) : (
        <>
          <LookBack title={`As they stood on ${utcTime(first.asked)}`} now={routes.store.to(slug)}>
            Deals that were active then, the newest first, with their words and prices of then. The votes of then stand
            on the page of each.
          </LookBack>
          <div css={{ marginBottom: 'var(--s6)' }}>
            <OtherMoment key={first.asked} action={routes.store.to(slug)} at={first.asked} />
          </div>
          <Deals posts={data.pages.flatMap(({ posts }) => posts)} at={first.asked} more={answer} />
        </>
      )}
    </div>
  )
}

interface DealsProps {
  readonly posts: readonly Parameters<typeof PastCard>[0]['post'][]
  readonly at: string
  readonly more: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

function Deals({ posts, at, more: { hasNextPage, isFetchingNextPage, fetchNextPage } }: DealsProps) {
  const [layout] = useLayout()
  return (
    <>
      {posts.length === 0 && !hasNextPage && <EmptyState icon={<History />} text="No deal of it was active then." />}
      <DealList data-layout={layout}>
        {posts.map((post, place) => (
          <PastCard key={post.id} post={post} at={at} isFirst={place < firstCards} />
        ))}
      </DealList>
      {hasNextPage && (
        <div css={{ display: 'flex', justifyContent: 'center', padding: 'var(--s6)' }}>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            More deals
          </Button>
        </div>
      )}
    </>
  )
}
