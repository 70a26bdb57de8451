import styled from '@emotion/styled'
import { MessageCircle, Search } from 'lucide-react'
import { useState } from 'react'
import { counted } from '@deals/events'
import { useClosed } from '../../lib/announced.ts'
import { serverPages, routes } from '../../lib/routes.ts'
import { useKeptText } from '../../lib/use-kept-text.ts'
import { useKeptFrom } from '../../lib/use-kept-from.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CommentForm } from './CommentForm.tsx'
import { Comments } from './Comments.tsx'
import type { CommentsPlace } from './comment-settings.ts'
import { commentsApi } from './comments.endpoints.ts'
import { useAddComment } from './use-comment-commands.ts'
import { commentSorts, useCommentSort } from './use-comment-sort.ts'

const Root = styled.section`
  max-width: 46rem;
  margin-top: var(--s10);
  scroll-margin-top: 5rem;
  /* A link leads here; what it leads to needs no frame. */
  &:focus-visible {
    box-shadow: none;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
  margin-bottom: var(--s4);
  & > h2 {
    flex: 1;
    white-space: nowrap;
  }
  & > div {
    width: 13rem;
  }
  @media (max-width: 767px) {
    & > div {
      order: 1;
      width: 100%;
    }
  }
`

const Invitation = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 3.5rem;
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-lg);
  background: var(--surface);
  color: var(--brand);
  font-weight: 600;
  transition: background var(--quick);
  &:hover {
    background: var(--brand-soft);
  }
  &:focus-visible {
    border-radius: var(--r-lg);
  }
`

interface CommentsSectionProps extends Pick<CommentsPlace, 'postId' | 'isOpen' | 'renderDialog' | 'muting'> {
  /** Why a moderator ended the talk, where one did. */
  readonly lockedFor?: string | null
  /** How many the post says there are: until the list tells, and when others came since. */
  readonly count: number
}

/** All that is said about a post, and where to say more. */
export function CommentsSection({ count, lockedFor = null, ...settings }: CommentsSectionProps) {
  const [sort, setSort] = useCommentSort()
  const closed = useClosed('comments') ?? (lockedFor === null ? undefined : `Comments are locked: ${lockedFor}`)
  const mayAnswer = [closed, useKeptFrom('comment')].every((why) => why === undefined)
  const place = { ...settings, isOpen: settings.isOpen && mayAnswer }
  const [page, setPage] = useState(1)
  const [term, setTerm] = useState('')
  const q = useDebounced(term.trim())
  const answer = commentsApi.useListCommentsQuery({ postId: settings.postId, page, sort, ...(q !== '' && { q }) })
  const total = answer.data?.commentCounts.total ?? count
  return (
    <Root id="comments-section" aria-labelledby="comments-heading" tabIndex={-1}>
      <Head>
        <h2 id="comments-heading">
          Comments <span className="faint">{total}</span>
        </h2>
        {total > 0 && (
          <CommentSearch
            term={term}
            onChange={(words) => {
              setTerm(words)
              setPage(1)
            }}
          />
        )}
        <Select
          label="Sort comments"
          value={sort}
          options={commentSorts}
          onChange={(next) => {
            setSort(next)
            setPage(1)
          }}
        />
      </Head>
      <NewComment {...settings} closed={closed} onAdded={() => setPage(1)} />
      {answer.data !== undefined && <Unread count={count - total} onShow={() => answer.refetch()} />}
      <Comments answer={answer} page={page} term={term} isAsked={q === term.trim()} {...place} />
      <Pagination
        label="Comment pages"
        page={page}
        totalPages={answer.data?.pagination.totalPages ?? 1}
        onPageChange={(next) => {
          setPage(next)
          document.getElementById('comments-section')?.scrollIntoView()
        }}
      />
    </Root>
  )
}

function CommentSearch({ term, onChange }: { readonly term: string; readonly onChange: (term: string) => void }) {
  return (
    <div css={{ '& input': { height: 'var(--control)' } }}>
      <TextField
        label="Search comments"
        hideLabel
        type="search"
        placeholder="Search comments"
        lead={<Search aria-hidden="true" />}
        value={term}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      />
    </div>
  )
}

interface NewCommentProps extends Pick<CommentsPlace, 'postId' | 'isOpen'> {
  /** Why nobody may say more. */
  readonly closed: string | undefined
  readonly onAdded: () => void
}

function NewComment({ postId, isOpen, closed, onAdded }: NewCommentProps) {
  const viewer = useViewer()
  const keptFrom = useKeptFrom('comment')
  const add = useAddComment(postId)
  const about = `comment on ${postId}`
  if (closed !== undefined || !isOpen) {
    return (
      <>
        <p className="muted">{closed ?? 'Comments are closed.'}</p>
        <Begun about={about} />
      </>
    )
  }
  if (keptFrom !== undefined) {
    return (
      <p className="muted">
        {keptFrom}{' '}
        <Anchor to={routes.settings.to('standing')} css={{ textDecoration: 'underline' }}>
          See why
        </Anchor>
      </p>
    )
  }
  if (viewer === null) {
    return (
      <Invitation href={serverPages.login(routes.post.toComments(postId))}>
        <MessageCircle aria-hidden="true" />
        Please sign in to comment
      </Invitation>
    )
  }
  return (
    <CommentForm
      about={about}
      label="Comment"
      placeholder="Say something useful: did the price hold, is it any good?"
      submitLabel="Comment"
      onSend={async (content, key) => {
        const outcome = await add({ content, key })
        if (outcome === 'done') {
          onAdded()
        }
        return outcome
      }}
    />
  )
}

/** What the reader was writing when comments were closed: it stands in the field again once they are open. */
function Begun({ about }: { readonly about: string }) {
  const [words] = useKeptText(about)
  return words === '' ? null : (
    <p css={{ marginTop: 'var(--s2)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <span className="muted">You had begun to write: </span>
      {words}
    </p>
  )
}

/** Comments that came while the page is open: they stand there when the reader asks, so that nothing moves under their eyes. */
function Unread({ count, onShow }: { readonly count: number; readonly onShow: () => unknown }) {
  return (
    <div role="status">
      {count > 0 && (
        <Button css={{ width: '100%', marginTop: 'var(--s4)' }} onClick={() => onShow()}>
          Show {counted(count, 'new comment')}
        </Button>
      )}
    </div>
  )
}
