import styled from '@emotion/styled'
import { Folder, Pencil, Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { defaultCollection } from '@deals/events'
import { useBookmark } from '../../features/bookmarks/use-bookmark.ts'
import { formatPrice } from '../../lib/money.ts'
import { absoluteDay } from '../../lib/relative-time.ts'
import { Button } from '../../ui/Button.tsx'
import { choiceStyles } from '../../ui/choice-styles.ts'
import { belowCard } from '../shared/below-card.ts'
import { DealCard } from '../shared/DealCard.tsx'
import { GoneLine } from '../shared/GoneLine.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { BookmarkDialog } from './BookmarkDialog.tsx'
import { Reminders } from './Reminders.tsx'
import type { Bookmark, Chosen } from './use-chosen.ts'

const Root = styled.div`
  display: grid;
  gap: var(--s1);
  align-content: start;
  grid-template: 1fr auto auto / minmax(0, 1fr);
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
  &[data-chosen='true'] {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
    border-radius: var(--r-lg);
  }
  & > p > span {
    display: inline-flex;
    align-items: center;
    gap: var(--s1);
  }
  /* What may be done stays together, at the end of the line. */
  & > p > span[data-tools] {
    flex-wrap: wrap;
    justify-content: end;
    gap: 0;
    margin-left: auto;
  }
`

const ChoiceLabel = styled.label`
  ${choiceStyles}
  gap: var(--s2);
  align-items: center;
  min-height: 2.75rem;
`

interface BookmarkEntryProps {
  readonly bookmark: Bookmark
  /** All collections of the member. */
  readonly collections: readonly string[]
  /** While several are chosen. */
  readonly selection: Chosen | null
}

/** A saved post: when it was saved, how its price moved since, where it was put, and what was noted about it. */
export function BookmarkEntry({ bookmark, collections, selection }: BookmarkEntryProps) {
  const [isChanging, setIsChanging] = useState(false)
  const { post, savedAt, collection = defaultCollection, note = null } = bookmark
  const since = priceSince(bookmark)
  if (post === null) {
    return <GonePost bookmark={bookmark} selection={selection} />
  }
  return (
    <Root data-chosen={selection?.chosen.has(bookmark.postId) ?? false}>
      <DealCard post={post} />
      <p>
        <Choice bookmark={bookmark} name={post.title} selection={selection}>
          Saved <TimeAgo time={savedAt} />
        </Choice>
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

type GonePostProps = Pick<BookmarkEntryProps, 'bookmark' | 'selection'>

/** Nothing is said of what the post was: it was taken away for a reason. */
function GonePost({ bookmark, selection }: GonePostProps) {
  const { postId, savedAt, gone } = bookmark
  const { toggle, isBusy } = useBookmark({ id: postId, isBookmarked: true })
  const name = `the post that you saved on ${absoluteDay(savedAt)}`
  return (
    <GoneLine>
      <Choice bookmark={bookmark} name={name} selection={selection}>
        {gone === null
          ? 'This post is not shown at the moment.'
          : `Removed on ${absoluteDay(gone.at)}: ${gone.reasonGroup ?? whyGone[gone.cause]}.`}{' '}
        You saved it on {absoluteDay(savedAt)}.
      </Choice>
      <Button size="sm" busy={isBusy} aria-label={`Remove ${name}`} onClick={toggle}>
        <Trash2 aria-hidden="true" />
        Remove
      </Button>
    </GoneLine>
  )
}

const whyGone: Readonly<Record<NonNullable<Bookmark['gone']>['cause'], string>> = {
  author: 'by its poster',
  moderator: 'by a moderator',
  abandoned: 'its poster did not make the changes that were asked for',
  erased: 'its poster left',
}

interface ChoiceProps extends GonePostProps {
  /** What is read aloud of it. */
  readonly name: string
  readonly children: ReactNode
}

/** Words about a saved post; while several are chosen, a box before them chooses it. */
function Choice({ bookmark: { postId }, name, selection, children }: ChoiceProps) {
  if (selection === null) {
    return <span>{children}</span>
  }
  return (
    <ChoiceLabel>
      <input
        type="checkbox"
        aria-label={`Choose ${name}`}
        checked={selection.chosen.has(postId)}
        onChange={({ nativeEvent }) =>
          selection.toggle(postId, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span>{children}</span>
    </ChoiceLabel>
  )
}

/** How what one pays moved since the post was saved; nothing where it did not. */
function priceSince({ paid = null, post }: Bookmark): { readonly text: string; readonly fell: boolean } | null {
  if (post === null || paid === null) {
    return null
  }
  const { then, now, withShipping } = paid
  const before = `${formatPrice(then, post.currency)}${withShipping ? ' with shipping' : ''}`
  return { text: `${before} when you saved it, now ${formatPrice(now, post.currency)}`, fell: now < then }
}
