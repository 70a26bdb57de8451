import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { PostCard } from '@deals/events'
import { settleDismissal, type Dispatch } from '../../features/recommendations/settle-dismissal.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

const focus = (button: HTMLButtonElement | null) => button?.focus()

/** What stands in the place of a post that its reader is not interested in, until they leave the page. */
export function DismissedCard({ post }: { readonly post: Pick<PostCard, 'id' | 'title'> }) {
  const dispatch = useDispatch<Dispatch>()
  useFocusOnCardThatIsBack(post.id)
  const textId = `dismissed-${post.id}`
  return (
    <Card
      css={{
        gap: 'var(--s3)',
        alignItems: 'center',
        justifyContent: 'center',
        padding: 'var(--s4)',
        borderStyle: 'dashed',
        background: 'none',
        textAlign: 'center',
        fontSize: 'var(--text-sm)',
        overflowWrap: 'anywhere',
      }}
    >
      <p id={textId} className="muted">
        “{post.title}” is no longer recommended to you, and posts like it less.
      </p>
      <Button
        size="sm"
        ref={focus}
        aria-describedby={textId}
        onClick={() => void settleDismissal(dispatch, post.id, false)}
      >
        Undo
      </Button>
    </Card>
  )
}

/** Whoever stood here when the card came back stands on it. */
function useFocusOnCardThatIsBack(postId: number): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>(`[data-dismiss="${postId}"]`)?.focus()
      }
    },
    [postId],
  )
}
