import { Suspense, type ReactNode } from 'react'
import { useLayout } from '../../features/preferences/use-preference.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useInfiniteScroll } from '../../lib/use-infinite-scroll.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { DealFeedSkeleton } from '../shared/DealFeedSkeleton.tsx'
import { DealList } from '../shared/DealList.tsx'
import { FeedEnd } from '../shared/FeedEnd.tsx'
import { bookmarkListApi, type BookmarkQuestion } from './bookmark-list.endpoints.ts'
import { BookmarkEntry } from './BookmarkEntry.tsx'
import { useChosen, type Bookmark } from './use-chosen.ts'

const ChosenBar = lazyPart(async () => ({ default: (await import('./ChosenBar.tsx')).ChosenBar }))

interface SavedPostsProps {
  readonly question: BookmarkQuestion
  /** Several are chosen, to be moved or removed together. */
  readonly isChoosing: boolean
  readonly collections: readonly string[]
  readonly whenEmpty: ReactNode
}

/** The saved posts that are asked for, further ones as the reader comes to the end. */
export function SavedPosts({ question, whenEmpty, ...rest }: SavedPostsProps) {
  const [layout] = useLayout()
  const answer = bookmarkListApi.useGetBookmarksInfiniteQuery(question, { refetchOnMountOrArgChange: true })
  const bookmarks = answer.data?.pages.flatMap((page) => page.bookmarks) ?? []
  const more = () => {
    if (answer.hasNextPage && !answer.isFetching) {
      void answer.fetchNextPage()
    }
  }
  const sentinel = useInfiniteScroll(more, bookmarks.length)
  if (answer.data === undefined) {
    return answer.isError ? (
      <ErrorState text="Your bookmarks could not be loaded." onRetry={() => void answer.refetch()} />
    ) : (
      <DealFeedSkeleton layout={layout} count={6} />
    )
  }
  if (bookmarks.length === 0) {
    return whenEmpty
  }
  return (
    <>
      <Entries bookmarks={bookmarks} {...rest} />
      <div ref={sentinel}>{answer.hasNextPage && <FeedEnd answer={{ ...answer, fetchNextPage: more }} />}</div>
    </>
  )
}

type EntriesProps = Pick<SavedPostsProps, 'isChoosing' | 'collections'> & { readonly bookmarks: readonly Bookmark[] }

function Entries({ bookmarks, isChoosing, collections }: EntriesProps) {
  const [layout] = useLayout()
  const selection = useChosen(bookmarks)
  return (
    <>
      {isChoosing && (
        <Suspense fallback={null}>
          <ChosenBar selection={selection} collections={collections} />
        </Suspense>
      )}
      {/* Cards after a line of its own fill the row before it. */}
      <DealList data-layout={layout} css={{ gridAutoFlow: 'row dense' }}>
        {bookmarks.map((bookmark) => (
          <BookmarkEntry
            key={bookmark.postId}
            bookmark={bookmark}
            collections={collections}
            selection={isChoosing ? selection : null}
          />
        ))}
      </DealList>
    </>
  )
}
