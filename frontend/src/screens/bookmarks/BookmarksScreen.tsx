import { Bookmark, Download, Search } from 'lucide-react'
import { useState } from 'react'
import { counted, defaultCollection } from '@deals/events'
import type { BookmarkSort, BookmarkList, PostStatus } from '@deals/events'
import { routes } from '../../app/routes.ts'
import { useLayout } from '../../features/preferences/use-preference.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useInfiniteScroll } from '../../lib/use-infinite-scroll.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Choice } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DealFeedSkeleton } from '../shared/DealFeedSkeleton.tsx'
import { DealList } from '../shared/DealList.tsx'
import { FeedEnd } from '../shared/FeedEnd.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { ServerLink } from '../shared/ServerLink.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { bookmarkListApi } from './bookmark-list.endpoints.ts'
import type { BookmarkQuestion } from './bookmark-list.endpoints.ts'
import { BookmarkEntry } from './BookmarkEntry.tsx'

const statuses: readonly Choice<PostStatus | ''>[] = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
]

const sorts: readonly Choice<BookmarkSort>[] = [
  { value: 'saved', label: 'Last saved' },
  { value: 'ending', label: 'Ending soon' },
  { value: 'price-change', label: 'Price fell most' },
  { value: 'best', label: 'Best' },
]

/** What the page asks for when it opens. */
export const firstQuestion: BookmarkQuestion = { q: '', status: '', sort: 'saved', collection: '' }

/** Everything that the member saved for later. */
export function BookmarksScreen() {
  const [question, setQuestion] = useState(firstQuestion)
  const q = useDebounced(question.q.trim())
  const change = (changed: Partial<BookmarkQuestion>) => setQuestion({ ...question, ...changed })
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro
        title="My Bookmarks"
        tools={
          <>
            <div css={{ width: '14rem', '& input': { height: 'var(--control)' } }}>
              <TextField
                label="Search bookmarks"
                hideLabel
                type="search"
                placeholder="Search bookmarks"
                lead={<Search aria-hidden="true" />}
                value={question.q}
                onChange={(event) => change({ q: event.target.value })}
              />
            </div>
            <CollectionSelect value={question.collection} onChange={(collection) => change({ collection })} />
            <Select
              label="Status"
              value={question.status}
              options={statuses}
              onChange={(status) => change({ status })}
            />
            <Select label="Sort by" value={question.sort} options={sorts} onChange={(sort) => change({ sort })} />
            <ExportLink question={{ ...question, q }} />
          </>
        }
      />
      <Saved question={{ ...question, q }} />
    </div>
  )
}

/** What is found, as a file; nothing where nothing is. */
function ExportLink({ question }: { readonly question: BookmarkQuestion }) {
  const { data } = bookmarkListApi.useGetBookmarksInfiniteQuery(question)
  const found = data?.pages[0]?.total ?? 0
  return found === 0 ? null : (
    <ServerLink
      href={`/api/bookmarks/export?${new URLSearchParams({ ...question }).toString()}`}
      download="bookmarks.csv"
      aria-label={`Export ${counted(found, 'bookmark')} as CSV`}
    >
      <Download aria-hidden="true" />
      CSV
    </ServerLink>
  )
}

interface CollectionSelectProps {
  readonly value: string
  readonly onChange: (collection: string) => void
}

/** Which collection is shown; nothing while there is but one. */
function CollectionSelect({ value, onChange }: CollectionSelectProps) {
  const { data } = bookmarkListApi.useGetBookmarksInfiniteQuery(firstQuestion)
  const collections = collectionsIn(data)
  if (collections.length < 2 && value === '') {
    return null
  }
  const options = [
    { value: '', label: 'All collections' },
    ...collections.map((name) => ({ value: name, label: name })),
  ]
  return <Select label="Collection" value={value} options={options} onChange={onChange} />
}

function Saved({ question }: { readonly question: BookmarkQuestion }) {
  const [layout] = useLayout()
  const answer = bookmarkListApi.useGetBookmarksInfiniteQuery(question, { refetchOnMountOrArgChange: true })
  const bookmarks = answer.data?.pages.flatMap((page) => page.bookmarks) ?? []
  const collections = collectionsIn(answer.data)
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
    return <NothingSaved isFiltered={question.q !== '' || question.status !== '' || question.collection !== ''} />
  }
  return (
    <>
      <DealList data-layout={layout}>
        {bookmarks.map((bookmark) => (
          <BookmarkEntry key={bookmark.postId} bookmark={bookmark} collections={collections} />
        ))}
      </DealList>
      <div ref={sentinel}>{answer.hasNextPage && <FeedEnd answer={{ ...answer, fetchNextPage: more }} />}</div>
    </>
  )
}

function NothingSaved({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState icon={<Search />} text="None of your bookmarks match." />
  }
  return (
    <EmptyState
      icon={<Bookmark />}
      text="Nothing saved yet. Tap the bookmark on any deal."
      action={<ButtonLink to={routes.home.to()}>Browse deals</ButtonLink>}
    />
  )
}

/** The collections that an answer tells of; where everything is that was put nowhere comes first. */
function collectionsIn(data: { readonly pages: readonly BookmarkList[] } | undefined): readonly string[] {
  const told = data?.pages[0]?.collections ?? []
  return [defaultCollection, ...told.filter((name) => name !== defaultCollection)]
}
