import styled from '@emotion/styled'
import { counted, type PostCard } from '@deals/events'
import { cardPrice } from '../../features/posts/price.ts'
import { displayedVote, hiddenScore } from '../../features/votes/displayed-score.ts'
import { useIsBefore } from '../../lib/clock.slice.ts'
import { usePostOverlay } from '../../lib/post-overlay.slice.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { pictureRow } from './picture-row.ts'
import { PostPicture } from './PostPicture.tsx'

const Root = styled.li`
  ${pictureRow}
  & > a,
  & > div {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    align-items: center;
    gap: var(--s3);
    min-height: 4.5rem;
    padding: var(--s2) 0;
  }
  & .mark {
    width: 3.5rem;
    height: 3.5rem;
    border-radius: var(--r-md);
  }
  & strong {
    font-weight: 550;
    line-height: 1.35;
  }
  & > a:hover strong {
    text-decoration: underline;
  }
  & small {
    color: var(--ink-3);
  }
  & small b {
    color: var(--ink);
    font-size: var(--text-sm);
  }
`

interface MiniDealProps {
  readonly post: PostCard
  /** Why it is shown. */
  readonly note?: string
}

/** A post in a box beside the page. */
export function MiniDeal({ post, note }: MiniDealProps) {
  const { text } = cardPrice(post)
  const { score } = displayedVote(post, usePostOverlay(post.id).userVote)
  const votes = useIsBefore(post.votesHiddenUntil) ? hiddenScore.text : counted(score, 'vote')
  return (
    <Root>
      <Anchor to={routes.post.to(post.id)}>
        <span className="mark">
          {post.imageUrl !== null && <PostPicture address={post.imageUrl} sizes="3.5rem" width={56} height={56} />}
        </span>
        <span>
          <strong>{post.title}</strong>
          <small>
            {text !== null && (
              <>
                <b>{text}</b>
                {' · '}
              </>
            )}
            {[post.storeName, votes].filter((part) => part !== null).join(' · ')}
          </small>
          {note !== undefined && <small title={note}>{note}</small>}
        </span>
      </Anchor>
    </Root>
  )
}

/** Its place while it comes. */
export function MiniDealSkeleton() {
  return (
    <Root>
      <div>
        <Skeleton width="3.5rem" height="3.5rem" radius="md" />
        <span>
          <Skeleton height="1rem" />
          <Skeleton width="60%" height="1rem" />
        </span>
      </div>
    </Root>
  )
}
