import styled from '@emotion/styled'
import { useState } from 'react'
import type { PostCard } from '@deals/events'
import { usePostOverlay } from '../../lib/post-overlay.slice.ts'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'
import { CardContent, CardFrame } from './DealCard.tsx'
import { dismissed, DismissButton } from './DismissButton.tsx'
import { InLine } from './InLine.tsx'

const WhyForYou = dialogOnDemand(async () => (await import('./WhyForYou.tsx')).WhyForYou)

const Why = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--s2);
  margin-bottom: calc(-1 * var(--s2));
  color: var(--ink-2);
  font-size: var(--text-xs);
`

export interface RecommendedCardProps {
  readonly post: PostCard
  readonly isFirst: boolean
  /** Why it stands in a list that was made for the reader. */
  readonly reason: string | undefined
}

/** A post that was chosen for the reader, who may say that they are not interested. */
export function RecommendedCard({ post, isFirst, reason }: RecommendedCardProps) {
  const isDismissed = usePostOverlay(post.id).isDismissed === true
  // On another page, say: here nobody looks for what was in its place.
  const [wasDismissed] = useState(isDismissed)
  if (isDismissed) {
    return wasDismissed ? null : <dismissed.Content post={post} />
  }
  return <CardFrame name="recommended card" Content={RecommendedContent} shown={{ post, isFirst, reason }} />
}

function RecommendedContent({ post, isFirst, reason }: RecommendedCardProps) {
  return (
    <CardContent {...{ post, isFirst }} isMarked={post.isRecommended && reason === undefined}>
      <Why>
        {reason !== undefined && <Reason post={post} reason={reason} />}
        <DismissButton post={post} />
      </Why>
    </CardContent>
  )
}

/** A reason that tells more when it is asked. */
function Reason({ post, reason }: Pick<RecommendedCardProps, 'post'> & { readonly reason: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <InLine
        type="button"
        title="Why is this here?"
        css={{ whiteSpace: 'normal', textAlign: 'left', fontWeight: 400, textDecoration: 'underline dotted' }}
        onClick={() => setIsAsking(true)}
      >
        {reason}
      </InLine>
      {isAsking && <WhyForYou post={post} onClose={() => setIsAsking(false)} />}
    </>
  )
}
