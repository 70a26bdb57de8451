import { Bookmark as BookmarkIcon, Download, ListChecks, Search } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { bookmarkLimits, counted, grouped } from '@deals/events'
import { addressOf } from '../../lib/address-of.ts'
import { drawnAhead } from '../../lib/lazy-part.ts'
import { routes } from '../../lib/routes.ts'
import { useTypedText } from '../../lib/use-typed-text.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { ServerLink } from '../shared/ServerLink.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { useParam } from '../shared/use-param.ts'
import { bookmarkListApi, type BookmarkQuestion } from './bookmark-list.endpoints.ts'
import { bookmarkQuestion, isNarrowed } from './bookmark-question.ts'
import { SavedPosts } from './SavedPosts.tsx'
import { useCollections } from './use-collections.ts'

const BookmarkFacets = drawnAhead(
  async () => ({ default: (await import('./BookmarkFacets.tsx')).BookmarkFacets }),
  '3.5rem',
)

/** Everything that the member saved for later. */
export function BookmarksScreen() {
  const [params] = useSearchParams()
  const question = bookmarkQuestion(params)
  const { data } = bookmarkListApi.useGetBookmarksInfiniteQuery(question)
  const [isChoosing, setIsChoosing] = useState(false)
  const found = data?.pages[0]?.total
  const collections = useCollections(question)
  return (
    <div className="wrap" css={plainPage}>
      <PageIntro
        title="My Bookmarks"
        text={<span role="status">{foundWords(found, isNarrowed(question))}</span>}
        tools={
          <>
            <SearchField />
            <ExportLink question={question} found={found ?? 0} />
            <Button aria-pressed={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
              <ListChecks aria-hidden="true" />
              {isChoosing ? 'Done' : 'Choose'}
            </Button>
          </>
        }
      />
      <BookmarkFacets />
      <SavedPosts
        question={question}
        isChoosing={isChoosing}
        collections={collections}
        whenEmpty={<NothingSaved isNarrowed={isNarrowed(question)} />}
      />
    </div>
  )
}

function foundWords(found: number | undefined, isPart: boolean): string {
  const most = grouped(bookmarkLimits.saved)
  if (found === undefined) {
    return `You can save up to ${most} posts.`
  }
  return isPart ? `${counted(found, 'bookmark')} found.` : `${grouped(found)} saved, of up to ${most}.`
}

function SearchField() {
  const [q, setQ] = useParam('q')
  const [typed, type] = useTypedText(q ?? '', (text) => setQ(text))
  return (
    <div
      css={{
        width: '14rem',
        '& input': { height: 'var(--control)' },
        '@media (max-width: 767px)': { width: '100%' },
      }}
    >
      <TextField
        label="Search bookmarks"
        hideLabel
        type="search"
        placeholder="Search bookmarks"
        lead={<Search aria-hidden="true" />}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  )
}

interface ExportLinkProps {
  readonly question: BookmarkQuestion
  readonly found: number
}

/** What is found, as a file; nothing where nothing is. */
function ExportLink({ question, found }: ExportLinkProps) {
  return found === 0 ? null : (
    <ServerLink
      href={addressOf('GET /api/bookmarks/export', { query: question })}
      download="bookmarks.csv"
      aria-label={`Export ${counted(found, 'bookmark')} as CSV`}
    >
      <Download aria-hidden="true" />
      CSV
    </ServerLink>
  )
}

function NothingSaved({ isNarrowed: isPart }: { readonly isNarrowed: boolean }) {
  return isPart ? (
    <EmptyState
      icon={<Search />}
      text="No saved posts match."
      action={<ButtonLink to={routes.bookmarks.to()}>Clear filters</ButtonLink>}
    />
  ) : (
    <EmptyState
      icon={<BookmarkIcon />}
      text="Nothing saved yet. Tap the bookmark on any deal."
      action={<ButtonLink to={routes.home.to()}>Browse deals</ButtonLink>}
    />
  )
}
