import styled from '@emotion/styled'
import { useState, type ComponentType } from 'react'
import type { PostCard } from '@deals/events'
import { usePostOverlay } from '../../lib/post-overlay.slice.ts'
import { CardContent, CardFrame } from './DealCard.tsx'
import { dismissed, DismissButton } from './DismissButton.tsx'

/** The line that tells of the reader. */
export const Why = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--s2);
  margin-bottom: calc(-1 * var(--s2));
  color: var(--ink-2);
  font-size: var(--text-xs);
  /* Where they stand below each other, neither takes of the other's room. */
  @media (pointer: coarse) {
    row-gap: var(--s3);
  }
`

export interface RecommendedCardProps {
  readonly post: PostCard
  readonly isFirst: boolean
  /** Why it stands in a list that was made for the reader. */
  readonly reason: string | undefined
}

interface DrawnAs {
  /** Of what is drawn once for many. */
  readonly name?: string
  readonly Content?: ComponentType<RecommendedCardProps>
}

/** A post that was chosen for the reader, who may say that they are not interested. */
export function RecommendedCard({
  name = 'recommended card',
  Content = RecommendedContent,
  ...shown
}: RecommendedCardProps & DrawnAs) {
  const { post } = shown
  const isDismissed = usePostOverlay(post.id).isDismissed === true
  // On another page, say: here nobody looks for what was in its place.
  const [wasDismissed] = useState(isDismissed)
  if (isDismissed) {
    return wasDismissed ? null : <dismissed.Content post={post} />
  }
  return <CardFrame name={name} Content={Content} shown={shown} />
}

function RecommendedContent({ post, isFirst }: RecommendedCardProps) {
  return (
    <CardContent post={post} isFirst={isFirst} isMarked={post.isRecommended}>
      <Why>
        <DismissButton post={post} />
      </Why>
    </CardContent>
  )
}
