import { MessageCircle, Search } from 'lucide-react'
import { useMemo } from 'react'
import type { CommentList, CommentView } from '@deals/events'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CommentThreads } from './CommentThreads.tsx'
import type { CommentsPlace } from './comment-settings.ts'
import { searchComments } from './comment-search.ts'
import { commentTree, withPath } from './comment-tree.ts'
import { useWritten } from './use-comment-commands.ts'
import { useLedTo } from './use-led-to.ts'

interface CommentsProps extends CommentsPlace {
  readonly answer: {
    readonly data?: CommentList | undefined
    readonly isError: boolean
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  readonly page: number
  readonly term: string
  /** Whether the answer is to these words: until then those of the page before are looked through. */
  readonly isAsked: boolean
}

/** A page of comments, and first what its reader just wrote. */
export function Comments({ answer, page, term, isAsked, ...place }: CommentsProps) {
  const { data, isError, isFetching, refetch } = answer
  const { written, path } = useWritten(place.postId)
  useLedTo(written?.id)
  const threads = useMemo(() => {
    // By its order it may be pages away, as if it were lost; an answer stands below what it answers.
    const own = page === 1 && term.trim() === '' && written?.parentId === null ? path : nothing
    const others = (data?.comments ?? nothing).filter(({ id }) => own.every((shown) => shown.id !== id))
    return commentTree(withPath([...own, ...others], path))
  }, [data, written, path, page, term])
  const shown = useMemo(() => searchComments(threads, term), [threads, term])
  if (isError) {
    return <ErrorState text="Comments could not be loaded." onRetry={() => refetch()} />
  }
  const isComing = term !== '' && (!isAsked || isFetching)
  if (data === undefined || (shown.length === 0 && isComing)) {
    return <CommentsSkeleton />
  }
  if (threads.length === 0 && term.trim() === '') {
    const invitation = 'No comments yet. Ask a question or share your experience.'
    return <EmptyState icon={<MessageCircle />} text={place.isOpen ? invitation : 'Nobody has commented.'} />
  }
  if (shown.length === 0) {
    return <EmptyState icon={<Search />} text={`No comments found matching "${term.trim()}"`} />
  }
  return <CommentThreads threads={shown} {...place} {...(written !== undefined && { namedId: written.id })} />
}

const nothing: readonly CommentView[] = []

function CommentsSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading comments"
      css={{ display: 'grid', gap: 'var(--s6)', paddingTop: 'var(--s4)' }}
    >
      {[1, 2, 3].map((place) => (
        <div key={place} css={{ display: 'grid', gridTemplateColumns: '2.25rem 1fr', gap: 'var(--s3)' }}>
          <Skeleton height="2.25rem" radius="full" />
          <div css={{ display: 'grid', gap: 'var(--s2)' }}>
            <Skeleton width="10rem" />
            <Skeleton height="3rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
