import styled from '@emotion/styled'
import { Fragment } from 'react'
import type { QueueItem } from '@deals/events'
import { cardPrice } from '../../features/posts/price.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { pictureRow } from '../shared/picture-row.ts'
import { PostPicture } from '../shared/PostPicture.tsx'
import { holderWords, outcomeWords, trustWords, viewsWords, waitingWords, whyWords } from './case-words.ts'
import { Waiting } from './desk-styles.ts'

const Root = styled.li`
  ${pictureRow}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  /* The row is as large to press as a finger needs, and its box stands where the picture begins. */
  & > label {
    display: grid;
    place-items: center;
    width: 2.75rem;
    padding-left: var(--s2);
    cursor: pointer;
  }
  & > label input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: var(--brand);
  }
  &[data-chosen='true'] {
    background: var(--brand-soft);
  }
  & > a,
  & > div {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) auto;
    gap: var(--s3);
    padding: var(--s3) var(--s4) var(--s3) var(--s1);
    transition: background var(--quick);
  }
  & > a:hover {
    background: var(--sunken);
  }
  &:has(> a[aria-current]) {
    background: var(--brand-soft);
    box-shadow: inset 0.1875rem 0 0 var(--brand);
  }
  & > a[aria-current]:hover {
    background: none;
  }
  & > a:focus-visible {
    box-shadow: inset 0 0 0 2px var(--brand);
    border-radius: 0;
  }
  & .mark {
    width: 3rem;
    height: 3rem;
    border-radius: var(--r-sm);
  }
  & strong {
    font-weight: 600;
    line-height: 1.3;
  }
  & small {
    color: var(--ink-2);
  }
  & small [data-outcome='removed'] {
    color: var(--hot);
    font-weight: 600;
  }
  & .ends {
    display: grid;
    justify-items: end;
    align-content: space-between;
    max-width: 6rem;
  }
  & .ends small {
    max-width: 100%;
    color: var(--brand);
    font-weight: 600;
  }
`

interface QueueRowProps {
  readonly item: QueueItem
  readonly to: string
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly onChoose: (isRange: boolean) => void
}

/** One case: what it is, why it is here, for how long, and who looks at it. */
export function QueueRow({ item, to, isOpen, isChosen, onChoose }: QueueRowProps) {
  const { post, poster, assignee } = item
  const now = useNow()
  const facts = [post.storeName, cardPrice(post).text].filter((part) => part !== null)
  const read = item.views24h === 0 ? [] : [viewsWords(item.views24h)]
  const told = [...read, ...facts]
  return (
    <Root data-chosen={isChosen}>
      <label>
        <VisuallyHidden>Choose {post.title}</VisuallyHidden>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        />
      </label>
      <Anchor to={to} {...(isOpen ? { 'aria-current': true } : {})} data-case={item.postId}>
        <span className="mark">
          {post.imageUrl !== null && <PostPicture address={post.imageUrl} sizes="3rem" width={48} height={48} />}
        </span>
        <span css={{ minWidth: 0 }}>
          <strong>{post.title}</strong>
          <small>{whyWords(item)}</small>
          <small>{told.join(' · ')}</small>
          <PosterLines {...poster} />
        </span>
        <span className="ends">
          <Waiting data-sla={item.sla}>
            <VisuallyHidden>Waiting for </VisuallyHidden>
            {waitingWords(item.waitingSince, now)}
          </Waiting>
          {assignee !== null && (
            <small title={holderWords(item) ?? ''}>
              {item.isKept ? `for ${assignee.assignee}` : assignee.assignee}
            </small>
          )}
        </span>
      </Anchor>
    </Root>
  )
}

/** Who posted it, how trusted they are, and what moderators decided last about their posts. */
function PosterLines({ username, trustLevel, decisions }: QueueItem['poster']) {
  return (
    <>
      <small>
        {username}, {trustWords(trustLevel).toLowerCase()}
      </small>
      {decisions.length > 0 && (
        <small>
          Last:{' '}
          {decisions.map(({ outcome, at }, place) => (
            <Fragment key={at}>
              {place > 0 && ', '}
              <span data-outcome={outcome}>{outcomeWords(outcome)}</span>
            </Fragment>
          ))}
        </small>
      )}
    </>
  )
}

/** Its place while it comes. */
export function QueueRowSkeleton() {
  return (
    <Root>
      <span css={{ width: '2.75rem' }} />
      <div>
        <Skeleton width="3rem" height="3rem" />
        <span>
          <Skeleton height="1.05rem" />
          <Skeleton width="80%" height="1.1rem" />
          <Skeleton width="60%" height="1.1rem" />
          <Skeleton width="70%" height="1.1rem" />
        </span>
        <Skeleton width="3rem" height="1.25rem" />
      </div>
    </Root>
  )
}
