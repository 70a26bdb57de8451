import styled from '@emotion/styled'
import { Bookmark } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { fingerRoom } from '../../ui/button-styles.ts'
import { useBookmark, type SavedPost } from './use-bookmark.ts'

const Round = styled.button`
  position: relative;
  ${fingerRoom}
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 0;
  border-radius: 50%;
  background: color-mix(in srgb, var(--surface) 88%, transparent);
  color: var(--ink-2);
  font-size: 1rem;
  transition:
    color var(--quick),
    transform var(--quick);
  &:hover {
    color: var(--ink);
  }
  &:active {
    transform: scale(0.92);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[aria-pressed='true'] {
    color: var(--brand);
  }
  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }
`

interface BookmarkButtonProps {
  readonly post: SavedPost
  /** Round over a picture, or with its word beside other buttons. */
  readonly shape?: 'round' | 'word'
  readonly disabled?: boolean
}

/** Saves a post for later. */
export function BookmarkButton({ post, shape = 'round', disabled = false }: BookmarkButtonProps) {
  const { isBookmarked, toggle } = useBookmark(post)
  if (shape === 'word') {
    return (
      <Button aria-label="Bookmark" aria-pressed={isBookmarked} disabled={disabled} onClick={toggle}>
        <Bookmark aria-hidden="true" fill={isBookmarked ? 'currentColor' : 'none'} />
        {isBookmarked ? 'Bookmarked' : 'Bookmark'}
      </Button>
    )
  }
  return (
    <Round type="button" aria-label="Bookmark" aria-pressed={isBookmarked} disabled={disabled} onClick={toggle}>
      <Bookmark aria-hidden="true" />
    </Round>
  )
}
