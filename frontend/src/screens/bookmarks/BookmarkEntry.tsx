import styled from '@emotion/styled'
import { Folder, Pencil, Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { defaultCollection } from '@deals/events'
import type { BookmarkList } from '@deals/events'
import { useBookmark } from '../../features/bookmarks/use-bookmark.ts'
import { formatPrice } from '../../lib/money.ts'
import { absoluteTime } from '../../lib/relative-time.ts'
import { Button } from '../../ui/Button.tsx'
import { belowCard } from '../shared/below-card.ts'
import { DealCard } from '../shared/DealCard.tsx'
import { GoneLine } from '../shared/GoneLine.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import { Reminders } from './Reminders.tsx'

const Root = styled.div`
  display: grid;
  gap: var(--s1);
  align-content: start;
  grid-template-rows: 1fr auto auto;
  ${belowCard}
  & [data-fell='true'] {
    color: var(--brand);
    font-weight: 600;
  }
  & > p[data-note] {
    overflow-wrap: anywhere;
    color: var(--ink);
    font-size: var(--text-sm);
    white-space: pre-line;
  }
  & > p > span {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
  }
  /* What may be done stays together, at the end of the line. */
  & > p > span[data-tools] {
    gap: 0;
    margin-left: auto;
  }
`

type Bookmark = BookmarkList['bookmarks'][number]

interface BookmarkEntryProps {
  readonly bookmark: Bookmark
  /** All collections of the member. */
  readonly collections: readonly string[]
}

/** A saved post: when it was saved, how its price moved since, where it was put, and what was noted about it. */
export function BookmarkEntry({ bookmark, collections }: BookmarkEntryProps) {
  const [isChanging, setIsChanging] = useState(false)
  const { post, postId, savedAt, collection = defaultCollection, note = null } = bookmark
  const since = priceSince(bookmark)
  if (post === null) {
    return <GonePost postId={postId} savedAt={savedAt} />
  }
  return (
    <Root>
      <DealCard post={post} />
      <p>
        <span>
          Saved <TimeAgo time={savedAt} />
        </span>
        {since !== null && (
          <span data-fell={since.fell}>
            {since.fell ? <TrendingDown aria-hidden="true" /> : <TrendingUp aria-hidden="true" />}
            {since.text}
          </span>
        )}
        {collection !== defaultCollection && (
          <span>
            <Folder aria-hidden="true" />
            {collection}
          </span>
        )}
        <span data-tools="">
          <Reminders bookmark={bookmark} title={post.title} />
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Collection and note of ${post.title}`}
            onClick={() => setIsChanging(true)}
          >
            <Pencil aria-hidden="true" />
            {note === null ? 'Add note' : 'Change'}
          </Button>
        </span>
      </p>
      {note !== null && <p data-note="">{note}</p>}
      {isChanging && (
        <BookmarkDialog bookmark={bookmark} collections={collections} onClose={() => setIsChanging(false)} />
      )}
    </Root>
  )
}

function GonePost({ postId, savedAt }: Pick<Bookmark, 'postId' | 'savedAt'>) {
  const { toggle, isBusy } = useBookmark({ id: postId, isBookmarked: true })
  return (
    <GoneLine>
      This post is no longer here. You saved it on {absoluteTime(savedAt)}.
      <Button size="sm" busy={isBusy} onClick={toggle}>
        <Trash2 aria-hidden="true" />
        Remove
      </Button>
    </GoneLine>
  )
}

/** How the price moved since the post was saved; nothing where it did not. */
function priceSince({ priceWhenSaved, post }: Bookmark): { readonly text: string; readonly fell: boolean } | null {
  const now = post?.price ?? null
  if (post?.type !== 'product' || priceWhenSaved === null || now === null || now === priceWhenSaved) {
    return null
  }
  const before = formatPrice(priceWhenSaved, post.currency)
  return { text: `${before} when you saved it, now ${formatPrice(now, post.currency)}`, fell: now < priceWhenSaved }
}
